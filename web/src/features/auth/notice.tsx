import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'

export interface NoticeContent {
  /** Blue information, red error (document 1 §4), green success. */
  readonly tone: keyof typeof LOOKS
  readonly text: string
}

const LOOKS = {
  info: { Icon: Info, style: 'bg-info-soft text-info-ink' },
  error: { Icon: CircleAlert, style: 'bg-danger-soft text-danger-ink' },
  success: { Icon: CircleCheck, style: 'bg-accent-soft text-accent-ink' },
}

export function info(text: string): NoticeContent {
  return { tone: 'info', text }
}

export function fault(text: string): NoticeContent {
  return { tone: 'error', text }
}

export function success(text: string): NoticeContent {
  return { tone: 'success', text }
}

/** The live region is always present, so that a message is announced when it appears. */
export function Notice({ content }: { content: NoticeContent | undefined }) {
  const { Icon, style } = LOOKS[content?.tone ?? 'info']
  return (
    <div role={content?.tone === 'error' ? 'alert' : 'status'} className="empty:hidden">
      {content && (
        <p
          data-tone={content.tone}
          className={clsx('flex gap-2.5 rounded-md px-3.5 py-2.5', style)}
        >
          <Icon aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{content.text}</span>
        </p>
      )}
    </div>
  )
}
