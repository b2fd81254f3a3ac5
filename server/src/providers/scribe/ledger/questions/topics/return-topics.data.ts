import type { Topic } from '../topic.ts'
import { act } from './topic-facts.ts'

/** What is asked about what to watch for, when to come back and who else sees the patient. */
export const RETURN_TOPICS: readonly Topic[] = [
  {
    name: 'warnings',
    asked:
      /\b(?:(?:come back|be seen|call|go|return|seek help)\b.*\b(?:urgent\w*|emergency|a&e|a and e|hospital|999|911|straight away|immediately)|return precautions?|red flags?|(?:look|watch) out for|watch for|safety[- ]?net\w*|warning signs?|worry about|(?:come|call|go) back if|when (?:should|must|does|do) (?:he|she|they|the patient) (?:call|worry|seek|go to|get (?:back|in touch)|contact|ring))\b/i,
    fits: act('safety_net', 'emergency'),
    nothing: 'No warning signs were found in what was said.',
    heard:
      /\b(?:call (?:me|us|if|back)|let (?:me|us) know|emergency|911|999|a and e|come back (?:if|sooner)|(?:still )?not (?:any )?better|if (?:it|things|anything|your|the|you) \w+ (?:worse|spread|not|get|develop|have))/i,
  },
  {
    name: 'follow-up',
    asked:
      /\b(?:follow[- ]?ups?|next (?:visit|appointment)|when (?:to|do i|should i|do we|should we|will i|will we) (?:review|see)|^review|come back|come in again|return(?:ing)?|see (?:him|her|them|the patient) again|review date|recheck|be seen|seen again|when (?:is|does|do|will|should) (?:he|she|they|we|i) (?:\w+ ){0,3}(?:back|again)|see (?:us|me) again)\b/i,
    fits: (fact) =>
      act('follow_up')(fact) || (act('refer')(fact) && fact.attributes.when !== undefined),
    nothing: 'No follow-up was found in what was said.',
    heard:
      /\b(?:follow[- ]?up|come back|see you (?:again|back|in|next|soon)|appointment|next (?:week|month))\b/i,
  },
  {
    isDecided: true,
    asked: /^(?!why\b).*(?:\brefer\w*|\bspecialists?\b)/i,
    fits: act('refer'),
    nothing: 'No referral was found in what was said.',
    heard: /\b(?:refer\w*|specialist|send you to|see (?:a|the|your) \w+ologist)\b/i,
  },
]
