type Close = () => Promise<unknown>

export interface Closer {
  add(close: Close): void
  /** Closes what was added, last first, once; continues past failures and then throws the first. */
  close(): Promise<void>
}

export function closer(): Closer {
  const opened: Close[] = []
  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    const failures: unknown[] = []
    for (const close of opened.toReversed()) {
      await close().catch((failure: unknown) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    add: (close) => opened.push(close),
    close: () => (closing ??= closeAll()),
  }
}
