import { EMPTY_IT, NAMED_BEFORE } from './it-of-sentence.data.ts'

const IT = /\bits?\b/i
/** What a picture shows is not the picture. */
const SHOWN =
  /\b(?:shows?|showed|says?|said|told|means?|found|notice[ds]?) (?:me )?(?:that )?its?\b/i

/** Whether the sentence itself says what each 'it' of it is. */
export function namesIt(sentence: string): boolean {
  if (SHOWN.test(sentence)) return false
  const plain = sentence.replace(EMPTY_IT, '')
  const at = plain.search(IT)
  return at < 0 || NAMED_BEFORE.test(plain.slice(0, at))
}
