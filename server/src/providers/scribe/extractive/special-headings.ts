import type { Fact } from '../../../clinical/find-facts.ts'
import { findFacts } from '../../../clinical/find-facts.ts'
import type { Statement } from './statement.ts'

interface Special {
  readonly heading: RegExp
  readonly said?: RegExp
  readonly facts?: readonly Fact[]
  readonly isClinicians: boolean
}

const WORK =
  /\b(?:off (?:of )?work|stay (?:home|off)|out of (?:work|school)|(?:return|back|go) to (?:work|school)|fit (?:for|to) work|unfit|light duty|miss (?:work|school)|time off|work note|school note|note for (?:work|school|your)|your employer)\b/
const ABSENCE =
  /(?:off|home|out of|rest|until|work|school)\b.*\b(?:\d+|one|two|three|a|few|couple of) (?:days?|weeks?|months?)\b|\b(?:\d+|one|two|three|a) (?:days?|weeks?) off\b|\buntil (?:monday|tuesday|wednesday|thursday|friday|next week)\b/

/** Headings that take what fits their own words, wherever it was said; they come before topics. */
const SPECIALS: readonly Special[] = [
  {
    heading: /^purpose$/,
    said: /\b(?:note|letter|certificate|form)\b.*\b(?:work|school|employer|insurance|job)\b|\b(?:work|school) note\b/,
    isClinicians: true,
  },
  { heading: /\bfitness\b/, said: WORK, isClinicians: true },
  { heading: /^period$/, said: ABSENCE, isClinicians: true },
  {
    heading: /\brestrictions?\b/,
    said: /(?:^no |\bavoid |\bshould not |\bdo not (?!you|they|i\b)|\bnot (?:do|lift|drive|play)|\bno )\b.*\b(?:lift\w*|heavy|duty|driv\w*|bend\w*|stand\w*|sports?|exercis\w*|running|weights?|stairs|basketball)\b|\blight duty\b/,
    isClinicians: true,
  },
  {
    heading: /^recipient/,
    said: /\b(?:refer\w*|send) (?:you )?(?:over )?to\b|\b\w+ologist\b|\bconsult\b/,
    isClinicians: true,
  },
  {
    heading: /\bpurpose of the letter\b/,
    said: /\b(?:insurance|insurer|authori[sz]\w+|appeal|coverage|letter)\b/,
    isClinicians: true,
  },
  {
    heading: /\bmedical reasons\b/,
    said: /\b(?:because|since|in order to|the reason|otherwise|medically)\b/,
    isClinicians: true,
  },
  {
    heading: /\bcosts?\b|\binsurance\b(?! letter)/,
    said: /\$|\b(?:cost|costs|insurance|copay|co-pay|coverage|covered|covers|dollars|pay|payment|price)\b/,
    isClinicians: false,
  },
  {
    heading: /\balternatives\b/,
    said: /\b(?:alternative\w*|option\w*|instead|another way|other choice|or we (?:can|could))\b/,
    isClinicians: true,
  },
  {
    heading: /\bbenefits\b|\brisks\b/,
    said: /\b(?:risks?|benefits?|side effects?|complications?|chance of|outlook|success\w*)\b/,
    isClinicians: true,
  },
  {
    heading: /\bdecision\b|\bquestions\b/,
    said: /\b(?:i (?:would|do not|want|prefer|agree|think i|will|decided)|sounds? good to me|go ahead with)\b/,
    isClinicians: false,
  },
  {
    heading: /\bpending\b/,
    said: /\b(?:pending|still waiting|not back yet|awaiting|waiting (?:for|on) (?:the |your )?(?:results?|labs?|culture|biopsy))\b/,
    isClinicians: true,
  },
  {
    heading: /\bcode status\b/,
    said: /\b(?:code status|full code|dnr|dni|resuscitat\w+|intubat\w+|life support)\b/,
    isClinicians: false,
  },
  { heading: /\bextraoral\b/, said: /\b(?:jaw|tmj|face|facial|lymph|lips?)\b/, isClinicians: true },
  {
    heading: /\bsoft tissues?\b/,
    said: /\b(?:tongue|cheek|palate|floor of (?:the|your) mouth|soft tissue|lesions?)\b/,
    isClinicians: true,
  },
  {
    heading: /\bperiodont/,
    said: /\b(?:gums?|gingiv\w*|probing|pockets?|bleeding|plaque|tartar|calculus|recession|periodont\w*)\b/,
    isClinicians: true,
  },
  {
    heading: /^teeth$/,
    said: /\b(?:tooth|teeth|molars?|fillings?|crowns?|cavit\w+|decay|cracked|chipped|incisors?)\b/,
    isClinicians: true,
  },
  {
    heading: /\bdental history\b/,
    said: /\b(?:brush\w*|floss\w*|dentist|cleaning|grind\w*|clench\w*|braces|root canal|toothpaste)\b/,
    isClinicians: false,
  },
  {
    heading: /\bsubstance\b/,
    said: /\b(?:alcohol|drink\w*|beers?|wine|smok\w+|vap\w+|cigarettes?|marijuana|cannabis|cocaine|heroin|drugs|tobacco)\b/,
    isClinicians: false,
  },
  {
    heading: /\bmental status\b/,
    said: /\b(?:mood|affect|speech|thoughts?|insight|judgment|oriented|eye contact|appearance)\b/,
    isClinicians: true,
  },
  {
    heading: /\bpsychiatric history\b/,
    said: /\b(?:diagnosed with|hospitali[sz]\w+|psychiatr\w+|in the past|previous\w*|therapist before|antidepressants?)\b/,
    isClinicians: false,
  },
  {
    heading: /\byour medicines\b/,
    facts: ['drug', 'allergy'],
    isClinicians: false,
  },
  {
    heading: /\bnext steps\b/,
    said: /^(?=.*\b(?:(?:i|we) (?:do |also |just )*(?:will|am going|are going|want|would like|recommend)|let's|you (?:should|need)|see you|appointment|follow[- ]?up)\b).*\b(?:order|refer\w*|send you|schedule|mri|x-rays?|ct|labs?|blood ?work|appointment|tests?|follow[- ]?up|see you (?:back|again|in)|consult|physical therapy|come back|imaging|echocardiogram|ultrasound)\b/,
    isClinicians: true,
  },
]

/** The first heading with words of its own that the statement fits; undefined when the topics decide. */
export function findSpecialPlace(
  titles: readonly string[],
  statement: Statement,
): number | undefined {
  const facts = findFacts(statement.text)
  const place = titles.findIndex((title) => {
    const special = findSpecial(title)
    if (!special) return false
    if (special.isClinicians && (statement.role === 'patient' || statement.answer !== null))
      return false
    if (special.facts?.some((fact) => facts.has(fact))) return true
    return special.said?.test(statement.text.toLowerCase()) ?? false
  })
  return place >= 0 ? place : undefined
}

export function findSpecial(title: string): Special | undefined {
  const lower = title.toLowerCase()
  return SPECIALS.find(({ heading }) => heading.test(lower))
}
