import { describe, expect, test } from 'vitest'
import { mustKeep } from './must-keep.ts'
import { statementOf } from './testing/statement-of.ts'

describe('what a note must not miss', () => {
  test.each([
    ['takes metformin 500 mg', ['drug metformin', 'dose 500 mg']],
    ['i will start metformin', ['drug metformin', 'planned metformin']],
    ['that looks like cellulitis', ['condition cellulitis']],
    ['denies chest pain', ['denied pain']],
    ['feels hopeless', ['mood hopeless']],
    ['come back in 2 weeks', ['follow-up 2 weeks']],
    ['likes hiking', []],
  ])('%s', (text, musts) => {
    expect(mustKeep(statementOf(text), text)).toEqual(musts)
  })
  test('an open question says nothing', () => {
    expect(
      mustKeep(statementOf('do you take metformin', { isQuestion: true }), 'x metformin'),
    ).toEqual([])
  })
})
