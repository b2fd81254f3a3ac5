import { expect, test } from 'vitest'
import { isReadFromAfar } from './is-read-from-afar.ts'

const at = (segmentId: string, from: number, words: string) => ({
  segment_id: segmentId,
  from,
  to: from + words.length,
  words,
})
const drug = at('a', 0, 'metoprolol')

test.each([
  ['beside the name', { dose: '50 mg' }, [drug, at('a', 12, '50 milligrams')], false],
  ['further on in the line', { dose: '50 mg' }, [drug, at('a', 60, '50 milligrams')], true],
  ['before the name', { dose: '50 mg' }, [at('a', 60, 'metoprolol'), at('a', 0, '50')], true],
  ['in the next line', { frequency: 'once daily' }, [drug, at('b', 0, 'once a day')], true],
  ['nowhere: only the answer is', {}, [drug, at('b', 0, 'yes')], false],
  ['in the name itself', { dose: '50 mg' }, [drug], false],
  ['typed', { dose: '50 mg' }, [], false],
])('an amount or a time that was said %s', (_, attributes, said, isFar) => {
  expect(isReadFromAfar({ attributes, said })).toBe(isFar)
})
