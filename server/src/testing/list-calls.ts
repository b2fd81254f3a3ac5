import { bothPaths } from '@chartwright/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from './sample-from-schema.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call as the product describes it, under one of its two paths. */
export interface DescribedCall {
  readonly method: Method
  /** With `{name}` for each parameter. */
  readonly path: string
  readonly needsPractitioner: boolean
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly schema: JsonSchema
}

interface Operation {
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
  }
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> }
}

/**
 * Everything that the running application describes about itself, including anything added to it.
 */
export async function listCalls(app: FastifyInstance) {
  await app.ready()
  const { paths, components } = app.swagger() as unknown as Description
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      bothPaths(path).map((spelling): DescribedCall => ({
        method: method.toUpperCase() as Method,
        path: spelling,
        needsPractitioner: operation.security !== undefined,
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content['application/json'].schema,
      })),
    ),
  )
  return { calls, components: components?.schemas ?? {} }
}
