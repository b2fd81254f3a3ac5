export type ToChild = { readonly kind: 'job'; readonly job: unknown } | { readonly kind: 'abort' }

export type FromChild =
  | { readonly kind: 'ready' }
  /** It cannot work at all; the message was written before any job was seen. */
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly type: string }

export type HandleJob<Job, Answer> = (job: Job, signal: AbortSignal) => Promise<Answer>

/** The child's side of `processPool`. Ends with its parent, even one that was killed. */
export async function serveJobs<Job, Answer>(
  prepare: () => Promise<HandleJob<Job, Answer>>,
): Promise<void> {
  process.on('disconnect', () => process.exit())
  // A terminal and a service manager signal the whole group; the parent shuts down gracefully.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  let current: AbortController | undefined

  const handle = await prepare().catch((error: unknown) => {
    tell({ kind: 'unfit', message: error instanceof Error ? error.message : 'It cannot start.' })
    return undefined
  })
  if (!handle) return

  process.on('message', (message: ToChild) => {
    if (message.kind === 'abort') {
      current?.abort()
      return
    }
    const controller = new AbortController()
    current = controller
    void handle(message.job as Job, controller.signal)
      .then(
        (answer): FromChild => ({ kind: 'done', answer }),
        (error: unknown): FromChild => ({
          kind: 'failed',
          type: error instanceof Error ? error.name : typeof error,
        }),
      )
      .then(tell)
  })
  tell({ kind: 'ready' })
}

function tell(message: FromChild): void {
  // The 'disconnect' event reports that the parent is gone.
  process.send?.(message, undefined, undefined, () => undefined)
}
