import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

const MAX_PAGES = 500
const TIMEOUT_MS = 30_000

/** The text of a PDF, page by page. Rejects if it is not one; a scan has no text. */
export async function readPdf(data: Uint8Array): Promise<string> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const loading = getDocument({ data, isEvalSupported: false, useSystemFonts: true })
  try {
    return await Promise.race([readPages(loading.promise), giveUp()])
  } finally {
    void loading.destroy()
  }
}

async function readPages(loading: Promise<PDFDocumentProxy>): Promise<string> {
  const document = await loading
  const pages: string[] = []
  for (let n = 1; n <= Math.min(document.numPages, MAX_PAGES); n++) {
    const { items } = await (await document.getPage(n)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? lineOf(item) : '')).join(''))
  }
  return pages.join('\n\n')
}

/** Some damaged files never finish loading. */
function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It takes too long')), TIMEOUT_MS)
  })
}

function lineOf({ str, hasEOL }: { str: string; hasEOL: boolean }): string {
  return hasEOL ? `${str}\n` : str
}
