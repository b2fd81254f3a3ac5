import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  readonly path: string
  readonly changedAt: Date
  /** Audio does not compress, and is stored as it is. */
  readonly content: string | { readonly stored: AsyncIterable<Uint8Array> }
}

const EARLIEST = new Date('1980-01-02T00:00:00Z')

/** One zip, written as its files arrive: memory holds only what is in transit. */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { path, changedAt, content } of files) {
    const isText = typeof content === 'string'
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    file.mtime = changedAt < EARLIEST ? EARLIEST : changedAt
    zip.add(file)
    if (isText) {
      file.push(Buffer.from(content), true)
    } else {
      for await (const part of content.stored) {
        file.push(part)
        yield* ready.splice(0)
      }
      file.push(new Uint8Array(0), true)
    }
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
