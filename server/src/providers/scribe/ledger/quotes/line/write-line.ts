import { rewriteBy } from '../../../../../clinical/realise/words/rows.ts'
import { capital } from '../../../../../clinical/realise/words/sentence.ts'
import type { GuessedRole } from '../../../../../clinical/roles/role.ts'
import { ASIDES } from './asides.data.ts'
import { CONSTRUCTIONS } from './constructions.data.ts'
import { CONTRACTIONS } from './contractions.data.ts'
import { IT_LEFT_OUT } from './it-of-sentence.data.ts'
import { keepsAll } from './keeps-all.ts'
import { namesIt } from './names-it.ts'
import { rewriteClauses } from './rewrite-clauses.ts'
import { NO_PLAIN_STATEMENT, OF_OTHERS, STILL_SPOKEN } from './still-spoken.data.ts'
import { TIDY_LINE } from './tidy-line.data.ts'

const LEAST_WORDS = 3
const DOUBLED =
  /\b(?!(?:no|not|never|very|had|that|zero|one|two|three|four|five|six|seven|eight|nine|ten|twenty|really)\b)([a-z]+),? \1\b/gi
/** A comma behind a word that ends no phrase. */
const PAUSE =
  /\b(quite|very|been|feeling|of|the|an?|with|to|in|for|having|got|more|bit|some|any|essentially),\s/gi

/** One spoken sentence as a note has it; undefined where more than person and form would have to change. */
export function writeLine(sentence: string, role: GuessedRole): string | undefined {
  if (sentence.endsWith('?') || OF_OTHERS.test(sentence)) return undefined
  const whole = rewriteBy(CONTRACTIONS, plainOf(sentence))
  const framed = rewriteBy(IT_LEFT_OUT, rewriteBy(CONSTRUCTIONS[role] ?? [], whole))
  const own = role === 'patient' ? /\bmy (?=\w)/gi : /\byour (?=\w)/gi
  if (
    !namesIt(framed) ||
    NO_PLAIN_STATEMENT.some(([said]) => said.test(sentence) && said.test(framed))
  )
    return undefined
  const rewritten = rewriteClauses(framed.replace(own, 'the '), role)
  if (rewritten === undefined) return undefined
  const line = capital(rewriteBy(TIDY_LINE, rewritten).replace(ARTICLE, '').trim())
  const isLine = line.split(' ').length >= LEAST_WORDS && keepsAll(whole, line)
  const isSpoken = STILL_SPOKEN.some(([said]) => said.test(line.replace(/[.\s]+$/, '')))
  return isLine && !isSpoken ? line : undefined
}

const ARTICLE = /^(?:then )?(?:the (?=\w)|an? (?!little\b|bit\b|lot\b|couple\b|few\b)(?=\w))?/i

/** Without what stands beside the statement; an aside leaves the space that was around it. */
function plainOf(sentence: string): string {
  return ASIDES.reduce(
    (text, [said]) => text.replace(said, (aside: string) => (/^[\s,]/.test(aside) ? ' ' : '')),
    sentence,
  )
    .replace(/ {2,}/g, ' ')
    .replace(DOUBLED, '$1')
    .replace(PAUSE, '$1 ')
    .replace(/, (?=(?:quite|very) )/g, ' ')
    .replace(/ +(?=[.,])/g, '')
    .replace(/^[\s,]+/, '')
    .trim()
}
