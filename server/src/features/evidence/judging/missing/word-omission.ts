import type { Fact } from '@chartwright/contract/facts'
import { saidAround } from '../../../../clinical/phrasing/said-around.ts'
import { withoutHesitation } from '../../../../clinical/realise/words/without-hesitation.ts'
import type { VisitIndex } from '../../indexing/index-visit.ts'

/** Of sentences below this, one in five was good as it stood. */
const LEAST_ACCEPTANCE = 0.35
const MOST_CHARS = 320

/** What a note lacks: the sentence of the fact, or the words of the visit where that is hardly one. */
export function wordOmission(fact: Fact, visit: VisitIndex): string {
  const { source, acceptance = 1, text } = fact
  if (source !== 'heard' || acceptance >= LEAST_ACCEPTANCE) return text
  const quoted = sentencesOf(fact, visit).map((words) => `“${words}”`)
  const said = [...new Set(quoted)].join(' ')
  return said === '' || said.length > MOST_CHARS ? text : said
}

/** In the order of the talk; a question with the first sentence of its answer. */
function sentencesOf({ said }: Fact, { lines, places }: VisitIndex): string[] {
  const stretches = said
    .flatMap(({ segment_id: id, from, to }) => {
      const line = places.get(id ?? '')
      return line === undefined ? [] : { line, from, to }
    })
    .toSorted((a, b) => a.line - b.line || a.from - b.from)
  const sentences = stretches.map((stretch) => wholeSentence(stretch))
  const last = stretches.at(-1)
  const isUnanswered = last !== undefined && sentences.at(-1)?.endsWith('?') === true
  const answer = isUnanswered && wholeSentence({ line: last.line + 1, from: 0, to: 1 })
  return [...sentences, answer || ''].filter((words) => words !== '')

  function wholeSentence(stretch: { line: number; from: number; to: number }): string {
    const spoken = saidAround({ said: [stretch] }, lines)
    const line = lines[stretch.line]?.text ?? ''
    const mark = line.charAt(line.indexOf(spoken) + spoken.length) === '?' ? '?' : '.'
    const plain = withoutHesitation(spoken).replace(/\s+/g, ' ').trim()
    if (plain === '') return ''
    return plain.charAt(0).toUpperCase() + plain.slice(1) + (/[.?!]$/.test(plain) ? '' : mark)
  }
}
