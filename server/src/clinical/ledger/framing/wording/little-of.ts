const MUCH_OF = /^(?:(?:having|have|had|get|getting|got) )?much of an? (?=[a-z])/i
const DENIED = /(?:\b(?:not|never|hardly|barely|without)|n['’]t|\bn t)(?: [a-z]+)? ?$/i

/** 'not having much of an appetite' has less of it. */
export function littleOf(words: string, before: string): string | undefined {
  return MUCH_OF.test(words) && DENIED.test(before)
    ? words.replace(MUCH_OF, 'decreased ')
    : undefined
}
