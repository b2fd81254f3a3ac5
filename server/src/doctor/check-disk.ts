import { statfs } from 'node:fs/promises'
import { bad, good, remark, type Finding } from './finding.ts'

const GIB = 1024 ** 3
/** An hour of audio is 318 MB. */
const LITTLE_GIB = 5
const TOO_LITTLE_GIB = 0.5

export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / GIB
  const text = `${free.toFixed(1)} GB are free at ${dataDir}`
  const advice = 'Make room, or set DATA_DIR to a larger disk: an hour of recording takes 0.3 GB.'
  if (free < TOO_LITTLE_GIB) return bad(text, advice)
  return free < LITTLE_GIB ? remark(text, advice) : good(text)
}
