import type { Bundle } from 'fhir/r4'
import { Fhir, type ValidatorMessage } from 'fhir'
import { Severities } from 'fhir/validator.js'

const fhir = new Fhir()

/** Violations of the standard's definitions and its rules for documents, as 'place: what'. */
export function checkBundle(bundle: Bundle): string[] {
  const { messages } = fhir.validate(bundle, { errorOnUnexpected: true })
  return [...messages.filter(isFault).map(said), ...rulesOfDocuments(bundle), ...notXml(bundle)]
}

/** It warns about codes beyond those that the standard lists, such as ICD-10-CM's. */
function isFault({ severity }: ValidatorMessage): boolean {
  return severity !== Severities.Warning && severity !== Severities.Information
}

function said({ location = '', message = '' }: ValidatorMessage): string {
  return `${location}: ${message}`
}

/** Bundle invariants bdl-7, 9, 10 and 11, and that every reference resolves within the document. */
function rulesOfDocuments(bundle: Bundle): string[] {
  const faults: string[] = []
  const entries = bundle.entry ?? []
  const urls = entries.map(({ fullUrl }) => fullUrl ?? '')
  if (bundle.type !== 'document') faults.push('type: no document')
  if (new Set(urls).size < urls.length) faults.push('entry: a fullUrl is there twice')
  if (!bundle.identifier?.system || !bundle.identifier.value) faults.push('identifier: missing')
  if (bundle.timestamp === undefined) faults.push('timestamp: missing')
  if (entries[0]?.resource?.resourceType !== 'Composition') faults.push('entry[0]: no Composition')
  for (const [place, value] of stringsOf(bundle)) {
    if (value === '') faults.push(`${place}: empty`)
    if (place.endsWith('.reference') && !urls.includes(value))
      faults.push(`${place}: leads nowhere`)
  }
  return faults
}

function* stringsOf(value: unknown, place = 'Bundle'): Generator<[string, string]> {
  if (typeof value === 'string') yield [place, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* stringsOf(inner, `${place}.${key}`)
}

/** A narrative that is not well-formed XML cannot be read back. */
function notXml(bundle: Bundle): string[] {
  const divs = [...stringsOf(bundle)].filter(([place]) => place.endsWith('.div'))
  return divs.flatMap(([place, div]) => {
    const control = /[^\P{Cc}\t\n\r]/u.test(div)
    return isWellFormed(div) && !control ? [] : [`${place}: not well-formed`]
  })
}

const TAG = /<(?<close>\/?)(?<name>[a-z][a-z\d]*)(?: xmlns="[^"<]*")?(?<empty>\/?)>/g

function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const { groups } of xml.matchAll(TAG)) {
    if (groups?.['close'] === '/') {
      if (open.pop() !== groups['name']) return false
    } else if (groups?.['empty'] !== '/') open.push(groups?.['name'] ?? '')
  }
  const rest = xml.replace(TAG, '')
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(rest)
}
