import { isMark, type Token } from './tokens.ts'

export interface Thing {
  readonly norm: string
  readonly word: string
  readonly at: number
  /** 'problem', 'medication': says little without what stands beside it. */
  readonly isVague: boolean
}

const DENIES = /^(?:no|without|denies|denied|denying)$/
const NOT = /^(?:not|never)$/
/** 'does not have any', 'have not noticed a': what stands between a 'not' and the thing. */
const NOT_HAVE =
  /^(?:have|had|has|see|seen|notice|noticed|feel|felt|appreciate|take|taking|taken|use|used|tried|done|any|a|an|really|had any|got|get|show|report|endorse|been|on)$/
const AFFIRMS =
  /^(?:received|suffered|claims?|claimed|experienced|uses?|using|taking|took|tried|doing|underwent|having|of|on|reports?|reported|has|had|have|endorses?|endorsed|with|shows?|showed|reveals?|revealed|demonstrates?|is|are|was|takes?|positive|notes?|noted|:|any|a|an|some)$/
const ASKING = /^(?:do|does|did|have|has|had|are|is|was|were)$/
const ASKED = /^(?:you|he|she|they|it|we|your|there|the|patient)$/
const ENDS =
  /^(?:of|in|on|at|with|for|to|from|by|over|around|near|since|before|after|during|when|while|that|which|who|is|are|was|were|has|have|had|anywhere|ever|but|so|if|because|as|today|now|then|recently|either|anymore|there|here|noted|seen|present|appreciated|elicited|identified|like|right|left|though|lately|i|you|he|she|it|we|they|no|yes|yeah|okay|about|this|the|my|your|his|her|and)$/
/** 'no cranial nerve deficit': more words than this before a noun are no longer one phrase. */
const MOST_WORDS = 4
const NO_NOUN =
  /^(?:negative|positive|reach|push|pull|bend|lift|touch|anywhere|every|past|younger|older|order|no|not|any|anything|nothing|none|never|some|something|someone|anyone|anybody|nobody|other|others|else|more|much|many|most|less|least|very|really|also|just|only|still|even|ever|yet|that|this|these|those|there|here|they|them|their|theirs|he|she|him|her|hers|his|it|its|you|your|yours|we|our|ours|my|mine|me|who|what|when|where|which|why|how|will|would|could|should|can|may|might|must|have|has|had|having|been|being|was|were|are|does|did|done|doing|get|gets|getting|got|gotten|take|takes|taking|taken|took|use|uses|used|using|feel|feels|feeling|felt|see|sees|seeing|seen|saw|look|looks|looking|looked|know|knows|known|think|thinks|said|says|tell|told|come|comes|came|coming|goes|going|went|gone|make|makes|made|with|without|from|into|onto|over|under|about|around|after|before|since|until|while|because|though|although|then|than|too|well|good|great|fine|okay|alright|right|left|sure|yeah|yes|able|want|need|needs|like|likes|time|times|day|days|week|weeks|month|months|year|years|hour|hours|today|yesterday|tomorrow|night|morning|evening|now|ago|recently|lately|currently|anymore|sort|kind|way|lot|bit|part|point|side|patient|doctor|further|additional|significant|obvious|acute|recent|previous|prior|normal|regular|extra|major|new|old|bad|big|little|small|mild|severe|same|different|particular|specific|certain|whole|full|long|short|high|low|hard|easy|best|better|worse|worst|first|second|last|next|back|again|always|often|sometimes|usually|quite|pretty|away|down|walking|sleeping|eat|eating|working|helping|helped|helps|tried|try|trying|works|moving|move|appears|range|heart|lung|lungs|neck|knee|foot|hand|body|skin|blood|chest|abdomen|family|home|life|people|place|work|help|walk|sleep|stuff|thing|things|type|types|motion|strength)$/
/** Nouns that say little alone. */
const VAGUE =
  /^(?:reason|question|questions|problem|problems|issue|issues|concern|concerns|symptom|symptoms|sign|signs|evidence|history|change|changes|difference|exam|examination|test|tests|testing|area|level|levels|pressure|sensation|temperature|deficit|response)$/
