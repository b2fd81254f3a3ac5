import type { FactKind } from '@chartwright/contract/facts'
import { findConcept, findCondition, findExactConcept, findNamed } from './concept-names.ts'
import { BUILT_IN_DRUGS, type DrugNames } from './drug-names.ts'
import { nameAllergy } from './name-allergy.ts'
import { countModifiers, qualifierBefore } from './leftover-words.ts'
import { findMeasure } from './name-measure.ts'
import { nameIdiom } from './name-idiom.ts'
import { isSite } from './name-at-site.ts'
import { plainOf, stemsOf } from './name-words.ts'
import { reword, rewordEvent } from './reword.ts'

/** How a clinician leads over to a problem: 'so for your third problem of …'. */
const LEAD_OVER =
  /^(?:(?:so|and|now|then|as|for|from|with|regarding|your|the|my) )*(?:(?:first|second|third|fourth|fifth|next|last|other|main) )(?:problem|diagnosis|issue|concern|thing)s?(?: (?:of|is|was|being|here|for|with))*(?: (?:your|the|that))? (?=\S)/
/** What stands before a name and is no part of it. */
const LEADING = new Set(
  "a an the my your his her their our some any this that these those of to and or with for in on i you we he she it they is are was were be been being am has have had having do does did get gets got getting feel feels feeling felt no not also just really very like little bit lot kind sort um uh so well still there will would going gonna want need let's lets me us please continue start order take taking takes try keep put give see might may could probably possibly likely think maybe appreciate appreciated notice noticed hear heard".split(
    ' ',
  ),
)
const TRAILING = new Set(
  'and or but the a an my your his her of to in on at for with so too also now today again though then there here is are was that this it you i we okay yeah really anything all stuff along because'.split(
    ' ',
  ),
)
const SIDES =
  /(?:\b(?:on|to) (?:the |my |your |his |her )?(?:left|right)(?:[- ]hand)? side(?: of)?\b|\bon the (?:left|right)(?= (?:is|are|was|were|looks?|and|or|but)\b|$)|\b(?:left|right|bilateral|bilaterally)\b(?!-| (?:handed|ventric|atri|bundle|heart cath|upper quadrant|lower quadrant))) ?/g
/** 'we do not need any more x-rays': that they are not needed is read apart. */
const NO_NEED =
  /^(?:(?:i|we|you|it|that|so|and|but|then) )*(?:(?:do|does|did|will|would|should|is|are) )?not (?:(?:think|believe|feel|see) (?:(?:that|like) )?(?:(?:we|you|i|it|there|she|he) )?(?:is |would |will )?)?(?:(?:really|actually|even|necessarily|going to|gonna) )*(?:need(?:ed|s)?|want|have|required?|necessary|recommend(?:ing)?|order|do|repeat)\b(?: to)?(?: (?:be|do|doing|order|ordering|get|getting|repeat|have))*(?: (?:any|an?|the|more|further|another|other))* (?=\S)/
const COMING_BACK =
  /^(?:.* )?(?:(?:see|check) (?:you|him|her(?! (?!again|back|in|next|for|up|on|over|at|then|this|soon|sooner|tomorrow|today|every|here|after|before|once|when|and|within|by|regularly|then|mon|tues|wednes|thurs|fri|satur|sun)\w))|come back|return)\b(?!.* (?:if|when) )/

/**
 * The clinical name of what was said: 'short of breath' is 'shortness of breath'. A drug keeps the name
 * that was said, rightly spelled: 'lysinopril' is 'lisinopril', 'zestril' stays.
 */
export function nameConcept(
  kind: FactKind,
  words: string,
  drugs: DrugNames = BUILT_IN_DRUGS,
): string {
  const lead = plainOf(words).replace(LEAD_OVER, '')
  const said = nameIdiom(kind, kind === 'plan' ? lead.replace(NO_NEED, '') : lead)
  // 'appendix removed' has a name of its own, 'broke my ankle' has not.
  const plain = findNamed(kind, said) === undefined ? rewordEvent(kind, said) : said
  const bare = stripEnds(kind, plain.replace(SIDES, '').trim())
  const reworded = reword(kind, bare)
  return (
    (MEASURED.has(kind) ? findExactConcept('measurement', bare) : undefined) ??
    findName(kind, plain, drugs) ??
    findName(kind, bare, drugs) ??
    findReworded(kind, reworded, drugs) ??
    nameInside(kind, bare) ??
    nameBehind(kind, reworded) ??
    nameBefore(kind, reworded) ??
    (reworded || bare || plain || words.toLowerCase())
  )
}

/** What was measured, without how it was, is not raised. */
const MEASURED = new Set<FactKind>(['finding'])
const FELT = new Set<FactKind>(['complaint', 'symptom'])

/** What has a number in it would lose it, and trouble that is felt is no disease. */
function findReworded(kind: FactKind, reworded: string, drugs: DrugNames): string | undefined {
  if (/\d/.test(reworded)) return findExactConcept(kind, reworded)
  const [, removed] = /^(\w+) removal$/.exec(reworded) ?? []
  const found =
    (removed === undefined ? undefined : findNamed(kind, `${removed} removed`)) ??
    findName(kind, reworded, drugs)
  const isWorse = FELT.has(kind) && / problems$/.test(reworded) && / disease$/.test(found ?? '')
  return isWorse ? undefined : found
}

/** Where, when and how much stand behind a name. */
const BEHIND =
  /^(?:in|on|at|over|around|near|to|into|down|across|along|behind|below|above|under|through|throughout|with|without|when|while|after|before|during|for|from|since|of|last|every|all|twice|earlier|again|yesterday|today|tonight|this)$/
const NAMED_BEFORE = new Set<FactKind>(['complaint', 'symptom', 'finding', 'result', 'history'])

