import type { Config } from './config.ts'
import type { Speakers } from './providers/speakers/speakers.ts'
import { xvectorSpeakers } from './providers/speakers/xvector/xvector.ts'

/** The caller closes it. No process is started before the first use. */
export function chooseSpeakers(config: Pick<Config, 'SPEAKER_VOICES'>): Speakers | undefined {
  return config.SPEAKER_VOICES === 'on' ? xvectorSpeakers() : undefined
}
