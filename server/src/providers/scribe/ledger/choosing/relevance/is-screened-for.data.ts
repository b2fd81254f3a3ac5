import type { FactKind } from '@chartwright/contract/facts'

interface Only {
  /** The illness itself, where the words are said of others as well. */
  readonly illness?: RegExp
  /** Kinds of facts of which the words say nothing. */
  readonly except?: readonly FactKind[]
}
type Row = readonly [words: RegExp, example: string, only?: Only]

/** Illnesses against which people get shots: other shots are treatments. */
const PREVENTED_BY_SHOT =
  /^(?:flu|influenza|tetanus|shingles|pneumonia|covid(?:-19)?|measles|hepatitis [ab]|whooping cough|rabies)\b/i

/** Words behind an illness that make it one to be prevented; each row with an example. */
export const SCREENED_AFTER: readonly Row[] = [
  [/^[\s-]+(?:screening|screen|prevention|prophylaxis|awareness)\b/i, ' screening this year'],
  [/^[\s-]+(?:vaccin\w+|immuni[sz]ation|shots?|booster)\b/i, ' vaccine in the fall'],
]

/** The same before it. */
export const SCREENED_BEFORE: readonly Row[] = [
  [
    /\bscreen(?:s|ed|ing)? (?:(?:you|him|her|them|me|us|everybody|patients) )?for (?:any |the )?$/i,
    'i want to screen you for ',
    // Who comes to be screened may come for something else as well.
    { except: ['complaint'] },
  ],
  [/\b(?:vaccinated|immuni[sz]ed|protected) against (?:the )?$/i, 'you were vaccinated against '],
  [/\b(?:vaccin\w+|booster) (?:for|against) (?:the )?$/i, 'get your booster for '],
  [/\bshots? against (?:the )?$/i, 'you had two shots against '],
  [/\bshots? for (?:the )?$/i, 'get your shot for ', { illness: PREVENTED_BY_SHOT }],
]
