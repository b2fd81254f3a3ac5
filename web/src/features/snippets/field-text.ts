import { SNIPPET_STOP } from '@chartwright/contract/snippets'
import { findStops } from './typed-shortcut.ts'

/** An expanded text in a field: from a position to this many characters before the end. */
export interface FieldRange {
  readonly from: number
  readonly after: number
}

/** As if it were typed, so that a single undo reverts it. */
export function typeInto(field: HTMLTextAreaElement, from: number, text: string): void {
  const to = field.selectionStart
  field.setSelectionRange(from, to)
  // The field's own undo reverts nothing else.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function stopsIn({ value }: HTMLTextAreaElement, { from, after }: FieldRange): number[] {
  return findStops(value.slice(from, value.length - after)).map((at) => from + at)
}

export function selectStop(field: HTMLTextAreaElement, at: number): void {
  field.setSelectionRange(at, at + SNIPPET_STOP.length)
}

/** The stop before or after the selection. */
export function stopBeside(
  field: HTMLTextAreaElement,
  range: FieldRange,
  isBackward: boolean,
): number | undefined {
  const stops = stopsIn(field, range)
  if (isBackward) return stops.findLast((at) => at + SNIPPET_STOP.length <= field.selectionStart)
  return stops.find((at) => at >= field.selectionEnd)
}
