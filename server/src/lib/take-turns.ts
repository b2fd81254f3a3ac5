interface Turns {
  /** Starts immediately. */
  first<Value>(work: () => Promise<Value>): Promise<Value>
  /** Starts when no urgent work is in progress, one at a time. */
  later<Value>(work: () => Promise<Value>): Promise<Value>
}

/** Urgent work, which somebody waits for, and deferrable work. */
export function takeTurns(): Turns {
  let underWay = 0
  const wake: (() => void)[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function untilFree(): Promise<void> {
    while (underWay > 0) await new Promise<void>((resolve) => wake.push(resolve))
  }

  return {
    async first(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        const woken = underWay === 0 ? wake.splice(0) : []
        for (const go of woken) go()
      }
    },
    later(work) {
      const turn = last.then(untilFree).then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
