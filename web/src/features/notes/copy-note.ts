import { htmlToText } from './html-to-text.ts'

/** Rich text for a document, plain text for an EHR field. Rejects if the browser refuses. */
export async function copyNote(html: string): Promise<void> {
  const text = htmlToText(html)
  if ('ClipboardItem' in window && 'clipboard' in navigator) {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ])
  } else copyByEvent(html, text)
}

/** For older browsers, and pages without HTTPS. */
function copyByEvent(html: string, text: string): void {
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', fill, { capture: true })
  try {
    // Deprecated, but the only way without ClipboardItem.
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy')
  } finally {
    document.removeEventListener('copy', fill, { capture: true })
  }
}
