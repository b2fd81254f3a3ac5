import { rememberOf } from '../../../remember.ts'
import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { READ_TESTS } from './read-tests.data.ts'

const MINE = String.raw`(?:your|the|his|her|this|that|those|these)`
const LOOKED = String.raw`\b(?:(?:taking|took|have|had|having) a (?:quick )?look(?: here)? at|look(?:ing|ed)?(?: here)? at|review(?:ed|ing)|went over|going over|here(?:'s| is| are)) ${MINE}(?: \w+){0,2} `
const SHOWS = String.raw`\b(?: here| today)? (?:shows?|showed|reveals?|revealed|demonstrates?|looks?|looked|came back)\b`
/** What will be read is not there yet. */
const NOT_YET =
  /\b(?:if|when|once|after|before|until|unless|whether|see what|'ll|will|going to|gon na|want to|wan na|need to|let's)\b/

/** What was read may be an earlier one. */
const EARLIER =
  /\b(?:last|previous|prior|old|earlier|ago|back in|a year|years?|months?|weeks?|from the|in the er|hospital|emergency|outside)\b/
/** So many characters before the name say which one is meant. */
const REACH = 40
const AGAIN = /\b(?:repeat|another|again|recheck|follow-up|new)\b/

const ROWS = READ_TESTS.map(([name, said]) => ({
  name: new RegExp(`\\b(?:${name})\\b`),
  read: new RegExp(`${LOOKED}(?:${said})\\b|\\b(?:${said})${SHOWS}`),
}))

/** 'Let me get an x-ray.' … 'So looking at your x-ray': what is read in the visit was done in it. */
export function settleDoneOrders(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) =>
    isDone(lines, fact)
      ? { ...fact, time: 'now', attributes: { ...fact.attributes, detail: 'done in the visit' } }
      : fact,
  )
}

function isDone(
  lines: readonly LedgerLine[],
  { act, polarity, concept, said, attributes: { when } }: FramedFact,
) {
  if (act !== 'order' || polarity !== 'present' || when !== undefined) return false
  const row = ROWS.find(({ name }) => name.test(concept))
  if (row === undefined) return false
  const [first] = said
  const named = first ? plainSaid(lines[first.line]?.text.slice(0, first.to) ?? '') : ''
  if (AGAIN.test(named.slice(-REACH))) return false
  const last = Math.max(...said.map(({ line }) => line))
  return lines.slice(last + 1).some((line) =>
    sentencesOf(line).some((sentence) => {
      const found = row.read.exec(sentence)
      if (found === null || EARLIER.test(sentence)) return false
      return !NOT_YET.test(sentence.slice(0, found.index + found[0].length))
    }),
  )
}

/** Cut once for a line that comes again as the same object. */
const sentencesOf = rememberOf(({ text }: LedgerLine) => text.split(/[.?!;]/).map(plainSaid))
