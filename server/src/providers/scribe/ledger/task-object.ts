import type { FactContent } from '@chartwright/contract/facts'
import { findConcept } from '../../../clinical/ledger/naming/concept-names.ts'
import { BUILT_IN_DRUGS } from '../../../clinical/ledger/naming/drug-names.ts'
import { plainOf } from '../../../clinical/ledger/naming/name-words.ts'
import { CONCEPT_ROWS } from '../../../clinical/lexicon/concepts/concept-rows.ts'
import { hasContent } from '../../../clinical/ledger/reading/has-content.ts'
import { writeCase } from '../../../clinical/realise/write-case.ts'
import { NO_OBJECT } from './task-words.data.ts'

/** What is said before the thing itself: 'send you out for an MRI'. */
const LEAD =
  /^(?:(?:to|and|also|just|then|maybe|again|go ahead|gonna|going|we|we'll|i|i'll|let's) |(?:may |might |will )?(?:need|want|like) (?:to |more )?|(?:order|ordered|get|getting|obtain|do|doing|done|perform|check|checking|run|draw|schedule|scheduled|set(?: you)? up|set|send|refer|put|start|place|placed|make|have|give|see|undergo|come get|add|talk(?:ing)? about|follow(?:ing)? up|repeat (?=an?|the|another|some))(?: you| him| her| them)?(?: out| up| over| back| off| down)?(?: on| for| with| to(?: see| put)?| in)? |referral (?:to|for) |appointment (?:with|for) |(?:an?|the|some|your|my|his|her|any|another|more|that|this|possible|probable|potential|tech to put) )/
const TIME_BEHIND =
  /\s*\b(?:(?:in|within|for|after|every|over)\s+)?(?:about |another |the next )?(?:\d+|an?|one|two|three|four|six|couple(?: of)?|few)(?:\s*(?:-|to|or)\s*\w+)?\s*(?:days?|weeks?|months?|years?)(?: or so)?$/
const BEHIND =
  /\s+(?:as well|too|also|for comfort|for you|today|again|afterwards|at some point|please)$/
/** Nobody's name of a thing: talk that was taken for one. */
const TALK =
  /\b(?:i|i'm|i'll|you|you're|we|we'll|it|that|this|them|they|me|him|her|us|his|how|what|when|if|will|would|should|may|might|must|can|could|need|needs|want|be|is|are|was|were|being|gonna|going|goal|maybe|probably|things?|stuff|ordered|checked|putting|doing|having|does|did|tentatively|one|ones|okay|sure|out|agent|possibly)\b/
const NO_THING =
  /^(?:complete|due|ready|repeat(?:ing)?|check(?:ing|ed)?|order(?:ing|ed)?|perform(?:ing)?|undergo|refilled|observe|further|consider|book|attend|assess(?:ed)?|reviewed|(?:assessed|reviewed|seen) in .*|.* to assess|outpatient prescription|look inside.*|stop taking .*|end up .*|touch|gt|tests to .*)$/
const ONLY_AMOUNT =
  /^[\d.,\s]*(?:mg|mcg|g|ml|iu|units?|daily|tablets?|years?|months?|weeks?|days?|\d+iu)?(?: daily)?$/

const DISEASES = new Set(
  [...CONCEPT_ROWS.condition, ...CONCEPT_ROWS.symptom].map(({ name }) => name),
)

export function isDisease(name: string): boolean {
  return DISEASES.has(name.toLowerCase())
}

/** The thing that a task is about, without the talk around it; undefined where none was named. */
export function taskObject({ kind, concept, act, attributes }: FactContent): string | undefined {
  const bare = strip(plainOf(concept))
  const isObjectless = NO_OBJECT.test(bare) && attributes.reason === undefined
  if (isObjectless || bare === '' || ONLY_AMOUNT.test(bare) || NO_THING.test(bare)) return undefined
  if (kind === 'medication') return drugName(bare)
  // A disease is nothing that can be ordered.
  if (act !== 'follow_up' && act !== 'refer' && isDisease(bare)) return undefined
  const known = findConcept('plan', bare)
  const isLonger = known !== undefined && bare.split(' ').length > known.split(' ').length + 1
  if (TALK.test(bare)) return isLonger && act === 'order' ? writeCase(known) : undefined
  return hasContent(bare) ? writeCase(bare) : undefined
}

function drugName(bare: string): string | undefined {
  const known = BUILT_IN_DRUGS.nameDrug(bare)
  if (TALK.test(bare) || !hasContent(bare)) return undefined
  return writeCase(known ?? bare)
}

function strip(words: string): string {
  const less = words.replace(LEAD, '').replace(TIME_BEHIND, '').replace(BEHIND, '').trim()
  return less === words ? words : strip(less)
}

const CLAUSE_END =
  /\s(?:i|i'm|i'll|we|we'll|we're|and (?:then|i|we)|then|so|okay|again|but|because|this is|you should|does that|take it)\b.*$/
const MOST_WORDS = 9

/** A condition that fits a title; 'needed' where what was said has run on too long to be told. */
export function shortCondition(condition: string): string | undefined {
  if (/^once (?:an?|per|every|daily|the)\b/.test(condition)) return undefined
  const link =
    /^(?:if|when|once|unless|until|after|depending|based|in case|only if|as needed)\b/.exec(
      condition,
    )?.[0]
  const clause = condition
    .slice(link?.length ?? 0)
    .trim()
    .replace(CLAUSE_END, '')
    .replace(
      /^(?:you(?:'re| are| do| still| actually)*|there is|there's) (?:actually |still |do )*(?:have|having|get|getting|develop)?\s*/,
      '',
    )
    .replace(/\byour?\b/g, 'the patient')
  const isTold =
    clause !== '' && clause.split(' ').length <= MOST_WORDS && !/\b(?:i|we)\b/.test(clause)
  return `${link ?? 'if'} ${isTold ? clause : 'needed'}`
}
