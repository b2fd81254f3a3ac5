import { capital } from '../../../../../clinical/realise/words/sentence.ts'

/** A question of the clinician that is answered with a bare yes or no. */
const ASKED =
  /^(do|did|have|are|were|can) you (ever )?([^?]+)\? — (?:(no|nope|nah|no,? no)|(yes|yeah|yep|yes,? yes))\.?$/i
const AS_OF_PATIENT: Readonly<Record<string, string>> = {
  do: 'I do',
  did: 'I did',
  have: 'I have',
  are: 'I am',
  were: 'I was',
  can: 'I can',
}
/** What the patient is reminded of, and agrees to. */
const REMINDED =
  /^you (?:also )?(?:mentioned|said|described),? (?:that )?(?:like )?(?!you\b)([^?]{5,60})\? — (?:yes|yep|yeah|yup)\.$/i
const OPEN = /\b(?:any\w*|ever|much|many|or|either|still)\b/i

/** 'Do you smoke? — No.' as the patient would say it: 'I do not smoke.' Undefined for any other question. */
export function toldAnswer(quoted: string): string | undefined {
  const [, reminded] = REMINDED.exec(quoted) ?? []
  if (reminded !== undefined) return capital(`${reminded}.`)
  const [, verb = '', ever, asked = '', no, yes] = ASKED.exec(quoted) ?? []
  const said = asked.replace(/\byour\b/gi, 'my')
  const begin = AS_OF_PATIENT[verb.toLowerCase()]
  if (begin === undefined || /\b(?:you|not|n't)\b/i.test(said)) return undefined
  if (no !== undefined)
    return ever === undefined ? `${begin} not ${said}.` : `${begin} never ${said}.`
  if (yes === undefined || ever !== undefined || OPEN.test(said)) return undefined
  return `${begin.replace(/^I do$/, 'I')} ${said}.`
}
