import type { FactAttribute } from '@chartwright/contract/facts'
import { hasContent } from '../../ledger/reading/has-content.ts'
import { baseOf, gerundOf } from '../../verb-forms.ts'
import { rewriteBy, writeBy, type Row } from './rows.ts'
import { CONDITIONS_SAID, NAMES_SAID } from '../naming/clause-names.data.ts'
import { LOOSE_SEVERITIES, SEVERITIES } from '../telling/attribute-words.data.ts'
import { MODIFIERS_SAID, OPEN_MODIFIERS, SPOKEN_MODIFIERS } from '../telling/modifier-words.data.ts'
import { PURPOSES_SAID } from '../telling/purpose-said.data.ts'
import { ASIDE, BEFORE_NAMES, BEHIND_NAMES, INSIDE, TALK } from './tidy.data.ts'
import { writeCase } from './write-case.ts'

/** A concept without the words of speech around it. */
export function tidyName(concept: string): string {
  const plain = rewriteBy(NAMES_SAID, rewriteBy(INSIDE, concept.trim()).trim()).replace(
    FELT_WHEN,
    (_, when: string, verb: string) => `${when} ${verb === 'lay' ? 'lying' : gerundOf(verb)}`,
  )
  const name = untilSettled(plain, [...BEFORE_NAMES, ...BEHIND_NAMES])
  return writeCase(hasContent(name) ? name : plain)
}

/** What brings a thing on, as the one who has it says or is asked. */
const FELT_WHEN =
  /(?<=\S )(when|while|after|before) (?:i|you|he|she) (bend|breathe|cough|drink|eat|lay|lie|lift|pass|run|sit|sleep|stand|swallow|urinate|walk)\b/g

