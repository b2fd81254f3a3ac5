import { runCommand } from './run-command.mjs'
import { step } from './progress.mjs'

/** How each system's packages provide a voice, without prompting. */
const INSTALLERS = [
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'espeak-ng'],
  ],
  [['dnf', 'install', '--assumeyes', 'espeak-ng']],
  [['apk', 'add', 'espeak-ng']],
]

/**
 * Tries to have espeak-ng, with which tests speak. Without it those that need real words are skipped,
 * and each says so.
 *
 * @param {string} rootDir
 * @param {import('./progress.mjs').Say} say
 */
export async function ensureVoice(rootDir, say) {
  /** @param {string[]} command */
  const canRun = async ([program = '', ...args]) => {
    const options = { cwd: rootDir, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    return runCommand(program, args, options).then(
      ({ code }) => code === 0,
      () => false,
    )
  }
  if (process.getuid?.() !== 0 || (await canRun(['espeak-ng', '--version']))) return
  for (const commands of INSTALLERS) {
    if (!(await canRun([commands[0]?.[0] ?? '', '--version']))) continue
    await step(say, 'Installing espeak-ng', async () => {
      for (const command of commands) await canRun(command)
    })
    return
  }
}
