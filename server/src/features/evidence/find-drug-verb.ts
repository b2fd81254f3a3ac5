import { isQuestion } from '../../clinical/find-question.ts'

/** As a note says what becomes of a drug, and where. */
interface DrugVerb {
  readonly says: string
  readonly topic: 'plan' | 'medications'
}

const WHOM = '(?: (?:you|him|her|them))?'
/** 'start you on', 'stop taking': what belongs to the verb before it. */
const ON = `${WHOM}(?: back)?(?: (?:on|taking|using|to take|to use))?`
const WILL =
  "(?:will|going to|want to|like to|have to|need to|should|can|could|let's)(?: (?:just|also|probably|go ahead and))*"
const TAKE = '(?:take|use|try)'
/** Said to somebody who is to do it. */
const TOLD =
  "(?:you (?:can|could|should|may|must|will|need to|have to|want to|ought to)|(?:want|like|need|have|advise|ask|encourage|recommend|tell) you(?: to)?|let's|go ahead and|please)(?: (?:just|also|still|then|always))*"

const VERBS: readonly (readonly [pattern: RegExp, verb: DrugVerb])[] = [
  [wordsOf(`(?:stopped|quit|came off|been off|ran out)${ON}`), takes('Has stopped')],
  [wordsOf(`(?:stop|discontinue|hold)${ON}`), plans('Stop')],
  [wordsOf('(?:increase|go up)'), plans('Increase')],
  [wordsOf('(?:decrease|cut down|go down|lower)'), plans('Decrease')],
  [wordsOf(`(?:continue${ON}|(?:stay|keep)${WHOM} (?:on|taking|using))`), plans('Continue')],
  [wordsOf('refills?(?: (?:on|of))?'), plans('Refill')],
  [
    wordsOf(
      `(?:(?:start|prescrib\\w+|begin|give you|order\\w*|send in|add)${ON}|${WILL} put${ON})`,
    ),
    plans('Start'),
  ],
  [wordsOf(`${TOLD} ${TAKE}`), plans('Take')],
  [
    wordsOf(
      '(?:took|tried(?: to take| taking)?|have taken|has taken|have been taking some|(?:was|were|had been) (?:also )?(?:on|taking|using))',
    ),
    takes('Has taken'),
  ],
  [wordsOf('(?:take|takes|taking|on|using|uses?)'), takes('Takes')],
]
/** 'Take two of these': advice, but for who was asked and answers without an 'I'. */
const IMPERATIVE = [
  new RegExp(`^(?:(?:and|so|then|but|okay|alright|also|just)[ ,]+)*${TAKE}\\b`, 'g'),
  plans('Take'),
] as const
const NO_VERB = takes('')

export function hasDrugVerb(text: string): boolean {
  return VERBS.some(([pattern]) => text.search(pattern) >= 0)
}

/** 'Stop the one and start the other': what ends last before a drug is its verb, else the first after it. */
export function findDrugVerb(
  { text, before }: { readonly text: string; readonly before: string },
  drug: string,
): DrugVerb {
  const said = text.slice(0, text.indexOf(drug))
  let best: DrugVerb | undefined
  let bestEnd = -1
  for (const [pattern, verb] of isQuestion(before) ? VERBS : [IMPERATIVE, ...VERBS]) {
    for (const match of said.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (end > bestEnd) [best, bestEnd] = [verb, end]
    }
  }
  return best ?? VERBS.find(([pattern]) => text.search(pattern) >= 0)?.[1] ?? NO_VERB
}

function wordsOf(words: string): RegExp {
  return new RegExp(`\\b${words}\\b`, 'g')
}

function takes(says: string): DrugVerb {
  return { says, topic: 'medications' }
}

function plans(says: string): DrugVerb {
  return { says, topic: 'plan' }
}
