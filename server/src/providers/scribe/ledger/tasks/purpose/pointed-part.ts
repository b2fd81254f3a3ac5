import type { Fact } from '@chartwright/contract/facts'
import { isPart } from '../../../../../clinical/find-sides.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

const POINTS = /^,? ?(?:done )?(?:of|on|over) (?:that|this) (?:area|spot|region|side|part|one)\b/
const MOST_CHARS = 260

/** 'There is a lump in the right groin. I want an ultrasound of that area.' */
export function pointedPart(fact: Fact, segments: readonly ScribeSegment[]): string | undefined {
  for (const { segment_id: id, from, to, words } of fact.said) {
    const text = segments.find((segment) => segment.id === id)?.text.toLowerCase()
    const at = words.toLowerCase().search(/\b(?:of|on|over) (?:that|this)\b/)
    const behind = text?.slice(at < 0 ? to : from + at) ?? ''
    if (text === undefined || !POINTS.test(plainSaid(behind))) continue
    const parts = partsIn(plainSaid(text.slice(Math.max(0, from - MOST_CHARS), from)))
    if (parts.size === 1) return [...parts][0]
  }
  return undefined
}

/** Parts of the body with their side; a part that is named with and without its side is one. */
function partsIn(text: string): ReadonlySet<string> {
  const words = text.replace(/[^a-z' -]/g, ' ').split(/\s+/)
  const parts = new Map<string, string>()
  for (const [at, word] of words.entries()) {
    const part = word.replace(/(?<=[a-z]{3})s$/, '')
    if (!isPart(part) || NO_PLACE.has(part)) continue
    const side = /^(?:left|right)$/.exec(words[at - 1] ?? '')?.[0]
    const known = parts.get(part)
    if (side !== undefined && known !== undefined && known !== part && known !== `${side} ${part}`)
      return new Set(['left', 'right'])
    parts.set(part, side === undefined ? (known ?? part) : `${side} ${part}`)
  }
  return new Set(parts.values())
}

/** Said of much else: 'come back', 'on the other hand', 'skin'. */
const NO_PLACE = new Set(['back', 'hand', 'base', 'index', 'face', 'temple', 'skin', 'head', 'arm'])
