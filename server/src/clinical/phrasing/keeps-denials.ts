import type { FactContent } from '@chartwright/contract/facts'

const DENIALS =
  /\b(?:no|not|never|none|nothing|without|neither|nor|unable|cannot|fails?)\b|n['’ ]?t\b/gi

/** Whether what a plan depends on denies as often as it did: 'or it isn't helping' must not become 'or it is helping'. */
export function keepsDenials(
  sentence: string,
  { attributes: { condition = '' } }: Pick<FactContent, 'attributes'>,
): boolean {
  return countOf(sentence) >= countOf(condition)
}

function countOf(text: string): number {
  return text.match(DENIALS)?.length ?? 0
}
