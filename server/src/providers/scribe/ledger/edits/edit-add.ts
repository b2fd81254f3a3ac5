import type { Fact } from '@chartwright/contract/facts'
import { factsOfBlock } from '../../../../clinical/realise/facts-of-block.ts'
import type { Block } from '../../../../clinical/realise/block.ts'
import type { Edit, Edited } from './edit.ts'
import { findAsked } from '../questions/find-asked.ts'
import { isList, isNamed, type NoteBlock } from '../note-text.ts'
import { readQuestion } from '../questions/reading/read-question.ts'
import { sentenceOf } from '../tell-facts.ts'

const ADD = /^(?:(?:please|can you|could you|now|also)[\s,]+)*(?:add|insert|include|append)\b/i
const TYPED = /^\s*(?:(?:to|under|in|into) (?:the )?([\w &/-]+?))?\s*[:–—]\s*(.+)$/s
const ABOUT =
  /\b(?:(?:a |the )?(?:line|sentence|note|remark|something|what was said|facts?) )?(?:about|on|regarding|that) (.+?)(?: (?:to|under|in|into) (?:the )?[\w &/-]+)?[.?!]*$/is

/** 'Add: …' in the person's own words; 'Add a line about …' out of the ledger, or not at all. */
export function addToNote({ instruction, wish, blocks, facts }: Edit): Edited {
  const rest = instruction.replace(ADD, '')
  const [, where, words] = TYPED.exec(rest) ?? []
  if (words !== undefined) {
    const sentence = asSentence(words)
    return put(blocks, [sentence], findBlock(blocks, where?.toLowerCase() ?? '', []))
  }
  const about =
    ABOUT.exec(rest)?.[1] ?? rest.replace(/\b(?:to|under|in|into) (?:the )?[\w &/-]+$/i, '')
  const asked = readQuestion(about)
  const own =
    asked.subject === ''
      ? asked.topic
        ? facts.filter(asked.topic.fits)
        : []
      : findAsked(asked.subject, facts)
  const told = blocks
    .flatMap(({ lines }) => lines)
    .join('\n')
    .toLowerCase()
  const lacking = own.filter(
    (fact) => sentenceOf(fact) !== '' && !told.includes(sentenceOf(fact).toLowerCase()),
  )
  if (own.length === 0)
    return {
      declined: `Nothing about “${about.trim()}” was found in what was said. To add your own words, write “Add: …”.`,
    }
  if (lacking.length === 0) return { declined: 'The note says that already.' }
  return put(blocks, lacking.map(sentenceOf), findBlock(blocks, wish, lacking))
}

function asSentence(words: string): string {
  const plain = words.trim()
  const whole = /[.!?]$/.test(plain) ? plain : `${plain}.`
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
}

const HOMES: readonly (readonly [Block, RegExp])[] = [
  ['plan', /\bplan|treat|next steps/i],
  ['allergies', /\ballerg/i],
  ['medications', /\bmedic|drug/i],
  ['family', /\bfamily/i],
  ['social', /\bsocial/i],
  ['exam', /\bexam|objective|findings/i],
  ['vitals', /\bvital|objective|exam/i],
  ['results', /\bresult|data|objective|investigation/i],
  ['assessment', /\bassess|impression|diagnos/i],
  ['history', /\bhistory|background|subjective/i],
  ['hpi', /\bhistory of present|hpi|subjective|complaint|history/i],
]

/** The section that is named; else the one where such facts belong; else the last. */
function findBlock(
  blocks: readonly NoteBlock[],
  where: string,
  facts: readonly Fact[],
): NoteBlock | undefined {
  const named = blocks.find(({ title }) => title !== null && where !== '' && isNamed(where, title))
  if (named) return named
  const homes = HOMES.filter(([block]) => factsOfBlock(block, facts).length > 0).map(
    ([, pattern]) => pattern,
  )
  const home = homes.flatMap(
    (pattern) => blocks.find(({ title }) => pattern.test(title ?? '')) ?? [],
  )[0]
  return home ?? blocks.at(-1)
}

function put(
  blocks: readonly NoteBlock[],
  sentences: readonly string[],
  at: NoteBlock | undefined,
): NoteBlock[] {
  if (!at) return [{ title: null, head: null, lines: [...sentences] }]
  return blocks.map((block) => {
    if (block !== at) return block
    const lines = block.lines.filter(
      (line) => !/^\s*(?:not discussed|nothing said|none)\.?\s*$/i.test(line),
    )
    if (isList(lines))
      return { ...block, lines: [...lines, ...sentences.map((sentence) => `- ${sentence}`)] }
    const last = lines.at(-1)
    return last === undefined
      ? { ...block, lines: [sentences.join(' ')] }
      : { ...block, lines: [...lines.slice(0, -1), `${last} ${sentences.join(' ')}`] }
  })
}
