import type { Fact } from '@chartwright/contract/facts'
import { knownPart } from '../../../../clinical/realise/patient/known-part.ts'
import { DEVICE } from '../../../../clinical/realise/patient/devices.data.ts'

/** A verb of the clinician that decides; what stands behind it must have a known name. */
export interface OrderRow {
  /** Ends right before the thing; a space stands for spaces and commas. */
  readonly said: string
  readonly act: Extract<Fact['act'], 'order' | 'refer'>
  readonly isKnown: (thing: string) => boolean
  readonly example: string
  readonly proposes: string
  readonly unlike: string
}

const WILL = String.raw`\b(?:i|we)(?:'ll| will|'m gonna|'re gonna| am gonna| are gonna| am going to|'m going to|'re going to| are going to| wanna| want to| do wanna| do want to| also want to| also wanna|'d like to| would like to)(?: (?:also|just|then|definitely|go ahead and|be|probably get to))*`

const isTest = (thing: string) => knownPart(thing) !== undefined

export const ORDER_ROWS: readonly OrderRow[] = [
  {
    said: `${WILL} (?:order|ordering|recheck|rechecking|repeat|repeating|send you (?:out |over )?for|sending you for|schedule you for)`,
    act: 'order',
    isKnown: isTest,
    example: 'So I will also be ordering a cat scan of your hips which shows more.',
    proposes: 'Order cat scan of the hips',
    unlike: 'If that fails I will order a cat scan of your hips.',
  },
  {
    said: `${WILL} (?:refer you(?: over| out| back)? to|put in a referral (?:to|for)|give you a referral (?:to|for)|send (?:you|a referral)(?: over| out| back)? to)`,
    act: 'refer',
    isKnown: isTest,
    example: "Then we'll go ahead and refer you to some physical therapy.",
    proposes: 'Refer to physical therapy',
    unlike: 'Then we might refer you to some physical therapy.',
  },
  {
    said: `${WILL} (?:give you|get you|put you in(?:to)?|provide you with|fit you (?:with|for)|set you up with)`,
    act: 'order',
    isKnown: (thing) => DEVICE.test(thing),
    example: "That should hold, and I'll give you crutches so you can rest it.",
    proposes: 'Provide crutches',
    unlike: "I'll give you a minute to put on your boots.",
  },
]
