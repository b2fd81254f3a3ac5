import type { Fact } from '@chartwright/contract/facts'
import { listFacts } from '../tell-facts.ts'

type Refusal = (facts: readonly Fact[]) => string

const ADVICE =
  /\b(?:should (?:i|we)|shall (?:i|we)|would you|do you (?:think|recommend|suggest)|what do you|is it (?:safe|ok|okay)|safe to|interact(?:s|ion|ions)?|guidelines?|contraindicat\w+|side[- ]effects? of|normal range|prognosis|best (?:treatment|drug|medicine|option)|alternatives? to|evidence for|how (?:do|should|would) (?:i|we|you) (?:treat|manage)|what (?:else )?(?:could|might|can) (?:this|it|that) be|which antibiotic (?:should|would|is best))\b/i
const INVENTED =
  /\bdifferentials?\b|\bwhat else could\b|\bother (?:possible )?(?:causes|diagnoses)\b|\bwhat do you think\b.*\b(?:it|this|that|he|she|they|patient|diagnosis|wrong|going on|cause\w*)\b|\bdo you think (?:it|this|that)(?:'s| is| could| might)\b/i

/** Why a question cannot be answered, with what the visit itself says on it; undefined where it can. */
export function whyNot(question: string): Refusal | undefined {
  if (
    /\btranslat\w+|\b(?:in|into|to) (?:spanish|french|german|italian|portuguese|arabic|chinese|mandarin|hindi|polish|turkish|urdu|russian)\b/i.test(
      question,
    )
  )
    return () =>
      'The built-in writer cannot translate. With a language model connected, the assistant can.'
  if (INVENTED.test(question))
    return (facts) =>
      withSaid(
        'The built-in writer does not propose diagnoses of its own. What the clinician concluded or considered in this visit:',
        'The built-in writer does not propose diagnoses of its own, and none was named in this visit.',
        facts.filter(({ kind }) => kind === 'assessment'),
      )
  if (ADVICE.test(question))
    return (facts) =>
      withSaid(
        'The built-in writer gives no medical advice: it only tells what was said in this visit. What was decided:',
        'The built-in writer gives no medical advice: it only tells what was said in this visit, and nothing was decided in it.',
        facts.filter(
          ({ kind, act, status }) =>
            (kind === 'plan' && act !== 'counsel') ||
            (kind === 'medication' &&
              /^(?:start|increase|decrease|continue|stop|hold|refill)$/.test(status)),
        ),
      )
  return undefined
}

function withSaid(above: string, nothing: string, facts: readonly Fact[]): string {
  return facts.length === 0 ? nothing : `${above}\n\n${listFacts(facts)}`
}
