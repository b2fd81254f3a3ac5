import type { Fact } from '@chartwright/contract/facts'

const ANY_DRUGS = /\b(?:medications?|medicines?|meds|tablets|pills)\b/
const PLAIN_NO =
  /^(?:(?:um+|uh+|oh+|well|so|okay)[ ,.]+)*(?:no|nope|none|nothing)\b(?!,? (?:no,? )?(?:really|regular|much|but|just|only|except|other|apart|aside|besides|i (?:just|only|do|take|have|use)))/i
const HALF_NO =
  /^(?:\W|uh|um|no)*(?:not (?:really|much|that)|(?:no|nope|none|nothing),? (?:but|just|only|except|other than|apart from|aside from|besides))\b/i

/** 'Any other medicines?' – 'No.': as plain as an answer can be. */
export function isPlainNo(fact: Fact): boolean {
  return fact.status === 'takes' && isAnsweredBy(PLAIN_NO, fact)
}

/** 'Any regular medicines?' – 'Not really.', 'None except aspirin.': some are taken. */
export function isHalfNo(fact: Fact): boolean {
  return isAnsweredBy(HALF_NO, fact)
}

function isAnsweredBy(answer: RegExp, { kind, polarity, concept, said }: Fact): boolean {
  return (
    kind === 'medication' &&
    polarity === 'absent' &&
    ANY_DRUGS.test(concept) &&
    said.slice(1).some(({ words }) => answer.test(words.trim()))
  )
}
