import { plainSaid } from '../../wording/plain-said.ts'
import { ALLERGIC, REACTIONS, SIDE_EFFECTS, SWELLING_PARTS } from './side-effects.data.ts'

const PART = `(?:${Object.keys(SWELLING_PARTS).join('|')})`
const PARTS = `(?:(?:my |his |her |the |whole )*${PART}(?: (?:and|or)(?= ))? ?)+`
const SWELLS = String.raw`(?:swell\w*|swol\w*|swel\w*|puff\w*|blew|blow\w*|balloon\w*)`
const WAY =
  '(?:(?:all|just|really|got|gets|get|came|comes|come|went|goes|go|was|were|up|to|right|started|sort of|kind of) )*'
/** 'my face swells up', 'tongue swelling', 'swelling of the lips'. */
const SWOLLEN = new RegExp(
  String.raw`\b(?:${PARTS}${WAY}${SWELLS}|swell\w* (?:of|in|to) ${PARTS})(?: up| out)?(?:[ .]+(?:and (?:my |his |her )?)?${PART} (?:and everything|as well|too|and all))*`,
  'g',
)
const DENIED =
  /\b(?:no|not|never|without|did ?n't|was ?n't|is ?n't)\b[^.;]*?(?=\bbut\b|\bjust\b|\bonly\b|[.;]|$)/g
const ROWS = [
  ...REACTIONS.map(([said, told]) => [new RegExp(`\\b(?:${said})\\b`), told, true] as const),
  ...SIDE_EFFECTS.map(([said, told]) => [said, told, false] as const),
]

/** What a drug did, each once, allergic reactions first; undefined where a reaction has no name here. */
export function effectsIn(said: string): string[] | undefined {
  const parts: string[] = []
  let left = plainSaid(said)
    .replace(/(?<=\b(?:no|not)) (?:only|just)\b/g, '')
    .replace(DENIED, (denied) => (CANNOT.test(denied) ? denied : ' '))
    .replace(SWOLLEN, (words) => {
      parts.push(...(words.match(/[a-z]+/g) ?? []).flatMap((word) => SWELLING_PARTS[word] ?? []))
      return ' | '
    })
  const told = [...new Set(parts)].map((part) => `${part} swelling`)
  for (const [pattern, effect] of ROWS) {
    if (!pattern.test(left)) continue
    left = left.replace(pattern, ' | ')
    told.push(effect)
  }
  if (ALLERGIC.test(left.replace(CAME_OUT, ' '))) return undefined
  const isCaused = parts.length > 0 || CAUSED.test(said.toLowerCase()) || !WORDY.test(left)
  return isCaused ? [...new Set(told)] : told.filter((effect) => !SIDE.has(effect))
}

/** 'broke out in |': what is left of a reaction that was told. */
const CAME_OUT =
  /\b(?:came|come|comes|broke|break|breaks|brings?|brought|flared) (?:me |him |her )?(?:up|out)(?: all)?(?: in| with)(?: an?| some| these| the| my)* +\|/g
const SIDE = new Set(SIDE_EFFECTS.map(([, told]) => told))
/** That the drug did it, and that it did not just come with it. */
const CAUSED =
  /\b(?:mak(?:es?|ing)|made|g[ia]ves?|giving|caus\w+|had (?:me|him|her)|left|got|upset\w*|stung|stings?|kept|keeps|terrible|awful|bad|horrible|threw|bung\w*|saw|burned)\b/
const WORDY = /(?:[a-z']+ +){4,}\|/

/** 'could not breathe' is what happened. */
const CANNOT = /^not? breath/
