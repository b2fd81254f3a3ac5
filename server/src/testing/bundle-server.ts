import { rm } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { bundleFolder, programName } from './bundled-program.ts'

const PLACE_OR_PROGRAM = /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.url/g

/**
 * Makes one program of each of these files, and of each that they start as a process: loading it
 * takes a fraction of what loading a thousand TypeScript files does. An older bundle is replaced.
 */
export async function bundleServer(name: string, files: readonly string[]): Promise<void> {
  const dir = bundleFolder(name)
  await rm(dir, { recursive: true, force: true })
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [programName(file), file])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@chartwright/'),
    plugins: [keepPlaces(dir)],
  })
  await bundle.write({
    dir,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
}

/** Weights and migrations are found beside their sources, and other programs in the bundle. */
function keepPlaces(dir: string): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      const source = relative(dir, id).split(sep).join('/')
      const place = `new URL('${source}', import.meta.url).href`
      return code.replace(PLACE_OR_PROGRAM, (_, file?: string) => {
        if (file === undefined) return place
        const program = join(dirname(id), file)
        const fileName = `${programName(program)}.mjs`
        this.emitFile({ type: 'chunk', id: program, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  }
}
