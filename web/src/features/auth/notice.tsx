import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'

export interface NoticeContent {
  /** Blue information or red error (document 1 §4). */
  readonly tone: 'info' | 'error'
  readonly text: string
}

export function info(text: string): NoticeContent {
  return { tone: 'info', text }
}

export function fault(text: string): NoticeContent {
  return { tone: 'error', text }
}

/** The live region is always there, so that a message is announced when it comes. */
export function Notice({ content }: { content: NoticeContent | undefined }) {
  const isError = content?.tone === 'error'
  const Icon = isError ? CircleAlert : Info
  return (
    <div role={isError ? 'alert' : 'status'} className="empty:hidden">
      {content && (
        <p
          data-tone={content.tone}
          className={clsx(
            'flex gap-2.5 rounded-md px-3.5 py-2.5',
            isError ? 'bg-danger-soft text-danger-ink' : 'bg-info-soft text-info-ink',
          )}
        >
          <Icon aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{content.text}</span>
        </p>
      )}
    </div>
  )
}
