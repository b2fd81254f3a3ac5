import type { Draft, DraftStore } from '../../../lib/storage/drafts.ts'

/** Typed text exists only in the page's memory for at most this long. */
const DRAFT_THROTTLE_MS = 250
const OPEN_TIMEOUT_MS = 1_000

type KeptText = Omit<Draft, 'practitionerId' | 'documentKey'>

export interface DraftKeeper {
  /** The text of an earlier page. Also undefined if the browser stores nothing. */
  find(): Promise<KeptText | undefined>
  keep(text: KeptText): void
  /** Writes a pending draft now. */
  flush(): void
  /** The server has saved it. */
  forget(): void
}

interface KeeperOptions {
  readonly documentKey: string
  readonly open: () => Promise<DraftStore>
  /** Called with whether the last text could be stored. */
  readonly onHealth: (isKept: boolean) => void
}

export function makeDraftKeeper({ documentKey, open, onHealth }: KeeperOptions): DraftKeeper {
  let store: DraftStore | undefined
  let waiting: KeptText | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastHtml: string | undefined

  const write = (): void => {
    const text = waiting
    waiting = undefined
    if (!text) return
    if (!store) {
      onHealth(false)
      return
    }
    lastHtml = text.html
    store.write({ ...text, documentKey }).then(
      () => onHealth(true),
      () => onHealth(false),
    )
  }
  const tick = (): void => {
    timer = undefined
    if (!waiting) return
    write()
    timer = setTimeout(tick, DRAFT_THROTTLE_MS)
  }

  return {
    find: async () => {
      try {
        const opened = await inTime(open())
        const draft = await inTime(opened.find(documentKey))
        store = opened
        lastHtml = draft?.html
        return draft
      } catch {
        // Nothing is written later either: it would overwrite a draft that was not read.
        return undefined
      }
    },
    keep: (text) => {
      waiting = text
      if (timer === undefined) tick()
    },
    flush: write,
    forget: () => {
      waiting = undefined
      if (lastHtml === undefined) return
      store?.remove(documentKey, lastHtml).catch(() => undefined)
      lastHtml = undefined
    },
  }
}

/** A database blocked by another window must not keep the editor closed. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Too late')), OPEN_TIMEOUT_MS)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
