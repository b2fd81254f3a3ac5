import type { FactContent } from '@chartwright/contract/facts'
import { BUILT_IN_DRUGS } from '../../../../clinical/ledger/naming/drug-names.ts'
import { plainOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { CONCEPT_ROWS } from '../../../../clinical/lexicon/concepts/concept-rows.ts'
import { hasContent } from '../../../../clinical/ledger/reading/has-content.ts'
import { isPart } from '../../../../clinical/find-sides.ts'
import { knownPart } from '../../../../clinical/realise/patient/known-part.ts'
import { isImperative } from '../../../../clinical/realise/telling/tell-plan.ts'
import { writeCase } from '../../../../clinical/realise/words/write-case.ts'
import { hasOwnForm } from './drug-form.ts'
import { NO_OBJECT } from './task-words.data.ts'

/** What is said before the thing itself: 'send you out for an MRI'. */
const LEAD =
  /^(?:(?:very |really )*(?:urgent|urgently)(?! care\b)(?= \w) |(?:go |going )?down for |off with |certain |all(?: of)? (?=the |your |those |these )|(?:to|and|also|just|then|maybe|again|go ahead|gonna|going|we|we'll|i|i'll|let's) |(?:repeat|recheck)(?: on| of)? (?=(?:an?|the|your|another|some) )|(?:may |might |will )?(?:need|want|like) (?:to |more )?|(?:redo|re-do|rerun|re-run|redraw|due for|order|ordered|get|getting|obtain|do|doing|done|perform|check|checking|run|draw|schedule|scheduled|set(?: you)? up|set|send|refer|put|start|place|placed|make|have|give|see|seeing|arrange|arranging|drop|catch|write|wear|undergo|come get|add|prescribe|prescribing|ordering|attend|explore|receive|start off with|talk(?:ing)? about|follow(?:ing)? up)(?: you| him| her| them)?(?: out| up| over| back| off| down)?(?: on| for| with| to(?: see| put)?| in)? |(?:urgent |routine )?(?:(?:2|two)[- ]week[- ]wait|fast[- ]track) (?:referral )?(?:to |for )?|referral (?:to|for) |appointment (?:with|for) |(?:be )?(?:seen|assessed|reviewed|examined|evaluated)(?: today| now| tomorrow| soon| urgently)? by |(?:an?|the|some|your|my|his|her|any|another|more|that|this|those|these|possible|probable|potential|tech to put) )/
const TIME_BEHIND =
  /\s*\b(?:(?:in|within|for|after|every|over)\s+)?(?:about |another |the next )?(?:\d+|an?|one|two|three|four|six|couple(?: of)?|few)(?:\s*(?:-|to|or)\s*\w+)?\s*(?:days?|weeks?|months?|years?)(?:'s?)?(?: time)?(?: or so)?$|\s+(?:tomorrow|(?:next|this) (?:week|month|year|time))$/
const BEHIND =
  /\s+(?:as well|too|also|to assess(?: you)?|to (?:remove|see|check|help|further|make sure|rule out)|in addition|(?<=\b(?:cultures?|biopsy|pathology|results?)\s+)back|for comfort|for you|today|again|afterwards|at some point|please|anyway|sent (?:off )?to the lab|sent off|folks|guys|drawn|done|taken|to wear|to use|to the test|dr|into the (?:computer|system))$/
/** Nobody's name of a thing: talk that was taken for one. */
const TALK =
  /\b(?:i|i'm|i'll|you|you're|we|we'll|it|that|this|them|they|me|him|her|us|his|how|what|when|if|will|would|should|may|might|must|can|could|need|needs|want|be|is|are|was|were|being|gonna|going|goal|maybe|probably|things?|stuff|ordered|checked|putting|doing|having|does|did|tentatively|one|ones|okay|sure|out|agent|possibly)\b/
const NO_THING =
  /^(?:complete|due|ready|repeat(?:ing)?|check(?:ing|ed)?|order(?:ing|ed)?|perform(?:ing)?|undergo|refilled|observe|further|consider|book|attend|assess(?:ed)?|reviewed|(?:assessed|reviewed|seen) in .*|outpatient prescription|look inside.*|stop taking .*|end up .*|touch|gt|tests to .*|refer|follow|ring|examine|study|reset|recommend.*|receive|etcetera|schedule|regimen|course of treatment|look forward.*|go home|additional blood|repeat levels of everything.*|rush (?:down )?to .*|pack|taper pack|discount card|paper prescription|prescription|.* shows?|drawn|physical|(?:physical|annual|focused) exam(?:ination)?|good .*|inject .*|some(?:one|body) to .*)$/
/** A bare verb, which names nothing. */
const BARE_VERB =
  /^(?:send|give|giv(?=ing)|go|come|com(?=ing)|see|start|try|take|tak(?=ing)|get|gett(?=ing)|put|putt(?=ing)|place|plac(?=ing)|arrange|arrang(?=ing)|make|mak(?=ing)|have|hav(?=ing)|use|us(?=ing)|talk|speak|treat|continue|look|work|help)(?:ing)?$/
/** A deed without its thing, or words that break off before it. */
const DEED =
  /^(?:\w{3,}ed$|about |(?:go|listen|revisit|advance|discharge|increase|decrease|raise|lower|bump|cut|determine|decide|relook) )(?!(?:extremit|back|leg|limb|abdom|urin|respirat))|\b(?:like|of|for|with|to|and|or|about|than)$/
const ONLY_AMOUNT =
  /^[\d.,\s]*(?:mg|mcg|g|ml|cc|iu|units?|daily|tablets?|years?|months?|weeks?|days?|\d+iu)?(?: daily)?$/

const DISEASES = new Set(
  [...CONCEPT_ROWS.condition, ...CONCEPT_ROWS.symptom].map(({ name }) => name),
)

export function isDisease(name: string): boolean {
  return DISEASES.has(name.toLowerCase())
}

/** Said on the telephone: 'we'd like to get you reviewed in a clinic'. */
const IN_PERSON =
  /\bface[- ]to[- ]face\b|\b(?:reviewed|seen|assessed|examined|bring you|come)\b.*\bclinics?\b/

/** What is checked by its organ: 'recheck your thyroid'. */
const CHECKED: Readonly<Record<string, string>> = {
  thyroid: 'thyroid function tests',
  liver: 'liver function tests',
  kidney: 'kidney function',
  kidneys: 'kidney function',
  iron: 'iron studies',
  cholesterol: 'lipid panel',
  lipids: 'lipid panel',
  sugar: 'blood glucose',
  sugars: 'blood glucose',
}

/** 'your liver and kidneys' are two tests, if both are known. */
function checkedOf(words: string): string | undefined {
  const tests = words.split(/,? and (?:the |your )?|, /).map((word) => CHECKED[word])
  return tests.every((test) => test !== undefined) ? tests.join(' and ') : undefined
}

/** The thing that a task is about, without the talk around it; undefined where none was named. */
export function taskObject({ kind, concept, act, attributes }: FactContent): string | undefined {
  const plain = plainOf(concept)
  if (act === 'refer' && IN_PERSON.test(plain)) return 'face-to-face examination'
  const sent = SENT_OFF.exec(plain)
  if (act === 'order' && sent !== null && !TALK.test(sent[1] ?? ''))
    return writeCase(`send the ${sent[1] ?? ''} ${sent[2] ?? ''} ${sent[3] ?? ''}`)
  const stripped = strip(plain)
  const bare = act === 'order' ? (checkedOf(stripped.replace(CHECK, '')) ?? stripped) : stripped
  const isObjectless = NO_OBJECT.test(bare) && !isReason(attributes.reason, kind)
  if (isObjectless || bare === '' || ONLY_AMOUNT.test(bare) || NO_THING.test(bare)) return undefined
  if (DEED.test(bare) || BARE_VERB.test(bare)) return undefined
  if (kind === 'plan' && act !== 'follow_up' && isOnlyPart(bare)) return undefined
  if (kind === 'medication') return drugName(bare)
  if (ORDERED.has(act) && isImperative(bare)) return undefined
  // A disease is nothing that can be ordered.
  if (act !== 'follow_up' && act !== 'refer' && isDisease(bare)) return undefined
  if (TALK.test(bare)) {
    const part = act === 'order' && !ASKS.test(bare) ? knownPart(bare) : undefined
    return part === undefined ? undefined : writeCase(part)
  }
  return hasContent(bare) ? writeCase(bare.replace(/\byour\b/g, 'the')) : undefined
}

/** 'Medicine for the pain' can be acted on, 'medicine to make you function' cannot. */
function isReason(reason: string | undefined, kind: FactContent['kind']): boolean {
  if (reason === undefined || kind !== 'medication') return reason !== undefined
  return isDisease(reason) || /^(?:for|to (?:help|treat|control|relieve|ease|reduce)) /.test(reason)
}

/** 'sending the removed mole to pathology' */
const SENT_OFF =
  /^(?:we'll |i'll |to )?send(?:ing)?(?: off)? (?:the |your |his |her )(.+?)(?: off)? (to|for) (pathology|histology|cytology|culture|the lab|analysis)$/

/** 'hip joint': where something is done, and not what. */
function isOnlyPart(bare: string): boolean {
  return isPart(bare.replace(/^(?:left|right|both) /, '').replace(/(?<=[a-z]) joints?$/, ''))
}

const CHECK = /^(?:re-?check|check|repeat|test)(?:ing)? (?:on )?(?:the |your )?/

/** Acts whose object is a thing and no deed: nobody orders 'review test results'. */
const ORDERED = new Set<FactContent['act']>(['order', 'refer', 'emergency'])

/** What the rest depends on is no thing to order: 'what the urine sample shows'. */
const ASKS = /^(?:what|how|if|when|whether|where)\b/
/** How something is given, and not what. */
const NO_DRUG =
  /^(?:anti|non)$|^(?:injections?|shots?|infusions?|gels?|creams?|ointments?|lotions?)(?: (?:once|twice|every)\b.*)?$/

/** Full-dose aspirin may be stopped while baby aspirin goes on. */
const STRENGTH = /\b(?:full|regular|low|high|double|half)[- ](?:dose|strength)\b|\bbaby\b/

function drugName(bare: string): string | undefined {
  const known = BUILT_IN_DRUGS.nameDrug(bare)
  if (TALK.test(bare) || !hasContent(bare) || isImperative(bare) || NO_DRUG.test(bare))
    return undefined
  const isMore = known !== undefined && (hasOwnForm(bare, known) || STRENGTH.test(bare))
  return writeCase(known === undefined || isMore ? bare : known)
}

/** 'echocardiogram echocardiocardiogram': begun twice. */
const STUTTER = /\b(\w{6,}) (?=(\w+))\S+/g

/** 'a stroke, a TIA clinic': what was begun before the article is said again behind it. */
const BEGUN_AGAIN =
  /^[\w-]+ an? (?=(?:[\w-]+ ){1,3}(?:clinic|service|team|unit|specialist)$)|^[\w-]+ to an? (?=(?:[\w-]+ )?(?:\w+(?:ist|ician|itian)|doctor|nurse|clinic|service)$)/

/** 'get the stitches out' */
const STITCHES = /^(?:the |your )?(stitch(?:es)?|sutures?|staples?) (?:removed|taken out|out)$/

function strip(words: string): string {
  const less = words
    .replace(STUTTER, (both: string, one: string, other: string) =>
      other.startsWith(one.slice(0, 6)) && other !== one ? one : both,
    )
    .replace(LEAD, '')
    .replace(BEGUN_AGAIN, '')
    .replace(TIME_BEHIND, '')
    .replace(BEHIND, '')
    .trim()
  if (less !== words) return strip(less)
  const stitches = STITCHES.exec(words)?.[1]
  return stitches === undefined ? words : `${stitches.replace(/(?<=ch)es$|s$/, '')} removal`
}

const CLAUSE_END =
  /\s(?:i|i'm|i'll|we|we'll|we're|and (?:then|i|we)|(?<!by )then|so|okay|again|but|because|this is|you should|does that|take it)\b.*$/
const MOST_WORDS = 9

/** 'if they have n't': what they have not was said before. */
const UNFINISHED =
  /^(?:(?:the |your )?symptoms|not|so|there|you|you're|(?:they|it|that|this|he|she|the patient)(?:'s|'re)?(?: (?:have|has|is|are|does|do|did))?(?:n't| not)?)$/
/** Words of talk that a title cannot have. */
const SPOKEN = /\b(?:i|we|me|us)\b|patient'|,|^(?:them|him|her|to|of|and|or)\b/

const STILL_HAD =
  /^(?:you(?:'re| are)?|there are) still (?:having|have|getting) (?:the |your |those |these |any |some )*(symptoms|problems|issues|headaches|difficulties)$/
/** 'once you get the MRI' */
const DONE_FIRST =
  /^you(?:'ve)? (?:get|got|had|have|have had|do|done) (?:the|that|your) (mri|ct|scan|x-?ray|ultrasound|labs?|blood work|biopsy|echocardiogram|test)$/
/** 'once we get the biopsy results back' */
const BACK_FIRST =
  /^(?:we|i)(?:'ve)? (?:get|got|have|see) (?:the |your |those )*((?:[\w-]+ )?(?:results?|report|imaging|films?))(?: back)?$/

/** How often, or nothing that anything depends on. */
const NO_CONDITION = /^once (?:an?|per|every|daily|the)\b/

/** A condition that fits a title; undefined where what was said is cut off or has run on too long. */
export function shortCondition(condition: string): string | undefined {
  if (NO_CONDITION.test(condition)) return undefined
  const link =
    /^(?:if|when|once|unless|until|after|depending|based|in case|only if|as needed|while|till|as long as)\b/.exec(
      condition,
    )?.[0]
  if (link === undefined && !/^(?:positive|negative|abnormal|normal|needed)$/.test(condition))
    return undefined
  if (link === 'as needed') return link
  const clause = condition
    .slice(link?.length ?? 0)
    .trim()
    .replace(/ n't\b/g, "n't")
    .replace(CLAUSE_END, '')
    .replace(STILL_HAD, '$1 persist')
    .replace(DONE_FIRST, (_, thing: string) =>
      /^(?:once|after|when)$/.test(link ?? '') ? `the ${writeCase(thing)} is done` : _,
    )
    .replace(BACK_FIRST, (_, thing: string) => {
      const verb = /s$/.test(thing) ? 'are' : 'is'
      return `the ${writeCase(thing)} ${verb} back`
    })
    .replace(
      /^(?:you(?:'re|'ve| are| do| have| still| actually)*|there is|there's) (?:actually |still |do )*(?:have|having|get|getting|got|develop)?\s*/,
      link === 'while' ? 'the patient has ' : '',
    )
    .replace(/\byour\b/g, 'the')
    .replace(/\byou\b/g, 'the patient')
    .replace(/ (?:by|in|at|after|within|on|until)$/, '')
    .replace(/[\s,]+$/, '')
  const isTold =
    clause !== '' &&
    !UNFINISHED.test(clause) &&
    clause.split(' ').length <= MOST_WORDS &&
    !SPOKEN.test(clause)
  return isTold ? `${link ?? 'if'} ${clause}` : undefined
}

/** Whether a title can tell the condition whole. */
export function isTellable(condition: string): boolean {
  return (
    isNested(condition) || NO_CONDITION.test(condition) || shortCondition(condition) !== undefined
  )
}

const LONG_CONDITION = 60

/** Two conditions in one are told as they were said. */
export function isNested(condition: string): boolean {
  return / if /.test(condition.slice(2)) && condition.length < LONG_CONDITION
}
