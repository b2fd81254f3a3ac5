import { deflateRawSync } from 'node:zlib'

/** Speech has about 1.2, a person who says no six times about 3, a recogniser in a loop more. */
export const REPETITIVE = 2.4

/** How much shorter the text gets once what it repeats is left out. */
export function measureRepetition(text: string): number {
  const bytes = Buffer.from(text.toLowerCase())
  return bytes.length / deflateRawSync(bytes).length
}
