import { deflateRawSync } from 'node:zlib'

/** Speech scores about 1.2, a person who says no six times about 3, a looping recogniser more. */
export const REPETITIVE = 2.4

/** How much shorter the text becomes without its repetitions. */
export function measureRepetition(text: string): number {
  const bytes = Buffer.from(text.toLowerCase())
  return bytes.length / deflateRawSync(bytes).length
}
