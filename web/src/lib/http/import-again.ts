const FILE = /https?:\/\/\S+?\.js\b/

/**
 * Imports code again after `error`. A browser may remember for the life of the page that a file
 * could not be loaded: if the error names the file, it is requested from another address.
 */
export async function importAgain<Code>(error: unknown, load: () => Promise<Code>): Promise<Code> {
  const [file] = FILE.exec(error instanceof Error ? error.message : '') ?? []
  if (file === undefined) return load()
  return (await import(/* @vite-ignore */ `${file}?again=${String(Date.now())}`)) as Code
}
