import { isBrand, isGeneric, isWideName } from '../../../clinical/lexicon/drug-brands.data.ts'
import { isDrug } from '../../../clinical/lexicon/drugs.data.ts'
import { capitalise, splitLead } from './sentence-lead.ts'

const ARTICLE = '(?:some |the |that |this |his |her |their )'
const PATIENT = '(?:the patient|him|her)'
const OBJECTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(continue|start|restart|resume) ${PATIENT} (?:on|with) `, 'gi'), '$1 '],
  [new RegExp(`\\bcontinue (?:his |her )?on (?=${ARTICLE})`, 'gi'), 'continue '],
  [
    new RegExp(
      `^((?:.*, )?(?:(?:will |can )?(?:prescribe|order|dispense|give))) (?:to )?${PATIENT} (?=(?:a|an|some|the|another|something)\\b|\\d|[a-z]+ \\d)`,
      'i',
    ),
    '$1 ',
  ],
  [
    new RegExp(`\\b(refer|send|write) ${PATIENT} (?=(?:back |out |up |over )?(?:to|for)\\b)`, 'gi'),
    '$1 ',
  ],
  [/\bto for\b/gi, 'for'],
  [/^((?:.*, )?(?:order|perform|repeat|check|get|do) [^,.]+?) on the patient\b/i, '$1'],
]
const NOW = '(?:(?<adverb>also|still|currently|already) )?'
const FIRST_DRUG = `(?=${ARTICLE}*(?<drug>[a-z-]+))`
const GIVEN = new RegExp(`^(?:we|i) have ${PATIENT} ${NOW}on ${FIRST_DRUG}`, 'i')
const TAKEN = new RegExp(`^the patient is ${NOW}(?:on|taking) ${FIRST_DRUG}`, 'i')
const NAMED = new RegExp(
  `(,|(?<![a-z])(?:add|adjust|and|avoid|continue|continue with|decrease|give|going with|hold|increase|is|keep|of|on|or|order|prescribe|reduce|resume|start|stay on|stop|switch to|take|takes|taking|to|try|use|using|with)) ${ARTICLE}(?=([a-z-]+)(?! (?:suppression|levels?|tests?)\\b))`,
  'gi',
)
/** 'That is going to be Mobic 15 mg': the order itself, without its announcement. */
const IT_IS = /^(?:it|that|this) (?:is going to be|will be|would be|is) (?=([a-z-]+) )/i
const A_DAY =
  /(\b\d+ ?(?:mg|mcg|ml|g|units?|tablets?|pills?|puffs?|capsules?)|\bonce|\btwice|\btimes)(,?) a day\b/gi
/** These have no capital though they are another name of a drug. */
const COMMON_NAMES = new Set(['aspirin', 'paracetamol', 'hctz'])

/** A drug that is given or taken now, as a list of medications has it. 'He' may be a relative, and stays. */
export function phraseTaking(sentence: string): string {
  const { lead, rest } = splitLead(sentence)
  const found = GIVEN.exec(rest) ?? TAKEN.exec(rest)
  const { adverb, drug = '' } = found?.groups ?? {}
  if (!found || !isDrug(drug.toLowerCase())) return sentence
  return `${lead}${adverb ? `${adverb} ` : ''}takes ${rest.slice(found[0].length)}`
}

/** An order names what is ordered, not for whom: 'continue the patient on the Norvasc' is 'continue the Norvasc'. */
export function phraseOrdered(sentence: string): string {
  if (/\b(?:i|we)\b/i.test(sentence.split(' ', 3).join(' '))) return sentence
  let text = sentence
  for (const [pattern, by] of OBJECTS) text = text.replace(pattern, by)
  return text.replace(IT_IS, (found: string, word: string) =>
    isDrug(word.toLowerCase()) ? '' : found,
  )
}

/** A drug in a list needs no article. */
export function dropArticles(sentence: string): string {
  return sentence.replace(NAMED, (found: string, before: string, word: string) =>
    isDrug(word.toLowerCase()) && !isWideName(word.toLowerCase()) ? `${before} ` : found,
  )
}

/** A dose is daily, and a brand has a capital. */
export function writeDoses(sentence: string): string {
  return sentence
    .replace(A_DAY, '$1$2 daily')
    .replace(/\b[a-z]{4,}\b/g, (word) =>
      isBrand(word) && !isGeneric(word) && !COMMON_NAMES.has(word) ? capitalise(word) : word,
    )
}
