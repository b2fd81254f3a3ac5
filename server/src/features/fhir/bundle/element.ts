import type { CodeableConcept, Reference } from 'fhir/r4'
import { v5 } from 'uuid'

/** For this product's own ids; it must never change. */
const NAMESPACE = '2f0f9d0e-6c0a-4c7e-9a37-5d1b0f6b8c11'

/** Deterministic for the same parts, so that a document built twice is one. */
export function idFrom(...parts: readonly string[]): string {
  return v5(parts.join('\n'), NAMESPACE)
}

export function urnOf(id: string): string {
  return `urn:uuid:${id}`
}

export function referTo(id: string, display?: string): Reference {
  const shown = display === undefined ? '' : plain(display)
  return { reference: urnOf(id), ...(shown !== '' && { display: shown }) }
}

/** Neither FHIR's JSON nor XML allows other control characters; empty values must be omitted. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (mark) => (/[\t\n\r]/.test(mark) ? mark : ''))
    .trim()
}

/** By its words alone: there is a code only if a table has one. */
export function conceptOf(text: string): CodeableConcept {
  return { text: plain(text) }
}

/** Every part that was said, in one line. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => plain(part ?? ''))
    .filter((part) => part !== '')
    .join(', ')
}
