import { SAME_PARTS } from './same-parts.data.ts'

/** 'middle finger or the third finger' is the middle finger; other parts stay apart. */
export function onePart(site: string): string {
  const [one = '', other, ...more] = site.split(/,? or (?:the )?/)
  if (other === undefined || more.length > 0) return site
  const isSame = SAME_PARTS.some(
    ([first, second]) =>
      (first.test(one) && second.test(other)) || (first.test(other) && second.test(one)),
  )
  return isSame ? one : site
}
