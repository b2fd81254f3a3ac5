import type { ScribeSegment } from '../../server/src/providers/scribe/scribe.ts'

export function segmentsOf(dialogue: string): ScribeSegment[] {
  return dialogue
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text, index) => ({ id: `s${index}`, index, speaker: null, text }))
}

export function withoutLabels(dialogue: string): string {
  return dialogue.replace(/^\s*(?:\[\w+\]|\w+(?: \w+)?:)\s*/gm, '')
}

const MOST_WORDS = 40
const NO_PAUSE_WORDS = 3

/**
 * As a recogniser gives it: no labels, lower case, no marks; a short turn runs into the next line, and a
 * long one is cut wherever its words run out.
 */
export function asRecognised(dialogue: string): string {
  const lines: string[] = []
  let held: string[] = []
  for (const turn of withoutLabels(dialogue)
    .toLowerCase()
    .replace(/[,;:.?!"]+(?=\s|$)/g, ' ')
    .split('\n')) {
    held.push(...turn.split(/\s+/).filter(Boolean))
    if (held.length <= NO_PAUSE_WORDS) continue
    for (let at = 0; at < held.length; at += MOST_WORDS)
      lines.push(held.slice(at, at + MOST_WORDS).join(' '))
    held = []
  }
  return [...lines, held.join(' ')].join('\n')
}
