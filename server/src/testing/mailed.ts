import type { ReceivedMail } from '../providers/mail/mail.ts'

export interface Mailed {
  readonly token_hash: string
  readonly type: string
  readonly code: string
}

/** The contents of the newest mail to this address. */
export function mailedTo(mails: readonly ReceivedMail[], email: string): Mailed {
  const text = mails.find(({ to }) => to === email)?.text ?? ''
  const fragment = new URLSearchParams(/#(\S+)/.exec(text)?.[1])
  const code = /code: (\d{6})/.exec(text)?.[1] ?? ''
  return { token_hash: fragment.get('token_hash') ?? '', type: fragment.get('type') ?? '', code }
}