const NAMED_BEHIND = new Set<FactKind>([...NAMED_BEFORE, 'family', 'assessment', 'plan'])

/** 'throwing up in the mornings' is vomiting in the mornings: the name by the tables, the rest as it is. */
function nameBefore(kind: FactKind, reworded: string): string | undefined {
  if (!NAMED_BEFORE.has(kind)) return undefined
  const words = reworded.split(' ')
  for (let at = words.length - 1; at > 0; at -= 1) {
    if (!BEHIND.test(words[at] ?? '')) continue
    const head = words.slice(0, at).join(' ')
    const name = findExactConcept(kind, head)
    if (name === undefined || saysMore(name, head)) continue
    const told = [name, ...words.slice(at)].join(' ')
    return findNamed(kind, told) ?? told
  }
  return undefined
}

/** 'proximal humerus fracture', 'upper tummy ache': which one it is stays before the name. */
function nameBehind(kind: FactKind, reworded: string): string | undefined {
  const words = reworded.split(' ')
  const from = countModifiers(words)
  if (from === 0 || !NAMED_BEHIND.has(kind)) return undefined
  const rest = words.slice(from).join(' ')
  const name = findExactConcept(kind, rest) ?? nameBefore(kind, rest)
  if (name === undefined) return undefined
  return [...words.slice(0, from), `${name}s` === rest ? rest : name].join(' ')
}

const LONG_WORDS = 5
/** What was taken out is not there any more. */
const OPERATED = /^(?:removal|excision|resection|surgery|repair)$/
/** 'fracture of the talus': what it is of ends the name. */
const OF_PART = /^(?:of|in) (?:the|your|his|her|my) ([a-z]+(?: [a-z]+)?)$/
/** 'the sugar has come back normal' concludes nothing of diabetes. */
const MEASURE = /^(?:the )?sugars?$/

/** A conclusion that runs on is named by the condition in it: 'diabetes it sounds like you are doing well'. */
function nameInside(kind: FactKind, bare: string): string | undefined {
  const words = bare.split(' ')
  if (kind !== 'assessment' || words.length < LONG_WORDS) return undefined
  for (let size = Math.min(LONG_WORDS, words.length); size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const part = words.slice(from, from + size).join(' ')
      const name = part.length > 3 && !MEASURE.test(part) ? findCondition(part) : undefined
      if (name === undefined) continue
      const before = qualifierBefore(`${words.slice(0, from).join(' ')} `)
      const done = words[from + size] ?? ''
      if (OPERATED.test(done)) return `${before}${name} ${done}`
      const behind = OF_PART.exec(words.slice(from + size).join(' '))?.[1] ?? ''
      return `${before}${name}${behind === '' ? '' : ` of the ${behind}`}`
    }
  return undefined
}

/** 'polyps' in the nose are no colon polyps, a brisk refill of 3 seconds is not called normal first. */
function saysMore(name: string, head: string): boolean {
  const said = stemsOf(head)
  const stems = stemsOf(name)
  return (
    (stems.length > said.length && said.every((stem) => stems.includes(stem))) ||
    stems.some((stem) => isSite(stem) && !said.includes(stem)) ||
    / (?:normal|clear|intact|present)$/.test(name)
  )
}

/** Whether the tables know what the words name. */
export function isKnownName(
  kind: FactKind,
  words: string,
  drugs: DrugNames = BUILT_IN_DRUGS,
): boolean {
  const plain = plainOf(words).replace(LEAD_OVER, '')
  const bare = stripEnds(kind, plain.replace(SIDES, '').trim())
  return (findName(kind, plain, drugs) ?? findName(kind, bare, drugs)) !== undefined
}

function findName(kind: FactKind, plain: string, drugs: DrugNames): string | undefined {
  if (plain === '') return undefined
  if (kind === 'medication') return drugs.nameDrug(plain)
  if (kind === 'allergy') return nameAllergy(plain, drugs) ?? findConcept(kind, plain)
  if (kind === 'measurement') return findMeasure(kind, plain)
  const found = findConcept(kind, plain)
  return found ?? (kind === 'plan' && COMING_BACK.test(plain) ? 'follow-up' : undefined)
}

function stripEnds(kind: FactKind, plain: string): string {
  const words = plain.split(' ')
  let from = 0
  let to = words.length
  while (from < to && LEADING.has(words[from] ?? '') && !isOfAdvice(kind, words, from)) from += 1
  while (to > from && TRAILING.has(words[to - 1] ?? '') && !isDrunk(words, to - 1)) to -= 1
  const bare = words.slice(from, to).join(' ')
  return kind === 'plan' ? bare.replace(/^not (?:to )?/, 'do not ') : bare
}

/** Who drinks drinks alcohol, who drinks anything may drink water. */
function isDrunk(words: readonly string[], at: number): boolean {
  return words[at] === 'anything' && /^drink(?:s|ing)?$/.test(words[at - 1] ?? '')
}

/** Without its 'no' advice would be the opposite, and 'keep it dry' would be 'dry'. */
function isOfAdvice(kind: FactKind, words: readonly string[], at: number): boolean {
  if (kind !== 'plan') return false
  if (words[at] === 'take' && DRUGS_BEHIND.test(words.slice(at + 1).join(' '))) return true
  return /^(?:not?|keep)$/.test(words[at] ?? '') && !GOES_ON.test(words[at + 1] ?? '')
}

/** How drugs are taken is advice; 'take the tablets' alone names them. */
const DRUGS_BEHIND =
  /^the (?:medication|medicine|tablet|pill)s (?:on time|consistently|as prescribed|as directed)$/
/** 'keep taking', 'keep on with' */
const GOES_ON = /^(?:taking|using|on|doing|going|up|with|an|me|us|in)$/
