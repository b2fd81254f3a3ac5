export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Rejects when the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>

/** What arrived at the loopback inbox, as it is shown to developers. */
export interface ReceivedMail extends Mail {
  readonly id: string
  readonly received_at: string
}
