const MEGABYTE = 1024 * 1024
const MAX_MB = 10

export const DOCUMENT_TYPES = '.txt,.md,.docx,.pdf'

/** The message says what the practitioner can do about it. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
}

/** The text of a txt, md, docx or pdf file, read in the browser. Rejects with UnreadableDocument. */
export async function readDocument(file: File): Promise<string> {
  if (file.size > MAX_MB * MEGABYTE) {
    throw new UnreadableDocument(`${file.name} is larger than ${String(MAX_MB)} MB.`)
  }
  const text = (await textOf(file)).replaceAll('\0', '').trim()
  if (text === '') {
    throw new UnreadableDocument(`There is no text in ${file.name}. A scan has to be typed.`)
  }
  return text
}

async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? ''
  try {
    switch (ending) {
      case 'txt':
      case 'md':
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      case 'docx':
        return (await import('./read-docx.ts')).readDocx(bytes)
      case 'pdf':
        return await (await import('./read-pdf.ts')).readPdf(bytes)
    }
  } catch {
    throw new UnreadableDocument(`${file.name} could not be read. It may be damaged or locked.`)
  }
  throw new UnreadableDocument(`${file.name} cannot be read. Use a txt, md, docx or pdf file.`)
}
