/** What everybody has, so that having little of it is what is felt. */
const EVERYBODY_HAS = String.raw`(?=(?:appetite|voice|grip|sex drive|libido|memory|sense of (?:taste|smell))\b)`
const MUCH_OF = new RegExp(
  String.raw`^(?:(?:having|have|had|get|getting|got) )?much of an? ${EVERYBODY_HAS}`,
  'i',
)
const DENIED = /(?:\b(?:not|never|hardly|barely|without)|n['’]t|\bn t)(?: [a-z]+)? ?$/i

/** 'not having much of an appetite' has less of it; not much of a cough is little of one. */
export function littleOf(words: string, before: string): string | undefined {
  return MUCH_OF.test(words) && DENIED.test(before)
    ? words.replace(MUCH_OF, 'decreased ')
    : undefined
}
