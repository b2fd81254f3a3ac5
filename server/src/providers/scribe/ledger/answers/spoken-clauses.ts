import type { ScribeSegment } from '../../scribe.ts'
import { capital } from '../../../../clinical/realise/words/sentence.ts'
import { CLAUSE_STARTS } from '../quotes/also-said.data.ts'
import { cleanQuotation } from '../quotes/words/clean-quotation.ts'
import { spokenSentences, type SpokenSentence } from '../sheet/speech/spoken-sentences.ts'

/** A longer sentence is a line without marks, or nearly so. */
const MOST_WORDS = 32
const LEAST_WORDS = 5
/** What somebody does, tells or wants begins anew even without a word that joins it. */
const ACT_STARTS =
  /(?<=\s)(?=(?:(?:and|but|so|okay|alright|now|then)\s+)*(?:i'm (?:going|gon)|i want|i wan|i do want|i'd like|i would like|i will|i'll|we'll|we will|we're (?:going|gon)|let's|let us|let me|please|for your (?:first|second|third|next|last)|come back|do you|are you|have you(?= (?:ever|been|had|tried|taken|noticed|seen|felt|done|gotten|already|also|recently|any|\w+ed)\b)|did you|hey,? dragon)\b)/i

/** All sentences of a visit, each no longer than one can quote: those without marks are cut where a clause begins. */
export function spokenClauses(segments: readonly ScribeSegment[]): SpokenSentence[] {
  const texts = new Map(segments.map(({ id, text }) => [id, text]))
  return rejoin(spokenSentences(segments), texts).flatMap((sentence, at, all) => {
    if (sentence.text === '') return { ...sentence, text: answerIn(sentence, all[at - 1]) }
    if (wordsIn(sentence.raw) <= MOST_WORDS) return sentence
    const text = texts.get(sentence.segmentId) ?? ''
    return cutsOf(text.slice(sentence.from, sentence.to)).map(([from, to]) => {
      const raw = text.slice(sentence.from + from, sentence.from + to)
      return {
        ...sentence,
        from: sentence.from + from,
        to: sentence.from + to,
        raw: raw.trim(),
        text: cleanQuotation(raw),
      }
    })
  })
}

/** A bare yes is left out of a quotation, unless it answers a question. */
function answerIn({ raw, line, role }: SpokenSentence, before: SpokenSentence | undefined): string {
  const [, word = ''] = BARE_ANSWER.exec(raw.trim()) ?? []
  const isAsked =
    before?.text.endsWith('?') === true &&
    before.line < line &&
    before.role !== role &&
    !ASKS_OPENLY.test(before.text)
  return isAsked && word !== '' ? `${capital(word.toLowerCase())}.` : ''
}

const BARE_ANSWER =
  /^(?:(?:um+|uh+|oh|well|so|and)[\s,]+)*(yes|yeah|yep|yup)(?:[\s,.]+(?:yes|yeah|yep|yup))*[\s,.]*$/i
/** What a yes does not answer. */
const ASKS_OPENLY = /\b(?:what|which|how|when|where|who|why)\b|^\W*(?:\w+\W+){0,2}$/i

/** 'in touch in ... in a day or so' is one sentence. */
function rejoin(
  sentences: readonly SpokenSentence[],
  texts: ReadonlyMap<string, string>,
): SpokenSentence[] {
  const done: SpokenSentence[] = []
  for (const next of sentences) {
    const last = done.at(-1)
    if (last?.line !== next.line || !/(?:\.{2,}|…)$/.test(last.raw)) {
      done.push(next)
      continue
    }
    const raw = (texts.get(next.segmentId) ?? '').slice(last.from, next.to)
    const text = cleanQuotation(raw.replace(/\.{2,}|…/g, ','))
    done[done.length - 1] = { ...last, to: next.to, raw: raw.trim(), text }
  }
  return done
}

function cutsOf(text: string): [from: number, to: number][] {
  const starts = [CLAUSE_STARTS, ACT_STARTS]
    .flatMap((start) => [...text.matchAll(new RegExp(start, 'gi'))].map(({ index }) => index))
    .sort((a, b) => a - b)
  const cuts: number[] = [0]
  for (const start of starts) {
    const before = text.slice(cuts.at(-1), start)
    // What is to be done stays with what it depends on.
    if (wordsIn(before) < LEAST_WORDS || leadsOn(before)) continue
    if (DEPENDS.test(text.slice(start)) && wordsIn(before) < MOST_WORDS) continue
    if (wordsIn(text.slice(start)) >= LEAST_WORDS) cuts.push(start)
  }
  return cuts.map((from, at) => [from, cuts[at + 1] ?? text.length])
}

const CONDITION =
  /^\s*(?:(?:and|but|so|or|then|now|okay|alright|well|,)\s+)*(?:if|when|once|unless|until|in case)\b/i

/** Said behind what depends on it. */
const DEPENDS = /^\s*(?:or|if|unless|until|in case)\b/i

/** A condition without its end, as far as one can still read it. */
function leadsOn(clause: string): boolean {
  return CONDITION.test(clause) && wordsIn(clause) < MOST_WORDS / 2
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
