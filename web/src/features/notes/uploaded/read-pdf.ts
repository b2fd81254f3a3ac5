import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

const MAX_PAGES = 500

/** The text of a PDF, page after page. Rejects when it is none; a scan has no text. */
export async function readPdf(data: Uint8Array): Promise<string> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const loading = getDocument({ data, isEvalSupported: false, useSystemFonts: true })
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let n = 1; n <= Math.min(document.numPages, MAX_PAGES); n++) {
      const { items } = await (await document.getPage(n)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? lineOf(item) : '')).join(''))
    }
    return pages.join('\n\n')
  } finally {
    await loading.destroy()
  }
}

function lineOf({ str, hasEOL }: { str: string; hasEOL: boolean }): string {
  return hasEOL ? `${str}\n` : str
}
