import type { Fact } from '../ledger/fact.ts'
import { studyIn, testOf } from '../realise/telling/tell-result.ts'
import { numbersIn } from './numbers-in.ts'
import { hasOtherStudy, losesAbility } from './turns-round.ts'

type Known = Omit<Fact, 'said' | 'lines' | 'sureness'>

/**
 * Whether a sentence keeps what a fact must not be told without: its side, person, doubt, outcome,
 * study, condition and amounts. `around` are the sentences in which it was said.
 */
export function losesNothing(sentence: string, fact: Known, around: string): boolean {
  return (
    keepsSide(sentence, fact) &&
    keepsPerson(sentence, fact) &&
    keepsDoubt(sentence, fact) &&
    !isLimited(fact) &&
    !deniesAnew(sentence, fact, around) &&
    keepsDenial(sentence, fact) &&
    !losesAbility(sentence, fact) &&
    !hasOtherStudy(sentence, fact) &&
    keepsOutcome(sentence, fact) &&
    keepsStudy(sentence, fact) &&
    keepsCondition(sentence, fact, around) &&
    !takesCondition(sentence, fact, around) &&
    keepsAmounts(sentence, fact, around)
  )
}

function keepsSide(sentence: string, { attributes: { side } }: Known): boolean {
  return (side !== 'left' && side !== 'right') || hasWord(sentence, side)
}

const RELATIVES =
  /\b(?:mother|father|mom|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child\w*|aunts?|uncles?|cousins?|grand\w+|niece|nephew|wife|husband|partner|spouse|family|maternal|paternal)\b/i

/** Who has an illness may have been misread, who has none is nobody else. */
function keepsPerson(sentence: string, { who, polarity }: Known): boolean {
  if (who === 'patient') return true
  return polarity === 'absent' ? hasWord(sentence, who) : RELATIVES.test(sentence)
}

const DOUBT =
  /\b(?:possib\w*|consider\w*|suspect\w*|may|might|could|maybe|perhaps|probab\w*|likely|unlikely|rule out|question\w*|versus|concern\w*)\b/i

function keepsDoubt(sentence: string, { text }: Known): boolean {
  return !DOUBT.test(text) || DOUBT.test(sentence)
}

