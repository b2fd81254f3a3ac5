import type { EditInput, ProposedEdit } from '../../scribe.ts'
import type { Edit, Edited } from './edit.ts'
import { addToNote } from './edit-add.ts'
import { changeInNote } from './edit-change.ts'
import { removeFromNote } from './edit-remove.ts'
import { isToPatient, letterOf } from '../letters/draft-letter.ts'
import { isList, isNamed, readBlocks, sentencesOf, writeBlocks } from '../note-text.ts'

const CANNOT =
  'The built-in writer can add or remove a sentence, change a word or a dose, shorten a note or a section, turn it into bullet points, paragraphs or a letter, and remove a section. It cannot do this change; please edit the note by hand.'
const CANNOT_TRANSLATE =
  'The built-in writer cannot translate. With a language model connected, the assistant can.'
const NOT_TO_PATIENT =
  'The built-in writer cannot turn a note that speaks about the patient round to speak to the patient. Ask for “a letter to the patient” without a note to change, or use the template “Patient Instructions”.'
const UNCHANGED = 'The note already reads so; nothing would change.'

/** Does what can be done without understanding, and says so where it cannot. */
export function editNote({
  instruction,
  text,
  facts,
  known,
}: Omit<EditInput, 'signal' | 'segments'>): ProposedEdit {
  const wish = instruction.toLowerCase().trim()
  if (/\btranslat\w+/.test(wish)) return declined(CANNOT_TRANSLATE)
  if (
    /\bletter\b/.test(wish) &&
    /\b(?:make|turn|write|rewrite|format|put|change|convert|draft)\b/.test(wish)
  ) {
    if (/^\s*Dear\b/m.test(text)) return declined(UNCHANGED)
    if (isToPatient(instruction)) return declined(NOT_TO_PATIENT)
    const body = readBlocks(text).flatMap(({ title, lines }) => {
      const told = sentencesOf(lines).join(' ')
      return told === '' ? [] : [`${title === null ? '' : `${title}: `}${told}`]
    })
    if (body.length === 0) return declined('The note says nothing that a letter could tell.')
    return { kind: 'edit', text: letterOf(instruction, body, facts, known) }
  }
  const edit: Edit = { instruction: instruction.trim(), wish, blocks: readBlocks(text), facts }
  const edited = changeOf(edit)
  if ('declined' in edited) return declined(edited.declined)
  const after = writeBlocks(edited)
  return after.trim() === writeBlocks(edit.blocks).trim()
    ? declined(UNCHANGED)
    : { kind: 'edit', text: after }
}

function declined(reason: string): ProposedEdit {
  return { kind: 'declined', reason }
}

function changeOf(edit: Edit): Edited {
  const { wish } = edit
  if (/^(?:(?:please|can you|could you|now|also)[\s,]+)*(?:add|insert|include|append)\b/.test(wish))
    return addToNote(edit)
  if (/\b(?:remove|delete|drop|leave out|take out)\b/.test(wish)) return removeFromNote(edit)
  if (
    /\b(?:change|replace|correct|fix|set)\b.+\b(?:to|with|by|into)\b/.test(wish) &&
    !/\b(?:bullets?|list|paragraphs?|prose)\b/.test(wish)
  )
    return changeInNote(edit)
  return reshape(edit)
}

/** The whole note, or the sections that the wish names. */
function reshape({ wish, blocks }: Edit): Edited {
  const change = findShape(wish)
  if (!change) return { declined: CANNOT }
  const named = blocks.filter(({ title }) => title !== null && isNamed(wish, title))
  const namesSection =
    /\b(?:the|section) (?!note\b|it\b|whole\b|text\b)\w+/.test(wish) && !/\bnote\b/.test(wish)
  if (named.length === 0 && namesSection && /\b(?:shorten|shorter)\b/.test(wish))
    return { declined: 'No section of that name stands in the note.' }
  const targets = named.length > 0 ? named : blocks
  return blocks.map((block) =>
    targets.includes(block) ? { ...block, lines: change(block.lines) } : block,
  )
}

function findShape(wish: string): ((lines: readonly string[]) => string[]) | undefined {
  if (/\b(?:shorten|shorter|brief(?:er)?|condense|trim|concise)\b/.test(wish)) return shorten
  if (/\b(?:bullets?|bullet points?|list)\b/.test(wish))
    return (lines) => sentencesOf(lines).map((sentence) => `- ${sentence}`)
  if (/\b(?:paragraphs?|prose|running text)\b/.test(wish))
    return (lines) => [sentencesOf(lines).join(' ')].filter(Boolean)
  return undefined
}

/** Figures, drugs, negatives and warnings outrank the rest; order stays. */
function shorten(lines: readonly string[]): string[] {
  const all = sentencesOf(lines)
  const most = Math.max(1, Math.ceil(all.length / 2))
  const kept = new Set(
    all
      .map((sentence, at) => ({ sentence, value: weigh(sentence) - at / 100 }))
      .sort((a, b) => b.value - a.value)
      .filter(({ value }, at) => at < most || value >= MUST_STAY)
      .map(({ sentence }) => sentence),
  )
  const left = all.filter((sentence) => kept.has(sentence))
  return isList(lines) ? left.map((sentence) => `- ${sentence}`) : [left.join(' ')]
}

/** No allergy, warning or dose is shortened away. */
const MUST_STAY = 3.5

function weigh(sentence: string): number {
  return (
    (/\d/.test(sentence) ? 2 : 0) +
    (/\b(?:allerg\w+|suicid\w+|harm|return|call|emergency|999|911)\b/i.test(sentence) ? 4 : 0) +
    (/\b(?:start|stop|increase|decrease|hold|refill|prescribe|order|refer|follow)\b/i.test(sentence)
      ? 2
      : 0) +
    (/\bdenies\b/i.test(sentence) ? 1 : 0) -
    (sentence.length > 160 ? 1 : 0)
  )
}