/** Attributes that are nothing without a word that says something. */
const NAMING = new Set<FactAttribute>(['detail', 'reason', 'condition'])
const SAYS_ENOUGH = /\d|\b(?:well|good|recent|better|able|again|needed|worse)\b/
const OUT_OF = /\b(one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (five|six|ten)\b/g
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

const WHEN_DOING =
  /\b(when|while|if|after|before) (?:i|you|he|she|they)('m| am|'re| are|) (?!still|also|just|ever|never|are|is|were|was|have|has|had|do|does|did|can|could|will|would|don't|isn't|aren't|feel)(?:(first|really|actually|only) )?(\w+)/g

/** 'if you are under 140' */
const NO_VERB =
  /^(?:not|under|over|above|below|in|on|at|off|out|up|down|back|better|worse|sick|ill)$/

/** 'if you are interested' */
const STATE =
  /^(?:no|any|interested|concerned|worried|scared|tired|exhausted|stressed|constipated|dehydrated|bloated|pregnant|able|unable|comfortable|uncomfortable|anxious|nervous|nauseous|feverish|asleep|awake|alone|well|unwell|okay|fine|free|ready|active|busy|hungry|thirsty|dizzy|short|symptomatic)$/

/** Words of an attribute as a note has them; undefined where they stay spoken. */
export function tidyDetail(attribute: FactAttribute, words: string): string | undefined {
  const said = rewriteBy(INSIDE, words.trim())
  const plain = framed(attribute, said)
    .replace(WHEN_DOING, (_, when: string, are: string, how: string | undefined, verb: string) =>
      STATE.test(verb) || (are !== '' && !verb.endsWith('ing') && !NO_VERB.test(verb))
        ? `${when} ${verb}`
        : `${when === 'if' ? 'when' : when} ${how === 'first' ? 'first ' : ''}${NO_VERB.test(verb) ? verb : gerundOf(baseOf(verb))}`,
    )
    .replace(
      OUT_OF,
      (_, one: string, of: string) => `${NUMBERS.indexOf(one)}/${NUMBERS.indexOf(of)}`,
    )
    .replace(/^(?:and|but|so|just|well|because(?! of\b))\s+/, '')
    .replace(attribute === 'site' ? STARTS_AT : NOTHING, '')
    .replace(attribute === 'site' ? MOSTLY : NOTHING, '')
    .replace(attribute === 'site' ? RIGHT_AT : NOTHING, '')
    .replace(attribute === 'site' ? OF_PART : NOTHING, '')
    .replace(attribute === 'site' ? OF_THAT : NOTHING, '')
    .replace(attribute === 'site' ? LEADING_OF : NOTHING, '')
    .replace(attribute === 'reason' ? CONTRACTED : NOTHING, ' is')
    .replace(attribute === 'reason' ? HOW_SEVERE : NOTHING, 'the severity of the $1')
    .replace(/\s+(?:and|or|but|the|a|of|to|with|into|when|if|at|as)$/, '')
    .replace(/[\s,.;]+$/, '')
    .trim()
    .replace(/^(?=(?:few|couple)\b)/, 'a ')
  if (attribute === 'onset' && SINCE_PART.test(plain)) return undefined
  if (attribute === 'severity' && isLoose(plain.toLowerCase())) return undefined
  const isEmpty = NAMING.has(attribute) && !hasContent(plain) && !SAYS_ENOUGH.test(plain)
  if (attribute === 'condition' && (BROKEN_OFF.test(plain) || /\bif\b.*\bif\b/.test(plain)))
    return undefined
  if (attribute === 'condition' && POINTS_BACK.test(plain)) return undefined
  if (attribute === 'site' && /\b(?:of|on|in|at|to|the|my|your)$/i.test(plain)) return undefined
  if (attribute === 'site' && (NO_SITE.test(plain) || POINTED.test(plain))) return undefined
  if (attribute === 'reason' && (TALKS_ON.test(plain) || POINTS_AT.test(plain))) return undefined
  if (attribute === 'detail' && ASIDE.test(plain.toLowerCase())) return undefined
  const known = OPEN_MODIFIERS.has(attribute) ? knownModifier(plain) : plain
  if (attribute === 'course' && known === plain && !IS_COURSE.test(plain)) return undefined
  if (plain === '' || isEmpty || known === undefined || isSpoken(attribute, known.toLowerCase()))
    return undefined
  return writeCase(known)
}

function framed(attribute: FactAttribute, said: string): string {
  if (attribute === 'reason') return rewriteBy(PURPOSES_SAID, said)
  return attribute === 'condition' ? rewriteBy(CONDITIONS_SAID, said) : said
}

/** 'to look into this': of what, only the talk before it tells. */
const POINTS_AT = /\b(?:it|that|them|these|this|those)$/
/** 'on the one side', 'lower': of no part. */
const NO_SITE =
  /^(?:(?:on|in) )?(?:(?:just|the|only) )*(?:(?:one|that|this|the same) side|lower|upper|middle|inner|outer)$/i

/** 'on this joint', 'around that area': only who saw the finger knows where. */
const POINTED =
  /^(?:(?:right|just) )?(?:(?:around|at|in|of|on|over) )?(?:this|that|these|those)(?: (?:little|same|whole))?(?: (?:area|bone|joint|one|part|place|region|side|spot))?(?: (?:right )?(?:here|there)| itself)?$/i

/** 'since the arm': no time, whatever began with it. */
const SINCE_PART =
  /^since (?:(?:the|my|your|his|her) )+(?:arm|leg|face|head|hand|foot|knee|back|chest|eye)\b(?! (?:surgery|injury|pain|operation|fracture|started|began|went|gave|was))/i

/** 'newly', 'associated': heard as a degree, though they tell none. */
function isLoose(plain: string): boolean {
  return (
    writeBy(SEVERITIES, plain) === undefined &&
    LOOSE_SEVERITIES.some(([words]) => words.test(plain))
  )
}

/** Words that nobody has read: in the word of a note, as they are, or undefined where they stay spoken. */
function knownModifier(plain: string): string | undefined {
  const lower = plain.toLowerCase()
  const written = writeBy(MODIFIERS_SAID, lower)
  if (written !== undefined) return written
  return SPOKEN_MODIFIERS.some(([words]) => words.test(lower)) ? undefined : plain
}

/** How a thing goes; other words are of something else. */
const IS_COURSE =
  /\b(?:better|worse\w*|worst|improv\w+|resolv\w+|clear\w*|heal\w*|stable|constant\w*|intermittent\w*|continu\w+|comes?|came|goes|gone|going|went|away|persist\w*|recur\w*|unchanged|same|gradual\w*|sudden\w*|progress\w*|chang\w+|increas\w+|decreas\w+|less|more|mild|down|up|on and off|off and on|controlled|waking|began|begins?|start\w*|stopp\w*|spread\w*|bigger|larger|smaller|growing|grown|slowly|relaps\w+|remission|subsid\w+|settl\w+|flar\w+|fluctuat\w+|wax\w*|wan(?:es|ing)|ongoing|uncontrolled|eas(?:es|ed|ing)|return\w*|deteriorat\w+|episodic|chronic|acute|previously|back|side effect)\b/i
/** 'that can also irritate your stomach': half a clause of what was explained. */
const TALKS_ON =
  /^(?:that|this|which|exacerbate\w*|irritate\w*|(?:to )?help$|symptoms$)\b|^(?:to )?\w+ painful$/i
/** Of what it depends on only the talk before it tells. */
const POINTS_BACK = /^at that (?:time|point|stage)$/
/** 'more in my thumb' is in the thumb. */
const MOSTLY =
  /^(?:(?:more|most likely|likely|probably|mostly|mainly|almost|especially|kind of|sort of|really)\s+)+(?=(?:in|on|at|to|down|around|along|over|under|behind|the)\b)/i
/** 'starts in the chest' is in the chest. */
const STARTS_AT =
  /^(?:(?:it|that|they) )?(?:starts?|begins?|comes?|goes|sits?|is)(?: (?:up|down|off|out))? (?=(?:in|on|at|around|under|over|behind|across) )/i
/** 'right under the ribs' is no side. */
const RIGHT_AT = /^right (?=(?:in|on|at|under|over|behind|above|below|across|around) )/i
/** 'lower back part' is the lower back. */
const OF_PART =
  /(?<=\b(?:chest|back|neck|arm|leg|thigh|shoulder|abdomen|stomach|head|hip|foot)) part$/i
/** 'of the sinuses' is the sinuses. */
const LEADING_OF = /^of (?:the |my |your |his |her )?(?=[a-z])/i
/** 'on the inside of that' is on the inside. */
const OF_THAT = / of (?:that|this|it)$/i
/** 'to assess how severe your impairment is' */
const HOW_SEVERE =
  /\bhow (?:severe|bad) (?:the |this )?(?!(?:it|they|things?|that)\b)(\w.*?)(?: is| are)?$/
const CONTRACTED = /(?<=[a-z]{3})['’]s(?= \w+ing\b)/
const NOTHING = /^(?!)/

/** A condition that ends here has lost what it says. */
const BROKEN_OFF =
  /\b(?:an?|are|been|by|can|do|does|for|from|had|has|have|he|i|is|it|not|she|so|than|that|the|they|this|we|what|while|you)$/i

const MOST_WORDS = 18
const MOST_WORDS_OF_CONDITION = 12

/** Words of talk stay spoken, and so does what has run on into the next sentence. */
function isSpoken(attribute: FactAttribute, plain: string): boolean {
  const most = attribute === 'condition' ? MOST_WORDS_OF_CONDITION : MOST_WORDS
  return TALK.test(plain) || plain.split(' ').length > most
}

/** One word after another may go. */
function untilSettled(text: string, rows: readonly Row[]): string {
  const next = rewriteBy(rows, text)
  return next === text || !hasContent(next) ? text : untilSettled(next, rows)
}
