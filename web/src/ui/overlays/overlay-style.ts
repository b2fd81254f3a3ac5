// Closing is immediate: a layer that is still fading out would swallow the next Escape.

export const overlayStyle = 'fixed inset-0 z-40 bg-veil animate-fade-in'

/** Anchored at the top, not centred: it keeps its place while its contents grow and shrink. */
export const sheetStyle =
  'fixed inset-x-0 top-[min(12dvh,6rem)] max-md:top-[5dvh] z-40 mx-auto flex max-h-[calc(88dvh-1rem)] max-md:max-h-[90dvh] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-raised animate-appear'
