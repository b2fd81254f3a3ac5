type Ask = () => Promise<boolean>

let ask: Ask | undefined
/** Of the page that is shown: the router counts the entries of the history. */
let place: number | undefined
let path = ''
let isReturning = false

/**
 * Called before there is a router, which hears of Back and Forward in the order of registration: what
 * is taken back never reaches it.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', onPop)
}

/** Back and Forward to another path are taken back until they are answered with yes. */
export function holdHistory(question: Ask): () => void {
  ask = question
  notePlace()
  return () => {
    if (ask === question) ask = undefined
  }
}

export function notePlace(): void {
  place = placeOf(window.history.state)
  path = window.location.pathname
}

function onPop(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return
  }
  const to = placeOf(event.state)
  if (!ask || place === undefined || to === undefined || window.location.pathname === path) return
  event.stopImmediatePropagation()
  const steps = to - place
  isReturning = true
  window.history.go(-steps)
  void ask().then((isYes) => {
    if (!isYes) return
    ask = undefined
    window.history.go(steps)
  })
}

function placeOf(state: unknown): number | undefined {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined
}
