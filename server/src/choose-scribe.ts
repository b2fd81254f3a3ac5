import type { Config } from './config.ts'
import { scriptedScribe } from './providers/scribe/scripted.ts'
import type { Scribe } from './providers/scribe/scribe.ts'

export function chooseScribe(_config: Config): Scribe {
  return scriptedScribe()
}
