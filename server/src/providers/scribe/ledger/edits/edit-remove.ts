import { plainOf, stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import type { Edit, Edited } from './edit.ts'
import { changeSentences, isNamed } from '../note-text.ts'

const ABOUT =
  /\b(?:remove|delete|drop|leave out|take out)\b\s+(?:the |any |all |every |that )*(?:(?:sentences?|lines?|bullets?|points?|parts?|statements?|remarks?|mentions?|words?) )?(?:about|on|regarding|with|of|that says?|saying|mentioning)\s+(?:the |his |her |their )?(.+?)(?: (?:from|in) (?:the )?[\w &/-]+)?[.?!]*$/i
const QUOTED = /["“](.+?)["”]/
const PARAGRAPH =
  /\b(first|second|third|fourth|fifth|last)\b (?:paragraph|sentence|bullet|line|point)/

/** A sentence by what it is about, by its words or by its place; a section by its name. */
export function removeFromNote({ instruction, wish, blocks }: Edit): Edited {
  const quoted = QUOTED.exec(instruction)?.[1]
  if (quoted !== undefined)
    return removeWhere({ wish, blocks }, (sentence) => sentence.includes(quoted), quoted)
  const about = ABOUT.exec(wish)?.[1]
  const named = blocks.filter(({ title }) => title !== null && isNamed(wish, title))
  if (about !== undefined) {
    const stems = [...new Set(stemsOf(plainOf(about)))]
    const isAbout = (sentence: string) => {
      const own = new Set(stemsOf(plainOf(sentence)))
      return stems.length > 0 && stems.every((stem) => own.has(stem))
    }
    return removeWhere({ wish, blocks }, isAbout, about)
  }
  if (PARAGRAPH.test(wish)) return removePlace(wish, blocks)
  if (named.length === 0) return { declined: 'No section of that name stands in the note.' }
  return blocks.filter((block) => !named.includes(block))
}

function removeWhere(
  { wish, blocks }: Pick<Edit, 'wish' | 'blocks'>,
  isMeant: (sentence: string) => boolean,
  words: string,
): Edited {
  const from = /\b(?:from|in) (?:the )?([\w &/-]+?)[.?!]*$/.exec(wish)?.[1]
  const sections =
    from === undefined ? [] : blocks.filter(({ title }) => title !== null && isNamed(from, title))
  let count = 0
  const changed = blocks.map((block) =>
    sections.length > 0 && !sections.includes(block)
      ? block
      : {
          ...block,
          lines: changeSentences(block.lines, (sentence) => {
            if (!isMeant(sentence)) return sentence
            count += 1
            return ''
          }),
        },
  )
  return count === 0
    ? { declined: `No sentence about “${words.trim()}” stands in the note.` }
    : changed
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

function removePlace(wish: string, blocks: Edit['blocks']): Edited {
  const [, place = ''] = PARAGRAPH.exec(wish) ?? []
  const lines = blocks.flatMap((block) => block.lines.map((line) => ({ block, line })))
  const meant = place === 'last' ? lines.at(-1) : lines[PLACES.indexOf(place)]
  if (!meant) return { declined: 'The note has no such part.' }
  return blocks.map((block) =>
    block === meant.block
      ? { ...block, lines: block.lines.filter((line) => line !== meant.line) }
      : block,
  )
}
