import type { Mention } from '../../../reading/find-mentions.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

/** 'If you …', right before a sign. */
const IF =
  /\b(?:if|in case of|should)\s+(?:(?:you|he|she|they|it|your|his|her|the|that|those|there|ever|get|have|start|an?|any)(?:['’](?:re|s))?\s+)*$/i
const NAMED_IF = /^(?:and |but |so )?(?:if|in case of)\b/i
const CALL =
  /^(?:(?:please|then|you|just)\s+)*(?:call|ring|dial|phone|go|get|come|head|send|an? ambulance|hospital|the (?:hospital|er|emergency)|nine|999|911)\b/i
/** '…, that's nine nine nine' */
const CALL_BEHIND =
  /[\s,]+(?:(?:it|that)['’]s |then |you |straight |go |call |ring )*(?:to )?(?:nine (?:nine|one)\b.*|999.*|911.*|a (?:and|&) e\b.*|(?:the )?(?:er|e r|emergency (?:room|department)|hospital)\b.*)$/i

/** 'If you collapse, that's nine nine nine': what to get help for then is not there now. */
export function asWarned(text: string, mention: Mention): Mention {
  if (mention.act !== 'emergency' || CALL.test(mention.words)) return mention
  if (!NAMED_IF.test(mention.words) && !IF.test(sentenceAround(text, mention).before))
    return mention
  const words = mention.words.replace(CALL_BEHIND, '')
  return { ...mention, act: 'safety_net', words, to: mention.from + words.length }
}
