import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import type { Passage } from '../passage.ts'
import { TURNS_BACK } from './medicine.data.ts'

const MOST_SENTENCES = 3
const MOST_LINES = 2

/** What the clinician decides with the words that take it back, and what was said between. */
export function withTurn(passage: Passage, spoken: readonly SpokenSentence[]): Passage {
  const places = passage.places.flatMap((place) => [place, ...turnBehind(place, spoken)])
  return { places: [...new Set(places)].sort((a, b) => a - b) }
}

function turnBehind(place: number, spoken: readonly SpokenSentence[]): number[] {
  const here = spoken[place]
  if (here?.role !== 'clinician') return []
  const behind = spoken.flatMap((each, at) =>
    at > place && each.line <= here.line + MOST_LINES && each.text !== '' ? [at] : [],
  )
  const near = behind.slice(0, MOST_SENTENCES)
  const turn = near.findIndex((at) => {
    const next = spoken[at]
    return next?.role === 'clinician' && TURNS_BACK.test(next.text)
  })
  return turn < 0 ? [] : near.slice(0, turn + 1)
}
