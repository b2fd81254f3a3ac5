import { numbersIn } from '../../../../../clinical/phrasing/numbers-in.ts'

/** What must be said as often as before. */
const KEPT: readonly RegExp[] = [
  /\b(?:not|cannot|unable|no|never|none|neither|nor|nothing|without|denies|hardly|barely)\b/gi,
  /\b(?:if|unless|until|once)\b/gi,
  /\b(?:when|while|after|before|since|because|due)\b/gi,
  /\b(?:but|although|though|however|except|instead|rather|only|unless)\b/gi,
]
const DOUBT =
  /\b(?:may|might|could|maybe|perhaps|probabl[ye]|likely|unlikely|possibl[ye]|potentially|tentatively|seems?|appears?|looks? like|think|suspect|wonder|consider|concern\w*|worried|apparently|guess|suppose)\b/gi

/** Whether nothing is lost that turns a statement round, limits or doubts it, and no number. */
export function keepsAll(said: string, line: string): boolean {
  const isKept = KEPT.every((words) => count(said, words) === count(line, words))
  if (!isKept || (count(said, DOUBT) > 0 && count(line, DOUBT) === 0)) return false
  return figuresOf(said) === figuresOf(line)
}

/** 'One of the nurses' counts nobody. */
function figuresOf(text: string): string {
  return String([...numbersIn(text.replace(/\bone of\b/gi, ''))].sort())
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0
}
