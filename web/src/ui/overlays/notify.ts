import { toast } from 'sonner'

const ACTION_MS = 8_000
const ERROR_MS = 10_000

export function notify(message: string): void {
  toast(message)
}

/** Visible for longer than a plain message: it may be the only way back. */
export function notifyWithUndo(message: string, onUndo: () => void): void {
  toast(message, { duration: ACTION_MS, action: { label: 'Undo', onClick: onUndo } })
}

export function notifyWithOpen(message: string, onOpen: () => void): void {
  toast(message, { duration: ACTION_MS, action: { label: 'Open', onClick: onOpen } })
}

export function notifyError(message: string, onRetry?: () => void): void {
  toast.error(message, {
    duration: ERROR_MS,
    ...(onRetry && { action: { label: 'Retry', onClick: onRetry } }),
  })
}

/** With an action other than retrying. */
export function notifyErrorWithWay(message: string, label: string, onClick: () => void): void {
  toast.error(message, { duration: ERROR_MS, action: { label, onClick } })
}
