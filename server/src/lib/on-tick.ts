/**
 * The outcome of the work, told at the next whole multiple of `tickMs` after its beginning: how
 * long it took, give or take a tick, is not told.
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
