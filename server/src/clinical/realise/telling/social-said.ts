import type { FactContent } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { pastOf, thirdPersonOf, verbOf } from '../../verb-forms.ts'
import { hasContent } from '../../ledger/reading/has-content.ts'
import { rewriteBy } from '../words/rows.ts'
import { SOCIAL_HEADS, SOCIAL_SAID, SOCIAL_VERBS } from './social-said.data.ts'

const TABLE = new Set(CONCEPT_ROWS.social.flatMap(({ name }) => [name]))

function isOfTable(name: string): boolean {
  return TABLE.has(name) || /^(?:living (?:situation|arrangements?)|smoking cessation)$/.test(name)
}

/** 'lives with wife' of a table tells what is done, 'travel' and 'work stress' name a thing. */
function isNoun(name: string): boolean {
  const [first = ''] = name.split(' ')
  return (
    isOfTable(name) &&
    !(name !== first && [...SOCIAL_VERBS].some((verb) => thirdPersonOf(verb) === first))
  )
}

/** 'playing volleyball' and 'work at a bank', as the patient says it: the verb and the rest. */
function splitVerb(name: string): { verb: string; rest: string } | undefined {
  const [, first = '', rest = ''] = /^(\S+)(.*)$/.exec(name) ?? []
  const verb =
    verbOf(first, SOCIAL_VERBS) ??
    [...SOCIAL_VERBS].find((one) => one === first || thirdPersonOf(one) === first)
  return verb === undefined ? undefined : { verb, rest }
}

/** The same in the words of a note: 'plays volleyball', 'works as a teacher'. */
export function socialName(name: string): string {
  if (isOfTable(name)) return name
  const said = rewriteBy(SOCIAL_SAID, name)
  const { verb, rest } = splitVerb(said) ?? {}
  // 'hiking' alone names what is done as well as 'hikes'.
  if (verb === undefined || rest === undefined || (rest === '' && said.endsWith('ing'))) return said
  return rewriteBy(SOCIAL_SAID, `${thirdPersonOf(verb)}${rest}`)
}

/** What is done, not done or done no more; undefined where the name begins with no verb. */
export function doesWords({
  concept,
  polarity,
  time,
  attributes: { when },
}: FactContent): string | undefined {
  const { verb, rest } = isNoun(concept) ? {} : (splitVerb(concept) ?? {})
  if (verb === undefined || rest === undefined || concept.endsWith('ing')) return undefined
  if (polarity === 'absent') return `does not ${verb}${rest}`
  if (time !== 'past') return `${thirdPersonOf(verb)}${rest}`
  return `${when === undefined ? 'previously ' : ''}${pastOf(verb)}${rest}`
}

/** Whether a name tells how somebody lives. */
export function tellsLife({ polarity, attributes }: FactContent, name: string): boolean {
  if (attributes.detail !== undefined && hasContent(name)) return true
  if (/\b(?:any(?:one|body|thing)|when|every|each)$/.test(name)) return false
  const said = rewriteBy(SOCIAL_SAID, name)
  if (
    /^(?:alcohol|works|lives|pets|smokes|drinks) \S|^(?:alcohol|pets):/.test(said) &&
    polarity === 'present'
  )
    return true
  const split = splitVerb(name)
  return (split !== undefined && !/^ ?(?:any\w*)?$/.test(split.rest)) || SOCIAL_HEADS.test(name)
}