const DENIES = /^(?:[\w ,]+: )?(?:no|denies|not|never|without) /i
const DENIED =
  /\b(?:no|not|never|none|nothing|without|neither|nor|lack\w*|den(?:y|ies|ied))\b|n['’ ]?t\b/i

/** Where nobody has said no, nothing is denied. */
function deniesAnew(sentence: string, { polarity }: Known, around: string): boolean {
  return polarity === 'present' && DENIES.test(sentence) && !DENIED.test(around)
}

const TOLD_BY_DENIAL = new Set<Fact['kind']>([
  'complaint',
  'family',
  'history',
  'social',
  'symptom',
])
const NEGATIVE =
  /\b(?:decreased|difficult\w*|hardly|less|loss|poor\w*|reduced|trouble|unable|cannot)\b/i

/** What is there by being denied, 'not sleeping', 'able to walk but not far', stays denied. */
function keepsDenial(sentence: string, { kind, polarity, text }: Known): boolean {
  if (polarity !== 'present' || !TOLD_BY_DENIAL.has(kind)) return true
  return !/\b(?:not|never)\b/i.test(text) || DENIED.test(sentence) || NEGATIVE.test(sentence)
}

/** A denial that was taken back in part is told with what limits it, which only a quotation has. */
function isLimited({ polarity, attributes: { detail = '' } }: Known): boolean {
  return polarity === 'absent' && detail.startsWith('but ') && !NOTHING_UNUSUAL.test(detail)
}

const NOTHING_UNUSUAL = /^but (?:no,? )?nothing out of the ordinary\b/

/** 'No straight leg raise' is not what a negative one shows. */
function keepsOutcome(sentence: string, { text }: Known): boolean {
  return OUTCOMES.every((word) => !hasWord(text, word) || hasWord(sentence, word))
}

/** What was seen on a picture is told with it. */
function keepsStudy(sentence: string, fact: Known): boolean {
  const test = fact.kind === 'result' ? testOf(fact).test : ''
  const ofPart = test.slice(0, test.indexOf(studyIn(test))).trim()
  return hasWord(sentence, studyIn(test)) && hasWord(sentence, ofPart)
}

const OUTCOMES = ['negative', 'positive']

/** What turns round what follows stays itself. */
const EXCEPT = ['unless', 'until', 'except', 'only', 'instead']
const CONDITION =
  /\b(?:if|when|whenever|unless|until|once|while|after|before|with|without|in case|as needed|prn)\b/i
const DECIDED = new Set<Fact['kind']>(['plan', 'medication'])

function keepsCondition(
  sentence: string,
  { kind, attributes: { condition }, text }: Known,
  around: string,
): boolean {
  if (condition !== undefined && text.includes(condition) && !CONDITION.test(sentence)) return false
  const spoken = DECIDED.has(kind) ? around : text
  return (
    EXCEPT.every((word) => !hasWord(spoken, word) || hasWord(sentence, word)) &&
    (!DECIDED.has(kind) || hasWord(around, 'if') === hasWord(sentence, 'if'))
  )
}

const IF_OF_NEXT =
  /\b(?:and|but|then),? (?:then )?(?:only )?if\b.*\b(?:we|i|you)(?:['’](?:ll|d|re)| (?:will|would|can|could|may|might|should|are))\b/i

/** 'An MRI, and only if that is normal we will do an EMG': the condition is that of the EMG. */
function takesCondition(
  sentence: string,
  { kind, concept, attributes: { condition } }: Known,
  around: string,
): boolean {
  if (!DECIDED.has(kind) || condition !== undefined || !hasWord(sentence, 'if')) return false
  const from = around.search(IF_OF_NEXT)
  const words = wordsOf(concept).filter((word) => word.length > 2)
  const named = words.map((word) => around.toLowerCase().indexOf(word)).filter((at) => at >= 0)
  return from >= 0 && named.length > 0 && named.every((at) => at < from)
}

const AMOUNTS = new Set<Fact['kind']>(['medication', 'measurement'])
const TIMES_OF_DAY = /\b(?:morning|noon|lunch|afternoon|evening|night|bedtime|dinner)\b/gi
const RANGE = /(\d+)-(\d+)/
const BETWEEN = '(?:\\s+(?:to|or|and|maybe)\\s+|\\s*(?:-|,)\\s*)'

function keepsAmounts(sentence: string, fact: Known, around: string): boolean {
  const { kind, concept, text } = fact
  if (kind === 'medication' && !namesAllOf(concept, sentence)) return false
  // Different doses at different times of the day.
  const isSplit = AMOUNTS.has(kind) && (sentence.match(TIMES_OF_DAY) ?? []).length > 1
  const kept = numbersIn(sentence)
  const needed = numbersIn(isSplit ? `${text} ${around}` : text)
  const [range] = RANGE.exec(sentence) ?? []
  if (AMOUNTS.has(kind) && range !== undefined && !text.includes(range) && !hasRange(around))
    return false
  return [...needed].every((number) => kept.has(number))
}

const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)'

/** 'Two or three', and not 'ten, three times a day'. */
function hasRange(text: string): boolean {
  return new RegExp(`\\b${NUMBER}${BETWEEN}${NUMBER}\\b(?! times)`, 'i').test(text)
}

/** 'Co-codamol with caffeine' is no co-codamol. */
function namesAllOf(name: string, sentence: string): boolean {
  const words = name.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return words.every((word) => word === 'with' || sentence.toLowerCase().includes(word.slice(0, 5)))
}

/** Every one of these words. */
function hasWord(text: string, words: string): boolean {
  const found = new Set(wordsOf(text))
  return wordsOf(words).every((word) => found.has(word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
