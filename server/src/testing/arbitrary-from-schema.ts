import fc, { type Arbitrary } from 'fast-check'
import { resolveSchema, type JsonSchema } from './sample-from-schema.ts'

interface Fuzzing {
  readonly components: Readonly<Record<string, JsonSchema>>
  /** Existing ids, so that handlers are reached. */
  readonly ids: readonly string[]
}

const HOSTILE = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  "'; drop table notes; --",
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '{"$ne":null}',
  '🩺'.repeat(500),
]

/**
 * Close to the schema, so that most of it passes the first check, and occasionally anything at all.
 */
export function arbitraryFrom(schema: JsonSchema, fuzzing: Fuzzing, depth = 0): Arbitrary<unknown> {
  if (depth > 6) return fc.jsonValue({ maxDepth: 2 })
  return fc.oneof(
    { weight: 12, arbitrary: near(schema, fuzzing, depth) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

export function textArbitrary({ ids }: Fuzzing): Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...HOSTILE, ...ids),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uuid(),
    fc.string(),
  )
}

function near(schema: JsonSchema, fuzzing: Fuzzing, depth: number): Arbitrary<unknown> {
  const whole = resolveSchema(schema, fuzzing.components)
  if (whole.const !== undefined) return fc.constant(whole.const)
  if (whole.enum) return fc.constantFrom(...whole.enum)
  const choices = whole.anyOf ?? whole.oneOf
  if (choices)
    return fc.oneof(...choices.map((choice) => arbitraryFrom(choice, fuzzing, depth + 1)))
  switch (whole.type) {
    case 'object':
      return nearObject(whole, fuzzing, depth)
    case 'array':
      return fc.array(arbitraryFrom(whole.items ?? {}, fuzzing, depth + 1), { maxLength: 4 })
    case 'integer':
      return fc.oneof(fc.integer(), fc.maxSafeInteger())
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      if (whole.format !== 'uuid') return textArbitrary(fuzzing)
      return fc.oneof(fc.constantFrom(...fuzzing.ids), fc.uuid())
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Mostly with all required properties. */
function nearObject(schema: JsonSchema, fuzzing: Fuzzing, depth: number): Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [
      name,
      arbitraryFrom(part, fuzzing, depth + 1),
    ]),
  )
  const requiredKeys = [...(schema.required ?? [])].filter((name) => name in parts)
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(parts, { requiredKeys }) },
    { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
  )
}
