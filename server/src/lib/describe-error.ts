export interface ErrorDescription {
  type: string
  code?: string
  frames?: string[]
  cause?: ErrorDescription
}

/**
 * What a log may hold of an error. Messages are left out on purpose: database drivers and
 * validators put values into them, and values are patient content.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(frames && { frames: frames.map((frame) => frame.trim()) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
