/**
 * Gives the work a signal that aborts when one of `asked` does, and with a TimeoutError after
 * `timeoutMs`. `AbortSignal.any` over `AbortSignal.timeout` is not enough: Node 20 garbage-collects
 * that timeout, and it never fires.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  asked: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const expire = () => {
    ending.abort(new DOMException('It took too long.', 'TimeoutError'))
  }
  const follow = () => {
    ending.abort(asked.find(({ aborted }) => aborted)?.reason)
  }
  const timer = setTimeout(expire, timeoutMs)
  for (const signal of asked) signal.addEventListener('abort', follow)
  if (asked.some(({ aborted }) => aborted)) follow()
  try {
    return await work(ending.signal)
  } finally {
    clearTimeout(timer)
    for (const signal of asked) signal.removeEventListener('abort', follow)
  }
}

export function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}
