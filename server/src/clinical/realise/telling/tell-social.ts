import type { FactContent } from '@chartwright/contract/facts'
import { LINKED } from './attribute-words.data.ts'
import { DESCRIBES, notWords } from '../words/not-words.ts'
import { phraseOf } from './phrase-fact.ts'
import { causeWords, durationWords, onsetWords, whenWords } from './say-attributes.ts'
import { doesWords, socialName } from './social-said.ts'
import { DOES, SOCIAL_WORDS, WHOLE_DETAIL } from './social-words.data.ts'

export function socialClause(fact: FactContent): string {
  const row = SOCIAL_WORDS.find(([concept]) => concept.test(fact.concept.toLowerCase()))
  const isAbsent = fact.polarity === 'absent'
  const doubt = fact.certainty === 'possible' ? 'possibly ' : ''
  const { detail, side } = fact.attributes
  if (
    detail !== undefined &&
    (row === undefined ? !isAbsent && DOES.test(detail) : WHOLE_DETAIL.test(detail))
  ) {
    const others = extent({ ...fact, attributes: { ...fact.attributes, detail: '' } })
    if (row === undefined || /:|lives in/.test(row[1])) return doubt + join(detail, others)
  }
  const told = isAbsent || row === undefined ? undefined : toldByDetail(fact, row[1])
  if (told !== undefined) return doubt + told
  if (/^(?:handed|handedness|hand dominance)$/.test(fact.concept))
    return `${side ?? detail ?? ''}-handed`
  if (row === undefined) return doubt + plainSocial(fact)
  const [named, ...forms] = row
  const [present, absent, past] = forms.map((form) =>
    fact.concept.toLowerCase().replace(named, form),
  ) as [string, string, string]
  if (present.startsWith('occupation') && !isAbsent && HOURS.test(detail ?? ''))
    return `${doubt}works from ${detail ?? ''}`
  const pattern = isAbsent ? absent : fact.time === 'past' ? past : present
  const isLiving =
    pattern.startsWith('living situation: ') && /^(?:with|alone|in|at)\b/.test(detail ?? '')
  return (
    doubt +
    join(
      isLiving ? 'lives' : pattern.replace(/ ?…$/, '').replace(/^marital status:$/, ''),
      extent(fact),
    )
      .replace(/:,? /, ': ')
      .replace(/^lives( in)?, /, 'lives$1 ')
  )
}

/** A trade says what somebody works as, and who lives with somebody does not live alone. */
function toldByDetail(fact: FactContent, pattern: string): string | undefined {
  const { detail = '', ...attributes } = fact.attributes
  const work = pattern.startsWith('occupation') && fact.time !== 'past' ? socialName(detail) : ''
  if (work.startsWith('works as ')) return join(work, extent({ ...fact, attributes }))
  const others = pattern.startsWith('lives alone') ? LIVES_WITH.exec(detail)?.[1] : undefined
  return others === undefined ? undefined : socialName(`lives with ${others}`)
}

/** 'Do you live alone?' — 'I live with my aunt.' */
const LIVES_WITH = /^(?:(?:no|i|we|just) )*(?:live|lives|living|stay|staying) with (.+)$/i

const HOUR =
  '(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: (?:thirty|fifteen|am|pm|a\\.?m\\.?|p\\.?m\\.?))*'
/** 'nine to five' is when somebody works, and not as what. */
const HOURS = new RegExp(`^${HOUR}(?: or ${HOUR})? to ${HOUR}(?: or ${HOUR})?$`)

/** 'Alcohol: beer' says what is drunk; who drinks none has no beer. */
const SUBJECT = /^(?:alcohol|exercise|pets): /

function plainSocial(given: FactContent): string {
  const fact =
    given.polarity === 'absent' ? { ...given, concept: given.concept.replace(SUBJECT, '') } : given
  const { detail } = fact.attributes
  const does = doesWords(fact)
  if (does !== undefined) return join(does, extent(fact))
  if (fact.polarity === 'absent' && fact.concept.startsWith('much '))
    return phraseOf({ ...fact, concept: fact.concept.replace(/^much/, 'little') })
  if (fact.polarity === 'absent')
    return /^\w+ing\b/.test(fact.concept) && !DESCRIBES.test(fact.concept)
      ? `not ${phraseOf(fact)}`
      : notWords(phraseOf(fact))
  const name = phraseOf(fact, ['detail'])
  const isSaid =
    fact.attributes.when !== undefined ||
    GIVEN_UP.test(fact.concept) ||
    DONE_ONCE.test(fact.concept)
  const before = DESCRIBES.test(fact.concept) ? 'previously ' : 'previous '
  const past = fact.time === 'past' && !isSaid ? before : ''
  const link = name.includes(':') ? ', ' : ': '
  return `${past}${name}${detail === undefined ? '' : `${link}${detail}`}`
}

/** 'played tennis at school' is over by its verb. */
const DONE_ONCE =
  /^(?:drove|ran|rode|swam|took|went|(?!used\b|retired\b|married\b|divorced\b)[a-z]{2,}ed)\b/
const GIVEN_UP = /^(?:quit|stopped|gave up|given up|previously|used to)\b/

function join(verb: string, rest: string): string {
  if (rest === '' || verb === '') return `${verb}${rest}`.replace(/^, /, '').replace(/:$/, '')
  return /^[,;(]/.test(rest) ? `${verb}${rest}` : `${verb} ${rest}`
}

/** 'ten a day' */
const A_DAY =
  /^(?:(?:about|around) )?(?:\d+|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)(?: (?:to|or) \w+)?(?: (?:packs?|cigarettes|cigars|glasses|pints|beers|cups|units))? (?:a|per) (?:day|week)$/

/** A name that says how often. */
const HOW_OFTEN =
  /\b(?:times|days|nights|once|twice) (?:an?|every|per|each) (?:day|week|month|year)\b/

/** How much, how often, since when and what else. */
function extent({ concept, time, attributes: a }: FactContent): string {
  const isQuit =
    /^(?:smoking|former smoker)$/.test(concept) && (time === 'past' || /^f/.test(concept))
  const quit = isQuit ? ', quit ' : ''
  const parts = [
    a.amount === undefined ? '' : /^[a-z]+$/.test(a.amount) ? `, ${a.amount}` : a.amount,
    a.frequency === undefined || HOW_OFTEN.test(concept)
      ? ''
      : /^(?:weekends|\w+days)$/.test(a.frequency)
        ? `on ${a.frequency}`
        : a.frequency,
    a.duration === undefined ? '' : durationWords(a.duration),
    onsetWords(a),
    a.when === undefined ? '' : `${quit}${whenWords(a.when)}`,
    a.site === undefined ? '' : LINKED.test(a.site) ? a.site : `in the ${a.site}`,
    a.condition ?? '',
    a.reason === undefined ? '' : causeWords(a.reason),
    a.course === undefined ? '' : `, ${a.course}`,
    a.severity === undefined ? '' : `, ${a.severity}`,
    a.detail ? (A_DAY.test(a.detail) && !isQuit ? a.detail : `, ${a.detail}`) : '',
  ].filter((part) => part !== '')
  return parts
    .reduce((done, part) => (/^[,;]/.test(part) ? `${done}${part}` : `${done} ${part}`), '')
    .trim()
}