/** 'travel history', 'cardiac problems': the word before them says what is meant. */
const TAIL = /^(?:history|use|abuse|problem|issue|symptom|disease|illness|infection|complaint)$/
/** 'no evidence of', 'problems with': what follows is denied as well. */
const GOES_ON = /^(?:evidence|sign|history|symptom|problem|issue|trouble|use|concern)$/

/** Nouns that the words deny, by grammar alone: 'no pronator drift' denies a drift. */
export function findDeniedThings(tokens: readonly Token[]): Thing[] {
  return tokens.flatMap(({ word }, at) => {
    if (DENIES.test(word)) return headsFrom(tokens, at + 1)
    return NOT.test(word) ? headsFrom(tokens, pastVerb(tokens, at + 1)) : []
  })
}

/** Where a question begins to ask: 'any', or the verb before its subject. */
export function findAsking(tokens: readonly Token[]): number {
  const any = tokens.findIndex(({ word }) => /^(?:any|anyone|anybody)$/.test(word))
  if (any >= 0) return any + 1
  const verb = tokens.findIndex(
    ({ word }, at) => ASKING.test(word) && ASKED.test(tokens[at + 1]?.word ?? ''),
  )
  return verb < 0 ? 0 : verb + 2
}

/** Nouns that a question asks for: 'did you have a vasectomy', 'any blood thinners'. */
export function findAskedThings(tokens: readonly Token[]): Thing[] {
  const from = findAsking(tokens)
  return tokens.flatMap((token, at) => {
    const isKnown = /^(?:the|that|this|those)$/.test(tokens[at - 1]?.word ?? '')
    return at >= from && !isKnown && isHead(tokens, at) ? [thingAt(token, at)] : []
  })
}

/** Nouns that a sentence of a note says are there. */
export function findAffirmedThings(tokens: readonly Token[]): Thing[] {
  const denied = new Set(findDeniedThings(tokens).map(({ at }) => at))
  const found = tokens.flatMap(({ word }, at) =>
    AFFIRMS.test(word) ? headsFrom(tokens, at + 1) : [],
  )
  return [...headsFrom(tokens, 0), ...found].filter(
    ({ at }, place, all) => !denied.has(at) && all.findIndex((other) => other.at === at) === place,
  )
}

/** Whether a word may be a thing that is there or not. */
export function isNameable({ word, norm }: Token): boolean {
  return /^[a-z-]{4,}$/.test(word) && !NO_NOUN.test(word) && !NO_NOUN.test(norm)
}

/** Past 'have', 'had any' and the like; nowhere where the 'not' is about something else. */
function pastVerb(tokens: readonly Token[], from: number): number {
  let at = from
  while (NOT_HAVE.test(tokens[at]?.word ?? '')) at += 1
  return at === from ? tokens.length : at
}

/** The last word of the noun phrase that begins there, and of those that 'or' and commas add. */
function headsFrom(tokens: readonly Token[], from: number): Thing[] {
  const heads: Thing[] = []
  let length = 0
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || length > MOST_WORDS) break
    const isJoint = token.word === 'or' || token.word === ',' || goesOn(tokens, at)
    if (!isJoint && (isMark(token) || ENDS.test(token.word))) break
    length = isJoint ? 0 : length + 1
    if (isHead(tokens, at)) heads.push(thingAt(token, at))
  }
  return heads
}

function goesOn(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:of|with|for)$/.test(tokens[at]?.word ?? '') && GOES_ON.test(tokens[at - 1]?.norm ?? '')
  )
}

function thingAt({ norm, word }: Token, at: number): Thing {
  return { norm, word, at, isVague: VAGUE.test(norm) || VAGUE.test(word) }
}

function isHead(tokens: readonly Token[], at: number): boolean {
  const { word = '', norm = '' } = tokens[at] ?? {}
  if (word.length < 4 || !/^[a-z]/.test(word) || /(?:ly|ing|ed)$/.test(word)) return false
  if (NO_NOUN.test(word) || NO_NOUN.test(norm)) return false
  const next = tokens[at + 1]
  if (TAIL.test(next?.norm ?? '')) return true
  return isMark(next) || next?.word === 'or' || ENDS.test(next?.word ?? '')
}
