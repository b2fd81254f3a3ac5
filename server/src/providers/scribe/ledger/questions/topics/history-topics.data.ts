import type { Topic } from '../topic.ts'
import { act, isOperation, kind } from './topic-facts.ts'

/** What is asked about what was before, and the family. */
export const HISTORY_TOPICS: readonly Topic[] = [
  {
    asked: /\b(?:family|relatives?|hereditary|runs in|fhx?)\b/i,
    fits: kind('family'),
    nothing: 'No family history was found in what was said.',
    heard: /\b(?:family|mother|father|mom|mum|dad|brother|sister|parents?|grand\w+|aunt|uncle)\b/i,
  },
  {
    asked: /\b(?:surgical|surger\w+|operat\w+|pshx?)\b/i,
    fits: (fact) => isOperation(fact) && (fact.kind === 'history' || act('procedure')(fact)),
    nothing: 'No operation was found in what was said.',
    heard: /\b(?:surgery|surgeries|operation|operated|removed|replaced)\b/i,
  },
  {
    asked: /\bsocial history\b|\blifestyle\b|\bliving situation\b/i,
    fits: kind('social'),
    nothing: 'No social history was found in what was said.',
    heard: /\b(?:smok\w*|drink|alcohol|work|live|job|exercise)\b/i,
  },
  {
    asked:
      /\b(?:past medical|background|medical history|pmhx?|history|chronic conditions?|comorbidit\w+|other conditions?|conditions?|other problems)\b/i,
    fits: kind('history'),
    nothing: 'No past history was found in what was said.',
    heard: /\b(?:history|medical conditions?|diagnosed|in the past|years ago)\b/i,
  },
]
