export interface ErrorDescription {
  type: string
  code?: string
  frames?: string[]
  cause?: ErrorDescription
}

/**
 * What a log may contain about an error. Messages are omitted on purpose: database drivers and
 * validators put values into them, and values are patient content.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    frames: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** A message of several lines could look like frames: the kept part starts after the message. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const afterMessage = start === -1 ? '' : stack.slice(start + message.length)
  return afterMessage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
}
