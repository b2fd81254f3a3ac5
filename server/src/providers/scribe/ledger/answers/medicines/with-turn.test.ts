import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { withTurn } from './with-turn.ts'

const ORDER = 'doctor: We raise the iron.'

test.each([
  [[0, 1], [`${ORDER} Actually, stay on the 20.`]],
  [[0, 1], [`${ORDER} Actually, scratch that.`]],
  [[0, 1, 2], [`${ORDER} It is cheap. On second thought, leave it.`]],
  [
    [0, 1, 2],
    [ORDER, 'patient: It makes me sick.', "doctor: Then let's stay on the 20."],
  ],
  [[0], [`${ORDER} Actually, it is cheap.`]],
  [[0], [`${ORDER} We'll keep you on the zinc.`]],
  [[0], [ORDER, 'patient: Actually, leave it.']],
  [[0], [ORDER, 'patient: Fine.', 'patient: Good.', 'doctor: Scratch that.']],
  [[0], ['patient: I raise the iron.', 'doctor: Scratch that.']],
])('places %j: %j', (places, lines) => {
  expect(withTurn({ places: [0] }, spokenSentences(givenVisit(...lines))).places).toEqual(places)
})
