import { isCliniciansTalk, isPatientsTalk } from './role-rules.ts'

/** A line as the model reads it. */
export interface ReadLine {
  /** In lower case, figures as '#'. */
  readonly words: readonly string[]
  /** Of each sentence, whether it is a question by its mark or by its first words. */
  readonly questions: readonly boolean[]
  readonly hasMarks: boolean
  /** No mark at its end: the speaker went on, or was interrupted. */
  readonly endsOpen: boolean
  readonly beginsInLowerCase: boolean
  /** Asked at its end, or how long it is. */
  readonly kind: string
  /** All of it, where it is a word or two. */
  readonly reply: string | undefined
  /** Sentences that only one of the two says: the clinician's, and the patient's. */
  readonly cliniciansTalk: number
  readonly patientsTalk: number
}

/** Takes one feature of many; no list of them is made, for a transcript may have 20,000 lines. */
export type TakeFeature = (name: string, value: number) => void

const ASKS =
  /^(?:(?:and|so|okay|ok|alright|right|but|um|uh|well|now|then|yeah) )*(?:(?:what|how|when|where|which|who|why)\b|(?:do|does|did|have|has|are|is|was|were|can|could|would|will|any)(?:n't)? (?:you|it|that|there|your|the|he|she|they|any|other|pain|this|we|i)\b|(?:any|tell me)\b)/
const WORD_OR_END = /[a-z0-9]+(?:[.'/-][a-z0-9]+)*%?|[.?!]+(?=\s|$)/g
const MARKS = new Set(['.', '?', '!'].map((mark) => mark.charCodeAt(0)))
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)
const OWN = new Set(['i', "i'm", "i've", "i'd", "i'll", 'me', 'my', 'mine', 'myself'])
const OTHERS = new Set(['you', "you're", "you've", "you'd", "you'll", 'your', 'yours', 'yourself'])
const ENDS_MARKED = /[.?!]["')\s]*$/
const LOWER_CASE = /^[^A-Za-z]*(?!i\b)[a-z]/
const REPLY_WORDS = 2
const FEW_WORDS = 3
const SHORT_WORDS = 4
const LONG = [2, 4, 8, 16, 32]

export function readLine(text: string): ReadLine {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const words: string[] = []
  const questions: boolean[] = []
  let start = 0
  let hasMarks = false
  let cliniciansTalk = 0
  let patientsTalk = 0
  const close = (isAsked: boolean): void => {
    if (words.length === start) return
    const sentence = words.slice(start).join(' ')
    questions.push(isAsked || ASKS.test(sentence))
    if (isCliniciansTalk(sentence)) cliniciansTalk += 1
    if (isPatientsTalk(sentence)) patientsTalk += 1
    start = words.length
  }
  for (const part of plain.match(WORD_OR_END) ?? []) {
    const first = part.charCodeAt(0)
    if (MARKS.has(first)) {
      hasMarks = true
      close(part.includes('?'))
    } else {
      words.push(first >= ZERO && first <= NINE ? '#' : part)
    }
  }
  close(false)
  return {
    words,
    questions,
    hasMarks,
    endsOpen: !ENDS_MARKED.test(text),
    beginsInLowerCase: LOWER_CASE.test(text),
    kind: questions.at(-1) ? '?' : lengthOf(words.length),
    reply: words.length <= REPLY_WORDS ? words.join(' ') : undefined,
    cliniciansTalk,
    patientsTalk,
  }
}

const NOTHING = readLine('')

/** What speaks for one of the two: a line's own words, and what stands around it. */
export function eachEmission(lines: readonly ReadLine[], at: number, take: TakeFeature): void {
  const line = lines[at] ?? NOTHING
  eachOwn(line, take)
  eachAround(line, lines[at - 1] ?? NOTHING, lines[at + 1] ?? NOTHING, take)
}

function eachOwn({ words, questions, cliniciansTalk, patientsTalk }: ReadLine, take: TakeFeature) {
  const value = 1 / Math.sqrt(Math.max(4, 2 * words.length - 1))
  let own = 0
  let others = 0
  let before: string | undefined
  for (const word of words) {
    take(word, value)
    if (before !== undefined) take(`${before} ${word}`, value)
    if (OWN.has(word)) own += 1
    else if (OTHERS.has(word)) others += 1
    before = word
  }
  take(`@words ${lengthOf(words.length)}`, 1)
  take(`@first ${words[0] ?? ''}`, 0.5)
  take(`@first ${words[0] ?? ''} ${words[1] ?? ''}`, 0.5)
  take(`@last ${words.at(-1) ?? ''}`, 0.5)
  const scale = Math.sqrt(Math.max(1, words.length))
  if (own > 0) take('@i', own / scale)
  if (others > 0) take('@you', others / scale)
  if (own > 0 && others === 0) take('@i alone', 1)
  if (others > 0 && own === 0) take('@you alone', 1)
  if (cliniciansTalk > 0) take('@clinicians talk', 1)
  if (patientsTalk > 0) take('@patients talk', 1)
  if (questions.includes(true)) take('@asks', 1)
  if (questions.at(-1)) take('@asks last', 1)
  if (questions.length > 0 && !questions.includes(false)) take('@asks only', 1)
}

function eachAround(line: ReadLine, before: ReadLine, after: ReadLine, take: TakeFeature) {
  take(`@< ${before.kind}`, 0.5)
  take(`@> ${after.kind}`, 0.5)
  take(`@<^${before.words[0] ?? ''}`, 0.3)
  take(`@<$${before.words.at(-1) ?? ''}`, 0.3)
  take(`@>^${after.words[0] ?? ''}`, 0.3)
  if (line.words.length > SHORT_WORDS) return
  const first = line.words[0] ?? ''
  take(`@< ${before.kind} ${first}`, 0.5)
  take(`@> ${after.kind} ${first}`, 0.5)
  take(`@<> ${before.kind} ${after.kind}`, 0.5)
}

/** What speaks for the speaker of the line before, or for the other one. */
export function eachStay(before: ReadLine, line: ReadLine, cut: string, take: TakeFeature): void {
  const first = line.words[0] ?? ''
  const isAsked = before.questions.at(-1) === true
  const asks = line.questions[0] === true
  take(cut, 1)
  take(`${cut} ${lengthOf(before.words.length)}`, 1)
  take(`${cut} > ${lengthOf(line.words.length)}`, 1)
  take(`^${first}`, 1)
  take(`^${first} ${line.words[1] ?? ''}`, 1)
  take(`${before.words.at(-1) ?? ''}$`, 1)
  if (isAsked) {
    take('?', 1)
    take(`? ${cut}`, 1)
    take(`? ${lengthOf(line.words.length)}`, 1)
  }
  if (asks) {
    take('> ?', 1)
    take(`> ? ${cut}`, 1)
  }
  if (isAsked && asks) take('? > ?', 1)
  if (!before.hasMarks) take('open', 1)
  if (before.endsOpen) {
    take('ends open', 1)
    take(`ends open ${cut}`, 1)
    take(line.beginsInLowerCase ? 'ends open > lower' : 'ends open > upper', 1)
  }
  if (line.beginsInLowerCase) take(`> lower ${cut}`, 1)
  eachReply(before, line, take)
}

/** 'Yeah.' after a question, 'Okay.' before one, 'Mm.' within what another tells. */
function eachReply(before: ReadLine, line: ReadLine, take: TakeFeature) {
  take(`${before.kind} > ${line.kind}`, 1)
  if (before.reply !== undefined) {
    take(`${before.reply} >> ${line.kind}`, 1)
    take(`>> ${line.words[0] ?? ''}`, 1)
  }
  if (line.reply === undefined) return
  take(`${before.kind} >> ${line.reply}`, 1)
  if (before.reply !== undefined) take(`${before.reply} >> ${line.reply}`, 1)
}

/** How a transcript is cut decides how often its speaker changes: by turns, by sentences or by pauses. */
export function cutOf(lines: readonly ReadLine[]): string {
  const share = (isIt: (line: ReadLine) => boolean) =>
    lines.filter(isIt).length / Math.max(1, lines.length)
  if (share(({ hasMarks }) => hasMarks) < 0.3) return 'unmarked'
  const sentences = lines.reduce((sum, { questions }) => sum + questions.length, 0)
  const mean = sentences / Math.max(1, lines.length)
  if (mean < 1.15) return 'sentences'
  if (mean > 1.5 && share(({ words }) => words.length <= FEW_WORDS) < 0.06) return 'pauses'
  return mean < 1.7 ? 'short' : 'turns'
}

function lengthOf(count: number): string {
  const step = LONG.findIndex((most) => count <= most)
  return String(step === -1 ? LONG.length : step)
}
