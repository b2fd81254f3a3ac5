import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'

interface StructNode {
  readonly role?: string
  readonly children?: readonly StructNode[]
}

/** A PDF as another program reads it: each page's text, and the tags of its structure. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; tags: string[] }> {
  // It looks for drawing functions, which are not needed here.
  const stub = function () {}
  Object.assign(globalThis, { DOMMatrix: stub, ImageData: stub, Path2D: stub })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  })
  const document = await loading.promise
  const pages: string[] = []
  const tags: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    pages.push(items.map((item) => ('str' in item ? lineOf(item) : '')).join(''))
    tags.push(...tagsOf((await page.getStructTree()) as StructNode | null))
  }
  await loading.destroy()
  return { pages, tags }
}

function lineOf({ str, hasEOL }: { str: string; hasEOL: boolean }): string {
  return hasEOL ? `${str}\n` : str
}

function tagsOf(node: StructNode | null): string[] {
  if (node?.role === undefined) return []
  return [node.role, ...(node.children ?? []).flatMap(tagsOf)]
}

/** A DOCX as another program reads it, without headers and footers. */
export async function readDocx(
  bytes: Uint8Array,
): Promise<{ html: string; heads: string[]; feet: string[] }> {
  const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
  const files = Object.entries(unzipSync(new Uint8Array(bytes)))
  const textsOf = (name: RegExp) =>
    files
      .filter(([path]) => name.test(path))
      .map(([, content]) => strFromU8(content).replace(/<[^>]*>/g, ''))
  return { html, heads: textsOf(/^word\/header\d+\.xml$/), feet: textsOf(/^word\/footer\d+\.xml$/) }
}
