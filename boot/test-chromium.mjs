import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, join } from 'node:path'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { StartupError } from './startup-error.mjs'

/** The same engine without windows, and a fifth faster. */
const SHELL = 'chromium-headless-shell'
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** How each system's packages provide Chromium, without prompting. */
const INSTALLERS = [
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ],
  [['dnf', 'install', '--assumeyes', 'chromium']],
  [['apk', 'add', 'chromium']],
  [['pacman', '-Sy', '--noconfirm', 'chromium']],
]

/** Never removes a package, and gives up soon on an unreachable mirror. */
const SHELL_INSTALLER = [
  ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', '--no-remove', SHELL],
]

/**
 * @typedef {object} Surroundings
 * @property {string} rootDir
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot
 * @property {readonly string[]} elsewhere full paths to try besides the names on the PATH
 * @property {import('./progress.mjs').Say} say
 */

/**
 * @param {string} rootDir
 * @param {import('./progress.mjs').Say} say
 * @returns {Surroundings}
 */
export function surroundings(rootDir, say) {
  const elsewhere = [...ELSEWHERE, playwrightsOwn(rootDir)]
  return { rootDir, env: process.env, isRoot: process.getuid?.() === 0, elsewhere, say }
}

/**
 * The path of a Chromium that runs; installs one where the system's packages allow it.
 *
 * @param {Surroundings} around
 */
export async function ensureChromium(around) {
  const { env, isRoot, say } = around
  if (env.CHROMIUM_PATH) {
    if (await canRun(env.CHROMIUM_PATH, around)) return env.CHROMIUM_PATH
    throw new StartupError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but no browser runs there.`)
  }
  const found = await findChromium(around)
  if (found) {
    const canBeQuicker = basename(found) === 'chromium'
    return (canBeQuicker ? await installShell(around) : undefined) ?? found
  }

  const shell = await installShell(around)
  if (shell) return shell
  const commands = INSTALLERS.find(([command]) => onPath(command?.[0] ?? '', env).length > 0)
  const failure =
    commands && isRoot
      ? await step(say, 'Installing Chromium', () => install(commands, around))
      : ''
  const installed = await findChromium(around)
  if (installed) return installed
  throw new StartupError(howToInstall(commands, failure))
}

/**
 * The shell of Debian's packages, where root may install it: with it nothing else is needed, and a
 * Chromium that is there already is slower.
 *
 * @param {Surroundings} around
 */
async function installShell(around) {
  const { env, isRoot, say } = around
  if (!isRoot || onPath('apt-get', env).length === 0) return
  await step(say, 'Installing the quicker shell of Chromium', () =>
    install(SHELL_INSTALLER, around),
  )
  return findChromium(around)
}

/** @param {Surroundings} around */
async function findChromium(around) {
  const candidates = [...NAMES.flatMap((name) => onPath(name, around.env)), ...around.elsewhere]
  for (const candidate of candidates) {
    // Ubuntu's chromium-browser may be a script that only asks for a snap.
    if (existsSync(candidate) && (await canRun(candidate, around))) return candidate
  }
  return undefined
}

/**
 * @param {string} path
 * @param {Surroundings} around
 */
async function canRun(path, { rootDir }) {
  // There, `--version` opens a window.
  if (process.platform === 'win32') return existsSync(path)
  const signal = AbortSignal.timeout(30_000)
  return runCommand(path, ['--version'], { cwd: rootDir, signal }).then(
    ({ code }) => code === 0,
    () => false,
  )
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(name, env) {
  const directories = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return directories.map((directory) => join(directory, name)).filter((path) => existsSync(path))
}

/**
 * @param {string[][]} commands
 * @param {Surroundings} around
 * @returns {Promise<string>} what a failed command wrote, else nothing
 */
async function install(commands, { rootDir, env }) {
  for (const [program = '', ...args] of commands) {
    const { code, output } = await runCommand(program, args, {
      cwd: rootDir,
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) return output
  }
  return ''
}

/**
 * @param {string[][] | undefined} commands
 * @param {string} failure
 */
function howToInstall(commands, failure) {
  const command = commands?.map((words) => `sudo ${words.join(' ')}`).join(' && ')
  return [
    'The browser tests need Chromium, and none was found.',
    ...(failure ? [`Installing it failed:\n\n${failure.trim()}\n`] : []),
    'Do one of these, then run the tests again:',
    ...(command ? [`  ${command}`] : []),
    '  npx playwright install --with-deps chromium',
    '  set CHROMIUM_PATH to a Chromium or Chrome that is installed elsewhere',
  ].join('\n')
}

/** @param {string} rootDir */
function playwrightsOwn(rootDir) {
  const { chromium } = createRequire(join(rootDir, 'e2e', 'package.json'))('@playwright/test')
  return String(chromium.executablePath())
}
