import type { Mention } from '../reading/find-mentions.ts'
import { plainSaid } from './wording/plain-said.ts'
import { isOnlyCauseInDoubt } from './read-certainty.ts'
import { NO_STANDING_WORDS, STANDING_WORDS } from './standing.data.ts'

const PATTERNS = new Map(
  Object.entries(STANDING_WORDS).map(([status, words]) => [
    status,
    new RegExp(String.raw`\b(?:${words})\b`, 'i'),
  ]),
)

const NOT_CONTROLLED = /\bnot (?:\S+ ){0,5}controlled\b/i
const REACH_BEFORE = 80
const REACH = 160
/** Where the talk goes on to another problem. */
const NEXT_PROBLEM =
  /\b(?:(?:second|third|fourth|fifth|next|last|other) (?:problem|issue|concern|condition|thing)|(?:for|under|regarding|in terms of|as for|from) (?:your|the|his|her|an?) \w+)/i
/** 'and then for your asthma': what was said before is of another problem. */
const OPENS =
  /(?:^|[.,;?!]|\b(?:and|then|now|so|okay|alright|next|finally|lastly))\s+(?:for|as for|regarding|in terms of|as far as|moving on to) (?:your|the|his|her) (?:(?!\b(?:and|then|so|we|i|it)\b)[\w-]+[\s,]*){1,5}$/i
/** Words that praise, pass over or name, and say nothing of how a problem stands. */
const NO_STANDING = new RegExp(
  String.raw`\b(?:${NO_STANDING_WORDS.map(([said]) => said).join('|')})\b`,
  'gi',
)
/** 'asthma, brought on by stress and uncontrolled reflux': how the other problem stands. */
const OF_OTHER =
  /\b(?:some|an?|the|your|of|and|by|with|from)\s+(?:uncontrolled|poorly controlled|well[- ]controlled|worsening|stable)\s+(?!(?:and|or|on|with|at|in|by|for|to|now|today|right|since|again|here|but|so)\b)[a-z]{4,}/gi
const IS_WORSE = /\b(?:exacerbation|flare)/i

/** How a problem stands, where a word beside it says so; else nothing is told of it. */
export function readStanding(text: string, mention: Mention): Mention['status'] {
  const { kind, status, words, from, to } = mention
  if (status === 'suspected' && isOnlyCauseInDoubt(text, mention)) return ''
  const pattern = PATTERNS.get(status)
  if (kind !== 'assessment' || !pattern) return status
  // An exacerbation is worse by its name.
  if (status === 'worse' && IS_WORSE.test(words)) return ''
  const behind = text.slice(to, to + REACH).split(NEXT_PROBLEM, 1)[0] ?? ''
  const after = behind.replace(OF_OTHER, ' ')
  const said = text.slice(Math.max(0, from - REACH_BEFORE), from).replace(OF_OTHER, ' ')
  const before = OPENS.test(`${said}${words}`) ? '' : said
  const plain = plainSaid(`${before}${words}${after}`)
    .replace(/n't\b/g, ' not')
    .replace(NO_STANDING, ' ')
  if (status === 'controlled' && NOT_CONTROLLED.test(plain)) return 'uncontrolled'
  return pattern.test(plain) ? status : ''
}
