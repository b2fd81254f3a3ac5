import type { z } from 'zod'
import { ScribeError } from '../scribe/scribe.ts'

export function parseEvent<T extends z.ZodType>(schema: T, data: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(data))
  } catch {
    throw new ScribeError('The model’s server answered something that cannot be read.')
  }
}

export const BROKEN_OFF = 'The connection to the model broke off.'
export const FAILED = 'The model’s server reported an error.'
