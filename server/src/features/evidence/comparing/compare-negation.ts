import type { FactKind } from '@chartwright/contract/facts'
import { headingTopics } from '../../../clinical/heading-topics.ts'
import type { Topic } from '../../../clinical/topic.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { NoteSentence } from '../sentences.ts'
import { QUALIFIED } from './compare-findings.ts'
import {
  isByPerson,
  isPatients,
  wordsOf,
  type ComparedSentence,
  type LedgerConflict,
  type NamedThing,
} from './ledger-conflict.ts'
import type { Mention } from './mention-of-fact.ts'

const KINDS = new Set<FactKind>([
  'complaint',
  'symptom',
  'history',
  'finding',
  'result',
  'assessment',
  'allergy',
  'family',
])
/** What was, may be or shall be asked for is no statement about now. */
const NOT_STATED =
  /\b(?:history|resolved|ago|previous\w*|prior|past|concern\w*|evaluat\w*|consider\w*|possibl[ey]|risk|educat\w+|counsel\w+|return|call|advis\w+|monitor\w*|screen\w*|prevent\w*|discuss\w*|order\w*|recommend\w*|refer\w*|plan|improv\w*|better|control\w*|secondary|due to|post|status|longer)\b/
/** The word for a thing that is as it should be. */
const FINE =
  /\b(?:normal|intact|clear|unremarkable|negative|stable|well|good|not|no|never|none|minimal|without|less|decreas\w*|absent|denies|denied|neither|nor|non\S*|full|regular|within|resolved)\b/

/** 'Has a fever' where it was denied, and the reverse. */
export function compareNegation(
  { mention, facts }: NamedThing,
  { read, sentence, isFromLedger, isSupposed, isFamily }: ComparedSentence,
): LedgerConflict[] {
  const named = wordsOf(read, mention.from, mention.to)
  if (isSupposed || isTemperature(read, mention)) return []
  if (!isFromLedger && (NOT_STATED.test(read.text) || isVague(read, mention))) return []
  if (!isFromLedger && mention.isDenied && QUALIFIED.test(read.text)) return []
  const isComparable = (known: KnownFact) =>
    KINDS.has(known.fact.kind) &&
    isOfSection(known, sentence) &&
    !TESTS.test(known.fact.concept) &&
    (isByPerson(known) || !isAbsent(known.fact) || isSaidNot(known))
  const about = facts.filter(
    (known) =>
      isPatients(known) !== isFamily &&
      !isOfOtherSide(known, read) &&
      (isFromLedger || isComparable(known)),
  )
  const [known] = about
  if (!known) return []
  if (about.some(({ fact }) => isAbsent(fact) === mention.isDenied || isOpen(fact))) return []
  const isLong = mention.to - mention.from > 1
  // One bare word may be said of many things.
  if (!isLong && !known.isKnown && !isFromLedger) return []
  if (!mention.isDenied && FINE.test(read.text)) return []
  return [{ kind: 'negation', written: mention.isDenied ? `no ${named}` : named, known }]
}

/** A test that is negative is no test that was not done. */
const TESTS = /\b(?:tests?|signs?|maneuvers?|x-rays?|scans?|screen\w*|raise|cultures?|panel)$/

/** 'Pain' or 'swelling' alone may be anywhere. */
function isVague(read: Facts, { from, to }: Mention): boolean {
  return to - from === 1 && read.findings.some(({ kind, at }) => at === from && kind.isGeneric)
}

/** Another name for fever, and for what is measured. */
function isTemperature(read: Facts, { from }: Mention): boolean {
  return /^temp/.test(read.tokens[from]?.word ?? '')
}

const FOUND = new Set<Topic>(['exam', 'vitals', 'results'])
const CONCLUDED = new Set<Topic>(['assessment', 'plan', 'followUp', 'warning'])

/** What was found is not what the patient told. */
function isOfSection({ fact }: KnownFact, { section }: NoteSentence): boolean {
  const [topic] = headingTopics(section ?? '')
  if (topic === undefined || CONCLUDED.has(topic)) return true
  const isFound = fact.kind === 'finding' || fact.kind === 'result'
  return isFound === FOUND.has(topic)
}

function isAbsent({ polarity, certainty }: KnownFact['fact']): boolean {
  return polarity === 'absent' || certainty === 'ruled_out'
}

/** Absence that no quoted word tells is too little to speak against a sentence. */
function isSaidNot({ fact }: KnownFact): boolean {
  return fact.said.some(({ words }) => NOT.test(words.toLowerCase()))
}

const NOT =
  /\b(?:no|nope|nah|not|none|nothing|never|neither|without|negative|den(?:y|ies|ied)|absent|free)\b|n't\b|n 't\b/

/** Said of one circumstance, or with a doubt. */
function isOpen({ certainty, attributes, time }: KnownFact['fact']): boolean {
  const { condition, detail, trigger } = attributes
  return (
    certainty === 'possible' ||
    time === 'future' ||
    condition !== undefined ||
    detail !== undefined ||
    trigger !== undefined
  )
}

function isOfOtherSide({ fact }: KnownFact, { sides }: Facts): boolean {
  const { side } = fact.attributes
  return side !== undefined && sides.length > 0 && !sides.some((item) => item.side === side)
}
