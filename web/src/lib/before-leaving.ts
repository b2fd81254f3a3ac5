const TIMEOUT_MS = 3_000

const tasks = new Set<() => Promise<unknown>>()

/**
 * What has to be done while the practitioner's token is still there. Returns a function that
 * withdraws it.
 */
export function beforeLeaving(task: () => Promise<unknown>): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Waits for all of it, but not for ever: an unavailable server keeps nobody signed in. */
export async function finishBeforeLeaving(): Promise<void> {
  if (tasks.size === 0) return
  const all = Promise.allSettled([...tasks].map((task) => task()))
  await Promise.race([all, new Promise((end) => setTimeout(end, TIMEOUT_MS))])
}

type Question = () => Promise<boolean>
let question: Question | undefined

/** What to ask before the person signs out. Returns a function that withdraws it. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

export async function mayLeave(): Promise<boolean> {
  return question === undefined || question()
}
