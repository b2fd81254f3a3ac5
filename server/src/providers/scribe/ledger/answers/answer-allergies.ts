import type { Fact } from '@chartwright/contract/facts'
import { drugsIn } from '../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import {
  ASKS_MORE,
  DENIES,
  NEXT_TOPIC,
  NO_ALLERGEN,
  OF_FAMILY,
  REACTION,
  SPOKEN_OF,
} from './allergy.data.ts'
import { NOTHING_CERTAIN, passagesWith, quoteAll } from './heard-about.ts'
import { isQuestion, joinPassages, passageOf, around, type Passage } from './passage.ts'
import { plainAnswer } from './plain-answer.ts'
import { wordsIn } from './spoken-clauses.ts'
import { listItems } from './tell-items.ts'

const MOST = 6
const MOST_WORDS_MORE = 12

/** What somebody is allergic to, and all that was said of allergies and reactions to medicines beside it. */
export function answerAllergies(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const named = facts.filter(({ concept }) => !NO_ALLERGEN.test(concept))
  const present = named.filter(({ polarity }) => polarity === 'present')
  const absent = named.filter(({ polarity }) => polarity === 'absent')
  const told = new Set(named.flatMap((fact) => passageOf(fact, spoken).places))
  const others = joinPassages([
    ...passagesWith(SPOKEN_OF, spoken, (each) => isOfPatient(each, spoken)).map((passage) =>
      withMore(passage, spoken),
    ),
    ...reactionsIn(spoken),
  ]).filter((passage) => isNews(passage, told, spoken))
  const list = [
    ...(present.length === 0 ? [] : [listItems(present, spoken)]),
    ...(absent.length === 0
      ? []
      : [`${present.length === 0 ? '' : 'Denied:\n'}${listItems(absent, spoken)}`]),
  ]
  const quotes = quoteAll(others.slice(0, MOST), spoken)
  if (quotes.length === 0) {
    const whole = list.join('\n\n')
    return list.length === 0 ? undefined : named.length === 1 ? whole.replace(/^- /, '') : whole
  }
  const lead =
    list.length === 0
      ? (plainAnswer(others, spoken) ?? NOTHING_CERTAIN)
      : 'This was also said about allergies and reactions:'
  return [...list, `${lead}\n${list.length === 0 ? '\n' : ''}${quotes.join('\n')}`].join('\n\n')
}

/** A medicine, and what it did: 'the naproxen made me itch'. */
function reactionsIn(spoken: readonly SpokenSentence[]): Passage[] {
  return spoken.flatMap((sentence, at) =>
    REACTION.test(sentence.text) && !isQuestion(sentence) && drugsIn(sentence.text).length > 0
      ? [around([at], spoken)]
      : [],
  )
}

const MOST_WORDS_OF_ECHO = 4

/** Neither said of a relative, nor a repetition of what was. */
function isOfPatient(
  { text, role, line }: SpokenSentence,
  spoken: readonly SpokenSentence[],
): boolean {
  if (OF_FAMILY.test(text)) return false
  if (role !== 'clinician' || wordsIn(text) > MOST_WORDS_OF_ECHO || text.endsWith('?')) return true
  const told = spoken.findLast((each) => each.line < line && each.text !== '')
  return told === undefined || told.role === 'clinician' || !OF_FAMILY.test(told.text)
}

const MOST_LINES_AFTER = 3

/** What is asked and told further of an allergy that was named in answer to a question. */
function withMore({ places }: Passage, spoken: readonly SpokenSentence[]): Passage {
  const own = places.flatMap((place) => spoken[place] ?? [])
  const [question] = own
  const replies = own.filter((each) => each.line !== question?.line)
  const [answer] = replies
  if (!question || !answer || !isQuestion(question)) return { places }
  if (replies.some(({ text }) => DENIES.test(text))) return { places }
  const more: number[] = []
  for (const [at, { line, role, text }] of spoken.entries()) {
    if (line <= answer.line || line > answer.line + MOST_LINES_AFTER || text === '') continue
    const goesOn = wordsIn(text) <= MOST_WORDS_MORE || ASKS_MORE.test(text)
    if (role === 'clinician' && (!goesOn || NEXT_TOPIC.test(text))) break
    more.push(at)
  }
  return { places: [...places, ...more] }
}

/** More than a question that nobody answered, and not told yet by somebody who knows. */
function isNews(
  { places }: Passage,
  told: ReadonlySet<number>,
  spoken: readonly SpokenSentence[],
): boolean {
  const own = places.flatMap((place) => spoken[place] ?? [])
  if (own.every(isQuestion)) return false
  const isTold = places.some((place) => told.has(place))
  return places.some((place) => {
    const sentence = spoken[place]
    if (!sentence || told.has(place) || isQuestion(sentence)) return false
    return !isTold || sentence.role !== 'clinician'
  })
}
