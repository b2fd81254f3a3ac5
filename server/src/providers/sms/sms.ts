/** Rejects when the message could not be handed over. */
export type SendSms = (phone: string, text: string) => Promise<void>

export interface ReceivedSms {
  readonly id: string
  readonly to: string
  readonly text: string
  readonly received_at: string
}
