import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { hasNegation, plainName, stemsOf, weightyOf } from './name-words.ts'
import { STATES_OF_TESTS, TESTS_WITHOUT_AMOUNT } from './states.data.ts'

interface Test {
  readonly name: string
  /** Whether it is one number, which can be high or low. */
  readonly isAmount: boolean
}

const AMOUNT_GROUPS = /^(?:vital|blood count|chemistry|hormones)/

const TESTS: ReadonlyMap<string, Test> = new Map(
  CONCEPT_ROWS.test
    .flatMap(({ name, others, group }) => {
      const isAmount = AMOUNT_GROUPS.test(group) && !TESTS_WITHOUT_AMOUNT.test(name)
      return [name, ...others].map(
        (one) => [stemsOf(plainName(one)).join(' '), { name, isAmount }] as const,
      )
    })
    .reverse(),
)
const STATES = new Map(
  STATES_OF_TESTS.flatMap(({ state, words, isOfAmount }) =>
    words.split(', ').map((said) => [stemsOf(said).join(' '), { state, isOfAmount }] as const),
  ),
)
const BETWEEN = new Set(['came', 'come', 'back', 'all', 'again', 'still'].flatMap(stemsOf))

/** 'white cells are up' is 'elevated white blood cell count': a test and how it is. */
export function nameState(stems: readonly string[]): string | undefined {
  if (stems.length < 2 || hasNegation(stems)) return undefined
  const last = stems.slice(0, -1)
  return named(last, stems.at(-1)) ?? named(stems.slice(1), stems[0])
}

function named(rest: readonly string[], word = ''): string | undefined {
  const found = STATES.get(word)
  if (found === undefined) return undefined
  const plain = rest.filter((stem) => !BETWEEN.has(stem))
  const test = TESTS.get(plain.join(' ')) ?? TESTS.get(weightyOf(plain).join(' '))
  if (test === undefined || (found.isOfAmount && !test.isAmount)) return undefined
  return found.isOfAmount ? `${found.state} ${test.name}` : `${test.name} ${found.state}`
}
