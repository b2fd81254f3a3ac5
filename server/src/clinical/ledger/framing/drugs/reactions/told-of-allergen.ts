import { BUILT_IN_DRUGS } from '../../../naming/drug-names.ts'
import type { Mention, Stretch } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

/** 'all blotchy with', 'in hives from': what stands before it is of it. */
const POINTS_ON =
  /\b(?:with|from|to|after|on|by|off|when i (?:take|took|have|had)|if i (?:take|have))(?: (?:taking|having|the|some|any|my|an?|that|old))*$/
/** A sentence that goes on with what was said: 'Brings me out in a rash.', 'My throat closed up.' */
const GOES_ON =
  /^ ?(?:(?:and|well|so|oh|yeah|like|it was|really) )*(?:it|that|they|(?:i|she|he) (?:came|come|comes|broke|break|breaks|got|gets?|had|swelled|went|goes|was|couldn't|could|threw|just|ended|nearly|turned|puffed)|my|his|her|which|brings?|brought|makes?|made|gives?|gave|causes?|caused|sets?|came|comes?|broke|got|get|gets|all|lips?|face|tongue|throat|rash|hives|itch\w*|swell\w*|swol\w*|terrible|awful|bad|really|just|no (?:rash|swelling|hives|itching)|threw|throws|wheez\w*|couldn't)\b/
/** What somebody has besides. */
const OF_NOW =
  /\b(?:also|now|today|at the moment|hay ?fever|pollen|cats?|dogs?|dust|every|lately|for (?:a|the|\w+) (?:days?|weeks?|months?))\b/
const ASKS_WHAT =
  /\b(?:what|how)\b.*\b(?:happen\w*|do|does|did|reaction|react)\b[^.?!]*\?|\breaction\b[^.?!]*\?/
const LINES_AFTER = 2

/** Where it is told what an allergen does, one after the other as it was said. */
export function toldOfAllergen(lines: readonly LedgerLine[], mention: Mention): Stretch[] {
  const { line } = mention
  const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
  const { before, after } = sentenceAround(text, mention)
  const own = namesIn(mention.words)
  const start = mention.from - before.length
  const told: Stretch[] = []
  if (POINTS_ON.test(`${plainSaid(before)}${leadIn(mention.words)}`.trimEnd()))
    told.push({ line, from: afterLastDrug(text, start, mention.from, own), to: mention.to })
  told.push(behind(lines, { line, from: mention.from, to: mention.to }, own))
  const [next, answer] = [lines[line + 1], lines[line + 2]]
  const isAsked =
    role === 'clinician' && /^[^.!]*\?\s*$/.test(text.slice(mention.to + after.length - 1))
  if (isAsked && next !== undefined && next.role !== 'clinician')
    told.push(behind(lines, { line: line + 1, from: 0, to: 0 }, own))
  if (
    role !== 'clinician' &&
    next?.role === 'clinician' &&
    answer?.role === role &&
    ASKS_WHAT.test(plainSaid(next.text)) &&
    drugsIn(next.text).every(({ name }) => own.includes(name))
  )
    told.push(behind(lines, { line: line + 2, from: 0, to: 0 }, own))
  return [...told, ...namedAgain(lines, mention, own)]
}

/** The words before the name in a mention: 'allergic to' of 'allergic to Keflex'. */
function leadIn(words: string): string {
  return plainSaid(words.replace(/\S+\s*$/, ''))
}

/** From a name on, as far as its sentence and those that go on with it reach, up to the next drug. */
function behind(
  lines: readonly LedgerLine[],
  { line, from, to }: Stretch,
  own: readonly string[],
): Stretch {
  const text = lines[line]?.text ?? ''
  let end = to + sentenceAround(text, { from: to, to }).after.length
  for (;;) {
    const next = /^[.!;?]*[^.?!;]+(?=[.!;]|$)/.exec(text.slice(end))?.[0]
    const plain = plainSaid(next?.replace(/^[.!;?\s]+/, '') ?? '')
    if (next === undefined || !GOES_ON.test(plain) || OF_NOW.test(plain)) break
    if (drugsIn(next).some(({ name }) => !own.includes(name))) break
    end += next.length
  }
  const stop = drugsIn(text.slice(to, end)).find(({ name }) => !own.includes(name))
  if (stop === undefined) return { line, from, to: end }
  // 'my lips swelled up with ramipril' is of the second one alone.
  const isOfNext = POINTS_ON.test(plainSaid(text.slice(to, to + stop.at)).trimEnd())
  return { line, from, to: isOfNext ? to : to + stop.at }
}

/** What is told behind a drug, up to the next one. */
export function toldBehind(lines: readonly LedgerLine[], mention: Mention): Stretch {
  return behind(lines, mention, namesIn(mention.words))
}

function afterLastDrug(text: string, from: number, to: number, own: readonly string[]): number {
  const last = drugsIn(text.slice(from, to)).findLast(({ name }) => !own.includes(name))
  return last === undefined ? from : from + last.at + last.name.length
}

/** 'So penicillin, rash.': the same allergen in a later sentence, or in what is said back. */
function namedAgain(
  lines: readonly LedgerLine[],
  mention: Mention,
  own: readonly string[],
): Stretch[] {
  const found: Stretch[] = []
  for (let line = mention.line; line <= mention.line + LINES_AFTER; line += 1) {
    const text = lines[line]?.text ?? ''
    const from = line === mention.line ? mention.to : 0
    for (const { name, at } of drugsIn(text.slice(from))) {
      if (!own.includes(name)) continue
      const stretch = { line, from: from + at, to: from + at + name.length }
      const { after } = sentenceAround(text, stretch)
      if (/^[^.!]*\?/.test(text.slice(stretch.to + after.length))) continue
      found.push(behind(lines, stretch, own))
    }
  }
  return found
}

interface Named {
  readonly name: string
  readonly at: number
}

function drugsIn(text: string): Named[] {
  return [...text.toLowerCase().matchAll(/[a-z][a-z-]{3,}/g)].flatMap(({ 0: name, index }) =>
    BUILT_IN_DRUGS.isKnown(name) ? [{ name, at: index }] : [],
  )
}

function namesIn(words: string): string[] {
  return words.toLowerCase().match(/[a-z][a-z-]{3,}/g) ?? []
}
