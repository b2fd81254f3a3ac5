const MAX_FRAMES = 60

/**
 * Scrolls a line of the transcript into view as soon as its tab is rendered, and highlights it for
 * a moment.
 */
export function revealLine(segmentId: string, framesLeft = MAX_FRAMES): void {
  const line = document.querySelector(`[data-line="${CSS.escape(segmentId)}"]`)
  if (line) {
    line.scrollIntoView({ block: 'center' })
    const color = getComputedStyle(line).getPropertyValue('--color-accent-soft')
    line.animate([{ backgroundColor: color }, { backgroundColor: 'transparent' }], 2_500)
  } else if (framesLeft > 0) {
    requestAnimationFrame(() => revealLine(segmentId, framesLeft - 1))
  }
}
