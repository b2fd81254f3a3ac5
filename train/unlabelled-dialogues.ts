import { execFileSync } from 'node:child_process'
import { labelledLines } from '../bench/ledger/hear-lines.ts'
import { linesOfVisit } from '../server/src/clinical/ledger/lines-of-visit.ts'

const MAX_BYTES = 200_000_000
const TURN = /\b(doctor|patient|guest_family|guest_clinician):\s*/gi
const LEAST_TURNS = 4

/**
 * The dialogues of the open text that nobody has read: MTS-Dialog's training set, translated and
 * translated back. Readers that were taught from gold tell what is in them.
 */
export function readUnlabelledDialogues(corpus: string) {
  const text = execFileSync('xz', ['-dc', corpus], { encoding: 'utf8', maxBuffer: MAX_BYTES })
  const dialogues = text
    .split('\n\n')
    .filter((document) => /^(?:doctor|patient|guest_\w+):/i.test(document))
  return [...new Set(dialogues)].flatMap((dialogue, number) => {
    const turns = turnsOf(dialogue)
    if (turns.length < LEAST_TURNS) return []
    const lines = linesOfVisit(labelledLines(turns))
    return {
      visit: `unlabelled-${String(number)}`,
      part: 'unlabelled',
      lines: lines.map(({ role, text: words }) => ({ role, text: words })),
      facts: [],
    }
  })
}

function turnsOf(dialogue: string): { speaker: string; text: string }[] {
  const [, ...parts] = dialogue.split(TURN)
  const turns: { speaker: string; text: string }[] = []
  for (let at = 0; at + 1 < parts.length; at += 2)
    turns.push({ speaker: (parts[at] ?? '').toLowerCase(), text: (parts[at + 1] ?? '').trim() })
  return turns.filter(({ text }) => text !== '')
}
