import type { Fact } from '@chartwright/contract/facts'
import { placeOfWords } from '../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { TO_DEVICE } from './plan/plan.data.ts'
import { wordsIn } from './spoken-clauses.ts'

/** What was said about something, as one item of an answer: places in the list of sentences. */
export interface Passage {
  readonly places: readonly number[]
}

const MOST_WORDS_OF_ANSWER = 40
const MOST_WORDS_OF_REPLY = 6
const MOST_SENTENCES = 4
/** So near to the end of its line a sentence can be what was answered. */
const LAST = 2
const REPLIES =
  /^(?:(?:um+|uh+|oh|well|so|and|i mean),? )*(?:yes|yeah|yep|yup|no|nope|nah|not|never|none|correct|right|sure|just|only|i (?:do|don't|am|have|haven't|did|didn't|was)[.,]?$|exactly|that's (?:right|correct)|mm|mhm|uh-huh|about|maybe|probably|since)\b/i
const ASKS =
  /\?$|^(?:(?:and|so|but|okay|now|do you know|then),? )*(?:do|does|did|are|is|have|has|any|how|what|when|which|where|who|were|was|can|could|would)\b(?! (?:that|said|worry|not)\b)/i

/** Of a line without marks that runs on into a question. */
const ASKS_WITHIN = /\b(?:do|have|are|did|were) you\b(?!.*\b(?:so|then|because)\b).{4,}[^?]$/i
/** The end of a visit, and not of what was told. */
export const CLOSING =
  /\b(?:any|other|more) questions\b|\bsound (?:good|okay|like a)\b|\bthat (?:all )?sounds?\b/i

export function isQuestion({ text, role }: SpokenSentence): boolean {
  return text.endsWith('?') || (role === 'clinician' && ASKS.test(text)) || ASKS_WITHIN.test(text)
}

/** The sentences of a fact's words, with the answer to what they ask and the question that they answer. */
export function passageOf(fact: Fact, spoken: readonly SpokenSentence[]): Passage {
  const places = fact.said.map((said) => placeOfWords(said, spoken))
  const [first = -1] = places
  if (first < 0) return { places: [] }
  const line = spoken[first]?.line ?? 0
  const near = places.filter((place) => {
    const own = spoken[place]?.line
    return own === line || (own === line + 1 && isLastOf(first, spoken) && !isClosing(line, spoken))
  })
  return around([...new Set(near)].slice(0, MOST_SENTENCES), spoken)
}

function isClosing(line: number, spoken: readonly SpokenSentence[]): boolean {
  return CLOSING.test(spoken.findLast((each) => each.line === line)?.text ?? '')
}

/** Sentences with their question or their answer. */
export function around(found: readonly number[], spoken: readonly SpokenSentence[]): Passage {
  const places = new Set(found)
  for (const place of found) {
    const sentence = spoken[place]
    if (!sentence) continue
    if (isQuestion(sentence)) for (const each of answerTo(place, spoken)) places.add(each)
    else if (isReply(sentence, spoken[place - 1])) {
      const asked = questionBefore(place, spoken)
      if (asked !== undefined) places.add(asked)
    }
  }
  return { places: withBetween([...places], spoken) }
}

/** What is answered in the next line is what was asked last. */
function withBetween(places: readonly number[], spoken: readonly SpokenSentence[]): number[] {
  const isIn = (line: number) => places.some((place) => spoken[place]?.line === line)
  const between = spoken.flatMap((sentence, at) => {
    const before = places.findLast((place) => spoken[place]?.line === sentence.line)
    const isAsked = before !== undefined && at > before && wordsIn(sentence.text) > 2
    return isAsked && isIn(sentence.line + 1) ? [at] : []
  })
  return [...new Set([...places, ...between])].sort((a, b) => a - b)
}

function isReply({ text, line }: SpokenSentence, before: SpokenSentence | undefined): boolean {
  return (
    (wordsIn(text) <= MOST_WORDS_OF_REPLY || REPLIES.test(text)) &&
    before !== undefined &&
    (before.line < line || wordsIn(before.text) < MOST_WORDS_OF_REPLY)
  )
}

/** The first sentences of the next line, where it is somebody else's. */
function answerTo(place: number, spoken: readonly SpokenSentence[]): number[] {
  const asked = spoken[place]
  if (!asked || !isLastOf(place, spoken)) return []
  const answer: number[] = []
  let words = 0
  for (let at = place + 1; at < spoken.length; at += 1) {
    const next = spoken[at]
    if (!next) break
    if (next.line === asked.line) continue
    if (next.role === asked.role && asked.role !== 'unsure') break
    const isFurther = next.line > asked.line + 1
    if (isFurther && !goesOn(next, asked, spoken[at - 1])) break
    words += wordsIn(next.text)
    if (answer.length > 0 && words > MOST_WORDS_OF_ANSWER) break
    if (next.text !== '') answer.push(at)
  }
  return answer
}

/** 'No.' and in the next line, by the same voice, 'Well, sometimes.' */
function goesOn(
  next: SpokenSentence,
  asked: SpokenSentence,
  before: SpokenSentence | undefined,
): boolean {
  return (
    next.role === 'patient' &&
    asked.role === 'clinician' &&
    before?.role === 'patient' &&
    next.line <= asked.line + MOST_LINES_OF_ANSWER
  )
}

const MOST_LINES_OF_ANSWER = 2

function questionBefore(place: number, spoken: readonly SpokenSentence[]): number | undefined {
  const line = spoken[place]?.line ?? 0
  const asked = spoken.findLastIndex(
    (each, at) => at < place && each.line === line - 1 && each.text !== '',
  )
  const question = spoken[asked]
  return question && isQuestion(question) ? asked : undefined
}

function isLastOf(place: number, spoken: readonly SpokenSentence[]): boolean {
  const line = spoken[place]?.line
  return spoken.findLastIndex((each) => each.line === line) - place < LAST
}

/** '“Do you smoke?” – “Socially.” [109, 110]' */
export function quotePassage({ places }: Passage, spoken: readonly SpokenSentence[]): string {
  const own = places.flatMap((place) => spoken[place] ?? []).filter(({ text }) => text !== '')
  const lines = [...new Set(own.map(({ line }) => line))]
  const said = lines.map((line) =>
    withoutCall(
      `“${joined(
        own.filter((each) => each.line === line),
        spoken,
      )}”`,
    ),
  )
  return said.length === 0
    ? ''
    : `${said.join(' – ')} [${lines.map((line) => line + 1).join(', ')}]`
}

/** Words to a device are no words to the patient: what it was told to order stays. */
export function withoutCall(text: string): string {
  return text.replace(TO_DEVICE, (_, first: string) => first.toUpperCase())
}

/** Sentences of one line; what was left out between them shows. */
function joined(own: readonly SpokenSentence[], spoken: readonly SpokenSentence[]): string {
  return own
    .map((each, at) => {
      const before = own[at - 1]
      const isNext = before !== undefined && spoken[spoken.indexOf(each) - 1] === before
      return at === 0 ? each.text : `${isNext ? '' : '… '}${each.text}`
    })
    .join(' ')
}

/** Passages that share a sentence, or follow each other as one exchange, are one. */
export function joinPassages(passages: readonly Passage[]): Passage[] {
  const done: number[][] = []
  for (const { places } of [...passages].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))) {
    const last = done.at(-1)
    if (places.length === 0) continue
    if (last && places.some((place) => last.includes(place)))
      last.push(...places.filter((place) => !last.includes(place)))
    else done.push([...places])
  }
  return done.map((places) => ({ places: places.sort((a, b) => a - b) }))
}
