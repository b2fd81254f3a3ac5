import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The sha256 of everything the web build is made from.
 *
 * @param {string} rootDir
 */
export async function hashWebSources(rootDir) {
  const files = [
    ...(await listFiles(rootDir, 'web')),
    ...(await listFiles(rootDir, 'contract/src')),
    'package-lock.json',
    'tsconfig.base.json',
  ].sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(join(rootDir, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * @param {string} rootDir
 * @param {string} directory
 * @returns {Promise<string[]>}
 */
async function listFiles(rootDir, directory) {
  const entries = await readdir(join(rootDir, directory), { withFileTypes: true })
  const lists = entries.filter(isSource).map(async (entry) => {
    const path = `${directory}/${entry.name}`
    return entry.isDirectory() ? listFiles(rootDir, path) : [path]
  })
  return (await Promise.all(lists)).flat()
}

/** @param {import('node:fs').Dirent} entry */
function isSource(entry) {
  if (entry.isDirectory()) return entry.name !== 'node_modules' && !/^dist(\.|$)/.test(entry.name)
  return entry.isFile() && !/\.test\.tsx?$/.test(entry.name)
}
