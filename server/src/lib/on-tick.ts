/**
 * The outcome of the work, delivered at the next whole multiple of `tickMs` after its start: the
 * duration is not revealed, except to within a tick.
 */
export async function onTick<T>(tickMs: number, work: () => Promise<T>): Promise<T> {
  const startedAtMs = performance.now()
  try {
    return await work()
  } finally {
    const waitMs = tickMs - ((performance.now() - startedAtMs) % tickMs)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}
