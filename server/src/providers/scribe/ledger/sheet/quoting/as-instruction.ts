import { spellNumbers } from '../../../../../clinical/spell-numbers.ts'
import { capital, uncapital } from '../../../../../clinical/realise/words/sentence.ts'
import { tidySpeech } from './tidy-speech.ts'
import {
  ABOUT,
  FILLERS,
  LEADS,
  LEADS_ON,
  REPEATED,
  STAYS_FIRST,
  TO_PATIENT,
  TWO_NUMBERS,
  UNFINISHED,
  WORDS,
} from './as-instruction.data.ts'

const LEAST_WORDS = 2
const MOST_WORDS = 42

/**
 * A spoken sentence as it is written to a patient: 'I want you to rest' is 'Rest.' Undefined where
 * more than its lead would have to change; then it is quoted.
 */
export function asInstruction(spoken: string): string | undefined {
  const clean = tidySpeech(spoken.replaceAll('’', "'").replace(FILLERS, ' ')).replace(LEADS_ON, '')
  const [kept = '', first] = STAYS_FIRST.exec(clean) ?? []
  const plain = capital(clean.slice(kept.length).replace(LEADS_ON, ''))
  if (TWO_NUMBERS.test(plain) || isRepeated(plain)) return undefined
  const about = ABOUT.map((said) => said.exec(plain)).find((found) => found !== null)
  const rest = capital(plain.slice(about?.[0].length ?? 0))
  const lead = LEADS.find(({ said }) => said.test(rest))
  if (!lead && !TO_PATIENT.test(rest)) return undefined
  const told = lead ? rest.replace(lead.said, lead.told) : rest
  const written = WORDS.reduce((text, [said, word]) => text.replace(said, word), inFigures(told))
  const words = written.split(' ').length
  if (words < LEAST_WORDS || words > MOST_WORDS) return undefined
  if (isRepeated(written) || UNFINISHED.some((sign) => sign.test(written))) return undefined
  const sentence = about ? `for your ${about[1] ?? ''}, ${uncapital(written)}` : written
  return first === undefined ? capital(sentence) : `${capital(first)}, ${uncapital(sentence)}`
}

function isRepeated(text: string): boolean {
  return REPEATED.some((sign) => sign.test(text))
}

/** 'five hundred milligrams,' is '500 milligrams,'. */
function inFigures(text: string): string {
  return text
    .replace(/\ba (?=hundred|thousand)/gi, 'one ')
    .split(/([,.;](?:\s|$))/)
    .map((part, at) => (at % 2 === 0 ? spellNumbers(part.split(' ')).join(' ') : part))
    .join('')
}

/** On a sheet nothing stands before it. */
const GOES_ON =
  /^(?:and |so )?(?:then|now|next)\b,? (?!(?:\d|(?:one|two|three|four|five|six|ten|twenty|fifty)\b))/i
const QUOTED = /“([^”]*)”/g

/** The sentences of a quotation as they are written to a patient, where each of them can be. */
export function asInstructions(quotation: string): string | undefined {
  const said = [...quotation.matchAll(QUOTED)].map(([, sentence = ''], at) =>
    asInstruction(at === 0 ? sentence.replace(GOES_ON, '') : sentence),
  )
  const label = /^([^“”:]{2,40}): “/.exec(quotation)?.[1]
  if (said.length === 0 || quotation.includes('—')) return undefined
  const whole = said.filter((sentence) => sentence !== undefined)
  if (whole.length < said.length) return undefined
  const text = whole.join(' ')
  return label === undefined ? text : `${label}: ${uncapital(text)}`
}
