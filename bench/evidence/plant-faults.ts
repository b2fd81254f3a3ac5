import { pick } from '../random.ts'
import { dropNo } from './drop-no.ts'

export const FAULT_KINDS = [
  'changed dose',
  "dropped 'no'",
  'other side',
  'other drug',
  'invented finding',
  'deleted safety fact',
  'other time',
  'dropped doubt',
  'other person',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Index of the sentence to replace; the note's length appends one. */
  readonly place: number
  /** Undefined deletes it. */
  readonly sentence: string | undefined
  /** What the note no longer says, for a deletion. */
  readonly lost?: string
}

const NO_DROPPED = "dropped 'no'" satisfies FaultKind
export const DOSE = /\b(\d+(?:\.\d+)?)( ?(?:mg|mcg|milligrams?|micrograms?|units?)\b(?!\/))/i
/**
 * A 'right' that is not a side ('right here', 'the right direction', 'is that right') is left
 * alone.
 */
const SIDE =
  /\b(left|right)\b(?! (?:now|away|after|here|there|ahead|around|across|direction|before|at this|of these|but|it is|our|we|you|i|so)\b)(?<!\b(?:days?|weeks?|months?|years?|hours?|minutes?) left)(?<!\b(?:that|is|go) right(?=[,.]| it\b| ahead))/i
/** Real drugs of families that visits often mention; the planted one was never said. */
const OTHER_DRUGS =
  'atenolol simvastatin glipizide cetirizine clindamycin naproxen omeprazole sertraline warfarin doxycycline ramipril quetiapine'.split(
    ' ',
  )
/** Made up for this bench. Each is planted only if no word of its finding was said. */
const FINDINGS: readonly (readonly [sentence: string, said: RegExp])[] = [
  ['Reports hemoptysis for the past 2 days.', /hemopt|blood/],
  ['Reports double vision.', /double|diplop/],
  ['Examination reveals hepatomegaly.', /liver|hepat/],
  ['Reports hallucinations at night.', /halluc|voices|seeing things/],
  ['Reports night sweats.', /sweat/],
  ['Examination shows jaundice of the skin.', /jaund|yellow|icter/],
  ['History of epileptic seizures.', /seiz|epilep|convuls/],
  ['Reports slurred speech this morning.', /speech|slur/],
  ['Reports blood in the urine.', /urine|hematur/],
  ['Examination shows digital clubbing.', /clubb/],
  ['Reports vertigo when turning in bed.', /vertigo|spinning|dizz/],
  ['Known history of gout.', /gout/],
]
/** One fault of each kind that this sentence allows, and why some were not planted. */
export function plantIn(
  sentence: string,
  place: number,
  said: string,
  random: () => number,
): { faults: Fault[]; leftOut: string[] } {
  const without = dropNo(sentence)
  const changes: readonly (Change | undefined)[] = [
    otherDose(sentence, random),
    without?.sentence === undefined ? undefined : { kind: NO_DROPPED, sentence: without.sentence },
    otherSide(sentence),
    otherDrug(sentence, said, random),
    otherTime(sentence, random),
    withoutDoubt(sentence),
    otherPerson(sentence),
  ]
  const faults = changes.flatMap((fault) => (fault ? [{ ...fault, place }] : []))
  return { faults, leftOut: without?.leftOut === undefined ? [] : [without.leftOut] }
}

type Change = Pick<Fault, 'kind' | 'sentence'>

function otherDose(sentence: string, random: () => number): Change | undefined {
  const [, figure] = DOSE.exec(sentence) ?? []
  if (figure === undefined) return undefined
  const factor = pick([2, 0.5, 10, 0.1, 1.5], random) ?? 2
  const changed = String(Number((Number(figure) * factor).toPrecision(3)))
  return { kind: 'changed dose', sentence: sentence.replace(DOSE, `${changed}$2`) }
}

const SPAN = /\b(\d+)( (?:hours?|days?|weeks?|months?|years?)\b)(?! old)/i

