import { parseArgs } from 'node:util'
import { formatTable } from '../durability/table.ts'
import { makeServerBundle, SCRIPTED } from '../support/server-bundle.ts'
import { runScenarios } from './run-scenarios.ts'
import { generatedSound, readClip } from './sound.ts'

/**
 * The same sound is sent straight, with its socket cut, with a socket that is silent, while another
 * session is recorded, with the server killed twice, and with its client killed: all transcripts must be equal, line by line and time by time. With --clip the
 * built-in recogniser hears a WAV file; without, a fingerprint of each segment is its text.
 */
const { values } = parseArgs({
  options: {
    clip: { type: 'string' },
    seconds: { type: 'string', default: '90' },
    cut: { type: 'string', default: '30' },
    speed: { type: 'string', default: '4' },
  },
})

const { clip } = values
await makeServerBundle()
const outcomes = await runScenarios({
  sound: clip === undefined ? generatedSound(Number(values.seconds)) : readClip(clip),
  speed: Number(values.speed),
  cutS: Number(values.cut),
  ...(clip === undefined && { command: SCRIPTED }),
})
const [first] = outcomes
const rows = outcomes.map(({ name, samples, lines, text }) => {
  return { name, samples, lines, isEqual: text === first?.text }
})
process.stdout.write(formatTable(rows))
if (clip !== undefined) process.stdout.write(`${first?.text ?? ''}\n`)
if (!first?.lines || rows.some(({ isEqual }) => !isEqual)) process.exitCode = 1
