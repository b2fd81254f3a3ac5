import { readFileSync } from 'node:fs'
import { feed, type Feed } from './feed.ts'

/** A client in a process of its own, that can be killed: `client.ts <job.json> <sound.pcm>`. */
const [jobPath = '', soundPath = ''] = process.argv.slice(2)
const job = JSON.parse(readFileSync(jobPath, 'utf8')) as Omit<Feed, 'sound'>
const bytes = readFileSync(soundPath)
const sound = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2)
await feed({ ...job, sound })
process.exit()
