import type { Mention, Modifier, Stretch } from '../../../reading/find-mentions.ts'

/** 'a bit', 'a little': said of the next word, and of nothing else. */
const DEGREE =
  /^(?:just |maybe |like |only )*(?:a (?:little|wee|tiny|tad|touch|bit)(?: bit)?(?: of)?|slight(?:ly)?|somewhat|kind of|sort of)$/i
const BESIDE = /^[\s,]*(?:(?:of|more|uh|um|the|my|some|just|like|and|be|feel|feeling)[\s,]+)*$/i
/** 'a lot of pain … a little' */
const STRONG = /\b(?:a lot|really|very|severe|so much|terrible|horrible|awful|bad|big|killing)\b/i

/** 'a lot of pain' is severe, 'a lot of arthritis' may be mild. */
const MUCH = /^(?:quite )?a lot(?: of)?$/i
const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])

/** 'It swelled up really big. I iced it a little.': a degree is of the words that it stands in or right beside. */
export function isLooseDegree(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.kind !== 'severity') return false
  if (MUCH.test(modifier.words.trim())) return !FELT.has(mention.kind)
  if (!DEGREE.test(modifier.words.trim())) return false
  // 'a bit of chest pain' is a way of speaking, and no mild pain.
  const isSaying = mention.importance === 'critical' && !/^slight/i.test(modifier.words.trim())
  if (modifier.line !== mention.line || isSaying) return true
  if (modifier.from < mention.to && modifier.to > mention.from) return false
  return STRONG.test(mention.words) || !BESIDE.test(betweenOf(lines, mention, modifier))
}

function betweenOf(
  lines: readonly { readonly text: string }[],
  mention: Stretch,
  modifier: Stretch,
): string {
  const [first, second] = modifier.from < mention.from ? [modifier, mention] : [mention, modifier]
  return lines[mention.line]?.text.slice(first.to, second.from) ?? ''
}
