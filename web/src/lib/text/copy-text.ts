/** Rejects if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text)
    return
  }
  // Pages without HTTPS have no clipboard API.
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', fill, { capture: true })
  try {
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy')
  } finally {
    document.removeEventListener('copy', fill, { capture: true })
  }
}
