import type { Edit, Edited } from './edit.ts'
import { changeSentences } from '../note-text.ts'

const REPLACE =
  /\b(?:change|replace|correct|fix)\b\s+["“]?(.+?)["”]?\s+(?:to|with|by|into)\s+["“]?(.+?)["”]?[.?!]*$/i
const DOSE_OF = /\b(?:the )?(?:dose|dosage|strength)\b(?: (?:of|for) (?:the |his |her )?(.+?))?$/i
const DOSE =
  /\b\d+(?:[.,]\d+)?(?:\s*(?:-|to)\s*\d+(?:[.,]\d+)?)?\s*(?:mg|mcg|µg|g|ml|mL|units?|IU|iu|%|puffs?|tablets?|drops?)(?![\w/])/g
const SIDE = /\b(?:the )?side\b/i

/** 'Change the dose of lisinopril to 40 mg'; 'Change the side to left'; 'Replace this with that'. */
export function changeInNote({ instruction, blocks }: Edit): Edited {
  const [, from = '', to = ''] = REPLACE.exec(instruction) ?? []
  if (from === '' || to === '')
    return {
      declined: 'Say what to change and into what, as in “Change the dose of lisinopril to 40 mg”.',
    }
  const dose = DOSE_OF.exec(from)
  if (dose) return changeDose(blocks, dose[1]?.trim().toLowerCase(), to)
  if (SIDE.test(from) && /^(?:left|right)$/i.test(to)) return changeSide(blocks, to.toLowerCase())
  return changeWords(blocks, from.replace(/^the /i, ''), to)
}

/** Only where it is clear which one is meant: a wrong dose changed into another is worse than none. */
function changeDose(blocks: Edit['blocks'], drug: string | undefined, to: string): Edited {
  const meant = blocks
    .flatMap(({ lines }) => lines)
    .flatMap((line) => [...line.matchAll(DOSE)].map(([words]) => ({ line, words })))
    .filter(({ line }) => drug === undefined || line.toLowerCase().includes(drug))
  if (meant.length === 0)
    return {
      declined:
        drug === undefined
          ? 'No dose stands in the note.'
          : `No dose of ${drug} stands in the note.`,
    }
  if (drug === undefined && new Set(meant.map(({ words }) => words)).size > 1)
    return {
      declined:
        'Several doses stand in the note. Please name the drug, as in “Change the dose of lisinopril to 40 mg”.',
    }
  const unclear: string[] = []
  const changed = blocks.map((block) => ({
    ...block,
    lines: changeSentences(block.lines, (sentence) => {
      const at = drug === undefined ? 0 : sentence.toLowerCase().indexOf(drug)
      if (at < 0) return sentence
      const doses = [...sentence.slice(at).matchAll(DOSE)]
      const [first] = doses
      if (!first) return sentence
      if (doses.length > 1 && /\bfrom\b|\bto\b/.test(sentence.slice(at))) unclear.push(sentence)
      const start = at + first.index
      return `${sentence.slice(0, start)}${to}${sentence.slice(start + first[0].length)}`
    }),
  }))
  return unclear.length > 0
    ? { declined: 'A sentence tells the dose before and after a change; please edit it by hand.' }
    : changed
}

function changeSide(blocks: Edit['blocks'], to: string): Edited {
  const other = to === 'left' ? 'right' : 'left'
  const pattern = new RegExp(`\\b${other}\\b`, 'gi')
  const text = blocks.flatMap(({ lines }) => lines).join('\n')
  if (!pattern.test(text)) return { declined: `The word “${other}” does not stand in the note.` }
  if (new RegExp(`\\b${to}\\b`, 'i').test(text))
    return { declined: 'Both sides stand in the note; please edit them by hand.' }
  return replaceAll(blocks, pattern, to)
}

function changeWords(blocks: Edit['blocks'], from: string, to: string): Edited {
  const text = blocks
    .flatMap(({ lines }) => lines)
    .join('\n')
    .toLowerCase()
  if (!text.includes(from.toLowerCase()))
    return { declined: `“${from}” does not stand in the note.` }
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return replaceAll(
    blocks,
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'),
    to,
  )
}

function replaceAll(blocks: Edit['blocks'], pattern: RegExp, to: string): Edited {
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) =>
      line.replace(pattern, (found: string) =>
        /^\p{Lu}/u.test(found) ? `${to.charAt(0).toUpperCase()}${to.slice(1)}` : to,
      ),
    ),
  }))
}
