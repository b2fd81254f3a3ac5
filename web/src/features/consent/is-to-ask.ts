import { consentRefusal, type SessionConsent } from '@chartwright/contract/consent'

/** Whether to ask for consent before a recording that is about to start. */
export function isToAsk(
  { mode, records, was_recorded: wasRecorded }: SessionConsent,
  isDismissed: boolean,
): boolean {
  const last = records.at(-1)?.answer
  if (consentRefusal(mode, last)) return true
  return mode === 'ask' && last === undefined && !wasRecorded && !isDismissed
}
