import { fillPath } from '@chartwright/contract/endpoint'
import type { DescribedCall } from './list-calls.ts'
import { sampleFrom, type JsonSchema } from './sample-from-schema.ts'

export interface CallSampling {
  readonly components: Readonly<Record<string, JsonSchema>>
  /** What a parameter or a field of that name means in a path. */
  readonly valueOf: (path: string, name: string) => string
}

/** A request allowed by the description of a call, with the ids that it is about. */
export function sampleCall(
  { method, path, parameters, body }: DescribedCall,
  { components, valueOf }: CallSampling,
) {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const params = Object.fromEntries(inPath.map(({ name }) => [name, valueOf(path, name)]))
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const sampling = { components, idOf: (name: string) => valueOf(path, name), text: 'text' }
  return {
    method,
    url: fillPath(path, params),
    query: Object.fromEntries(needed.map(({ name }) => [name, 'text'])),
    ...(body && { payload: sampleFrom(body, sampling) as object }),
  }
}
