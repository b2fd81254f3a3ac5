const FILE = /https?:\/\/\S+?\.js\b/

/**
 * Imports code once more after `error`. A browser may remember for the life of the page that a file
 * could not be fetched: where the error names the file, it is asked for by another address.
 */
export async function importAgain<Code>(error: unknown, load: () => Promise<Code>): Promise<Code> {
  const [file] = FILE.exec(error instanceof Error ? error.message : '') ?? []
  if (file === undefined) return load()
  return (await import(/* @vite-ignore */ `${file}?again=${String(Date.now())}`)) as Code
}
