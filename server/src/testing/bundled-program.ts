import { join, relative, sep } from 'node:path'

const SERVER = join(import.meta.dirname, '../..')

/** Below the server's packages, which a bundle imports, and where no loader transforms anything. */
export function bundleFolder(name: string): string {
  return join(SERVER, 'node_modules/.cache/bundles', name)
}

/** The program that `bundleServer` has made of a file. */
export function bundledProgram(name: string, file: string): string {
  return join(bundleFolder(name), `${programName(file)}.mjs`)
}

export function programName(file: string): string {
  return relative(join(SERVER, '..'), file).replace(/\.ts$/, '').split(sep).join('-')
}
