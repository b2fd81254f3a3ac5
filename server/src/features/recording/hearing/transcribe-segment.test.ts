import { expect, test } from 'vitest'
import { waitBefore } from './transcribe-segment.ts'

test.each([
  [1, undefined, 1_000],
  [2, undefined, 2_000],
  [6, undefined, 32_000],
  [7, undefined, 60_000],
  [30, undefined, 60_000],
  [31, undefined, 600_000],
  [1_000, undefined, 600_000],
  [1, 20_000, 20_000],
  [7, 5_000, 60_000],
  [1, 86_400_000, 600_000],
])(
  'after %d attempts with a requested wait of %s ms, the next one is in %d ms',
  (tries, askedMs, waitMs) => {
    expect(waitBefore(tries, 1_000, askedMs)).toBe(waitMs)
  },
)
