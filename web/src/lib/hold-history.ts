type Ask = () => Promise<boolean>

let ask: Ask | undefined
/** Of the current page: the router numbers the entries of the history. */
let place: number | undefined
let path = ''
let isReturning = false

/**
 * Called before there is a router, since listeners for Back and Forward run in the order of
 * registration: what is undone here never reaches it.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', onPop)
}

/** Undoes Back and Forward to another path until the question is answered with yes. */
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
