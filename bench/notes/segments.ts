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

/** As a recogniser gives it: no labels, lower case, no marks, lines cut by length and not by speaker. */
export function asRecognised(dialogue: string): string {
  const words = withoutLabels(dialogue)
    .toLowerCase()
    .replace(/[,;:.?!"]+(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const lines: string[] = []
  for (let at = 0; at < words.length; at += 24) lines.push(words.slice(at, at + 24).join(' '))
  return lines.join('\n')
}
