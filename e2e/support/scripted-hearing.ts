import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '../../server/src/lib/write-wav.ts'
import { scriptedStt } from '../../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../../server/src/providers/voice/energy.ts'
import { VOICE_INPUT_RATE_HZ } from '../../server/src/providers/voice/voice.ts'
import { joined, silence, speech } from '../../server/src/testing/sound.ts'
import { fakeMicrophone, testHearing } from './hearing.ts'

const CLIP = join(tmpdir(), `chartwright-scripted-hearing-${String(process.pid)}.wav`)

let hear: () => Promise<string> = () => Promise.resolve('')

/** From now on, each utterance is heard as what the script answers. */
export function scriptHearing(script: () => Promise<string>): void {
  hear = script
}

/** One server and one browser for all files that use it in turn: each scripts what is heard. */
export const test = testHearing(
  { stt: scriptedStt(() => hear()), voice: energyVoice() },
  { practitioners: 16, env: { STT_INTERIM: 'off' } },
).extend({
  launchOptions: [
    // Playwright reads the names of the fixtures it needs from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await writeFile(CLIP, writeWav(joined(speech(4), silence(1)), VOICE_INPUT_RATE_HZ))
      await use(fakeMicrophone(CLIP).launchOptions)
    },
    { scope: 'worker' },
  ],
})
