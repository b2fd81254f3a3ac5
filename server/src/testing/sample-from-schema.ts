/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

interface Sampling {
  readonly components: Readonly<Record<string, JsonSchema>>
  /** The value for an id, by the name of its property. */
  readonly idOf: (property: string) => string
  readonly text: string
}

/** One value that the schema accepts, with everything required and every id that it may contain. */
export function sampleFrom(schema: JsonSchema, sampling: Sampling, property = ''): unknown {
  const whole = resolveSchema(schema, sampling.components)
  if (whole.const !== undefined) return whole.const
  if (whole.enum) return whole.enum[0]
  const choices = whole.anyOf ?? whole.oneOf
  if (choices?.[0]) return sampleFrom(choices[0], sampling, property)
  switch (whole.type) {
    case 'object':
      return sampleObject(whole, sampling)
    case 'array':
      return whole.items ? [sampleFrom(whole.items, sampling, property)] : []
    case 'integer':
    case 'number':
      return Math.max(1, whole.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      if (whole.format === 'uuid') return sampling.idOf(property)
      return whole.format === 'byte' ? 'AAAA' : sampling.text
    case undefined:
    default:
      return null
  }
}

function sampleObject(schema: JsonSchema, sampling: Sampling): Record<string, unknown> {
  const required = new Set(schema.required)
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || /_ids?$/i.test(name),
  )
  return Object.fromEntries(wanted.map(([name, part]) => [name, sampleFrom(part, sampling, name)]))
}

export function resolveSchema(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  if (name === undefined) return schema
  const found = components[name]
  if (!found) throw new Error(`There is no schema ${name}`)
  return found
}