function otherTime(sentence: string, random: () => number): Change | undefined {
  const [, figure] = SPAN.exec(sentence) ?? []
  if (figure === undefined) return undefined
  const changed = Number(figure) * (pick([2, 3, 5], random) ?? 2)
  return { kind: 'other time', sentence: sentence.replace(SPAN, `${String(changed)}$2`) }
}

const DOUBT = /\b(?:possible|possibly|probable|probably|likely|suspected) /i
/**
 * With a further word of doubt, or if it is only being looked for, it stays doubtful without it.
 */
const STILL_DOUBTED =
  /\b(?:may|might|could|if|rule|concern\w*|consider\w*|suspicio\w*|versus|risk|evaluat\w*|appears?|suggest\w*|as possible|more likely|less likely|unlikely|think|believe|feel)\b/i

function withoutDoubt(sentence: string): Change | undefined {
  if (!DOUBT.test(sentence) || STILL_DOUBTED.test(sentence)) return undefined
  const sure = sentence.replace(DOUBT, '')
  return /\bsuspected\b/i.test(sure) ? undefined : { kind: 'dropped doubt', sentence: sure }
}

const OTHERS: Readonly<Record<string, string>> = {
  mother: 'father',
  father: 'mother',
  sister: 'brother',
  brother: 'sister',
}

function otherPerson(sentence: string): Change | undefined {
  if (/\bfamily history of\b/i.test(sentence) && !/\b(?:no|denies|not|negative)\b/i.test(sentence))
    return {
      kind: 'other person',
      sentence: sentence.replace(/\bfamily history of\b/i, 'personal history of'),
    }
  const found = sentence.match(/\b(?:mother|father|sister|brother)\b/gi) ?? []
  const [name, ...more] = new Set(found.map((each) => each.toLowerCase()))
  const other = OTHERS[name ?? '']
  if (name === undefined || other === undefined || more.length > 0) return undefined
  return { kind: 'other person', sentence: sentence.replace(new RegExp(name, 'gi'), other) }
}

function otherSide(sentence: string): Change | undefined {
  const sides = new Set(sentence.toLowerCase().match(/\b(?:left|right)\b/g))
  if (sides.size !== 1 || !SIDE.test(sentence)) return undefined
  const other = sides.has('left') ? 'right' : 'left'
  return {
    kind: 'other side',
    sentence: sentence.replace(/\b(?:left|right)\b/gi, other),
  }
}

export const NAMED =
  /\b(?:lisinopril|metformin|ibuprofen|tylenol|lasix|meloxicam|amlodipine|norvasc|prednisone|aspirin|gabapentin|albuterol|losartan|atorvastatin|lipitor|insulin|amoxicillin|carvedilol|metoprolol|hydrochlorothiazide|methotrexate|flonase|zyrtec|protonix|prilosec|omeprazole|allopurinol|mobic|ultram|tramadol|synthroid|levothyroxine|imitrex|colchicine|digoxin|bumex|zoloft|lexapro|prozac|advil|aleve|claritin|coumadin|eliquis|plavix|crestor|farxiga|jardiance|ozempic|oxycodone|keflex|doxycycline|azithromycin|augmentin|bactrim)\b/i

function otherDrug(sentence: string, said: string, random: () => number): Change | undefined {
  const named = NAMED.exec(sentence)?.[0]
  if (named === undefined) return undefined
  const unheard = OTHER_DRUGS.filter((drug) => !said.includes(drug) && drug !== named.toLowerCase())
  const other = pick(unheard, random)
  return other === undefined
    ? undefined
    : { kind: 'other drug', sentence: sentence.replace(NAMED, other) }
}

export function inventFinding(place: number, said: string, random: () => number): Fault[] {
  const invented = pick(
    FINDINGS.filter(([, words]) => !words.test(said)),
    random,
  )
  return invented ? [{ kind: 'invented finding', place, sentence: invented[0] }] : []
}
