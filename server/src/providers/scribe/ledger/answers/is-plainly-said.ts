import type { Fact } from '@chartwright/contract/facts'
import { isTooDoubtful } from '../choosing/doubt/is-too-doubtful.ts'
import { isSaidAcrossDrugs } from '../sheet/telling/is-said-across-drugs.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { NO_SUBSTANCE } from './allergy.data.ts'
import { NOT_TO_STOP } from './medicines/medicine.data.ts'
import type { Passage } from './passage.ts'

/** Of facts under it, one in four was read wrongly. */
const LEAST = 0.7

/** Whether a fact can be told as a statement; else only its own words are. */
export function isPlainlySaid(
  fact: Fact,
  { places }: Passage,
  spoken: readonly SpokenSentence[],
): boolean {
  if (fact.source !== 'heard' || fact.said.length === 0) return true
  if ((fact.sureness ?? 1) < LEAST || isTooDoubtful(fact)) return false
  if (fact.kind === 'medication' && isSaidAcrossDrugs(fact, spoken)) return false
  if (fact.polarity === 'absent' && goesOn(places, spoken)) return false
  const text = places.map((place) => spoken[place]?.text ?? '').join(' ')
  return !LOSES.some(({ of, words, told }) => of(fact) && words.test(text) && !told(fact))
}

/** 'No.' and in another line 'Well, I have a boyfriend': what follows may take the no back. */
function goesOn(places: readonly number[], spoken: readonly SpokenSentence[]): boolean {
  const own = places
    .flatMap((place) => spoken[place] ?? [])
    .filter(({ role }) => role === 'patient')
  const [first] = own
  return own.some(({ line, text }) => line !== first?.line && text !== '' && !AGREES.test(text))
}

const AGREES = /^(?:(?:um+|uh+|well|oh),? )*(?:no|not|nothing|never|none|nope|i don't|i haven't)\b/i

interface Loses {
  readonly of: (fact: Fact) => boolean
  readonly words: RegExp
  /** Whether the fact says it itself. */
  readonly told: (fact: Fact) => boolean
}

/** What else is smoked is not tobacco. */
const OTHER_SMOKE = /\b(?:weed|cannabis|marijuana|joints?|thc|somebody|someone|people|around)\b/i
const isDecision = ({ kind, status }: Fact) =>
  kind === 'plan' || (kind === 'medication' && status !== 'takes' && status !== 'took')
const DOSE = '(?:milligrams?|mg|micrograms?|mcg|grams?|units?|puffs?|tablets?|pills?)'

/** 'one sixty nine over seventy four' is not 169/70. */
const OVER_UNITS = /\b(?:over|on) \w+ty[- ](?:one|two|three|four|five|six|seven|eight|nine)\b/i
const isRound = ({ attributes: { value = '' } }: Fact) => /\/\s*\d+0$/.test(value)

/** '.6' and 'point six' are no 6. */
const DECIMAL = /(?<!\d)\.\d|\bpoint (?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/i

/** What a sentence says of a fact and its statement would leave out. */
const LOSES: readonly Loses[] = [
  {
    of: isDecision,
    words:
      /\b(?:(?<!\bsee |\bknow |\bwonder )if|unless|depending|in case|as long as|until|whether)\b/i,
    told: ({ attributes: { condition } }) => condition !== undefined,
  },
  {
    of: isDecision,
    words: /\b(?:may|maybe|might|perhaps|possibly|probably|could|consider|option|options)\b/i,
    told: ({ certainty }) => certainty !== 'sure',
  },
  {
    of: ({ kind, attributes: { dose, amount } }) =>
      kind === 'medication' && (dose ?? amount) !== undefined,
    words: new RegExp(
      `\\b${DOSE}\\b.*\\b${DOSE}\\b|\\bfrom \\S+ to\\b|\\bhalf\\b|\\btwo \\S+ (?:hundred|\\d+)`,
      'i',
    ),
    told: () => false,
  },
  {
    of: ({ kind, polarity }) => kind === 'medication' && polarity === 'present',
    words:
      /\b(?:\w+n't|not|never|cannot|unable|without|avoid|react\w*|allerg\w*|intoleran\w*|other than|except|ran out|out of|stopped|used to)\b/i,
    told: ({ status }) => status === 'stop' || status === 'took' || status === 'hold',
  },
  {
    of: ({ kind, status }) => kind === 'medication' && (status === 'stop' || status === 'hold'),
    words: NOT_TO_STOP,
    told: () => false,
  },
  {
    of: isDecision,
    words:
      /\b(?:something|anything|someone|others?|painkillers?|medications?|\w+er),? (?:like|such as)\b/i,
    told: ({ certainty }) => certainty !== 'sure',
  },
  {
    of: ({ kind }) => kind === 'family',
    words: /\badopted\b|\b(?:don't|do not) (?:really )?know\b|\bno idea\b|\bnot sure\b|\bunsure\b/i,
    told: () => false,
  },
  {
    of: (fact) => fact.kind === 'measurement' && isRound(fact),
    words: OVER_UNITS,
    told: () => false,
  },
  {
    of: ({ kind, attributes: { value = '' } }) =>
      (kind === 'measurement' || kind === 'result') && /\d/.test(value) && !value.includes('.'),
    words: DECIMAL,
    told: () => false,
  },
  {
    of: ({ attributes: { frequency = '' } }) => /^up to once\b/.test(frequency),
    words: /\S/,
    told: () => false,
  },
  {
    of: ({ kind, concept }) => kind === 'social' && /smok|tobacco/.test(concept),
    words: OTHER_SMOKE,
    told: ({ concept }) => OTHER_SMOKE.test(concept),
  },
  {
    of: ({ kind, concept, polarity }) =>
      kind === 'allergy' && polarity === 'present' && NO_SUBSTANCE.test(concept),
    words: /\S/,
    told: () => false,
  },
  {
    of: ({ kind, concept, attributes: { value = '' } }) =>
      kind === 'measurement' && concept === 'blood pressure' && !/\d\s*\/\s*\d/.test(value),
    words: /\S/,
    told: () => false,
  },
  {
    of: ({ kind }) => kind === 'measurement' || kind === 'result',
    words: /\b(?:last|previous(?:ly)?|ago|before|used to be|had been)\b.*\b(?:today|now)\b/i,
    told: () => false,
  },
  {
    of: ({ kind }) => kind === 'measurement',
    words: /\bpounds? (?:and )?\w+ ounces?\b/i,
    told: ({ attributes: { value = '', unit = '' } }) => /\boz\b|ounce/.test(`${value} ${unit}`),
  },
]
