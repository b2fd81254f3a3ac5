import type { Topic } from '../topic.ts'
import { act, drug, isDrugDecision, isOperation, kind } from './topic-facts.ts'

/** What is asked about what was concluded, advised and decided. */
export const DECISION_TOPICS: readonly Topic[] = [
  {
    asked:
      /\bdiagnos\w+|\bdifferentials?\b|\bassessments?\b|\bimpression\b|\bconclu\w+|\bwhat(?: is| was|'?s) (?:wrong|going on|the (?:problem|matter))\b|\bwhat (?:does|did) (?:he|she|the patient) have\b|\bwhat (?:do|did) (?:we|i|they|the doctor) (?:think|suspect)\b|\bruled out\b/i,
    fits: kind('assessment'),
    isOfClinician: true,
    nothing: 'No diagnosis was found in what was said.',
    heard:
      /\b(?:i (?:do )?think (?:that )?(?:it|this|that|you|your|these)|i(?:'m| am) thinking|you(?: do| actually)? have (?:an?|some|what|something)|diagnos\w+|looks like|sounds like|impression|probably (?:just )?(?:an?|some|your)|something called|consistent with|due to|(?:could|may|might) be|things like|suspect\w*|(?:worried|concerned) (?:about|that)|wondering (?:whether|if))\b/i,
  },
  {
    isDecided: true,
    asked:
      /^(?!.*\btreat).*\b(?:instructions?|advi[cs]e\w*|told to|(?:tell|told) (?:the patient|him|her|them)|counsel\w*|home care|self-?care|(?:do|done|manag\w+|care|himself|herself|themselves) at home|recommend(?:ed|ations?)?|supposed to do)\b/i,
    fits: (fact) =>
      act('advise', 'counsel', 'safety_net', 'emergency')(fact) || drug('advise')(fact),
    nothing: 'No advice was found in what was said.',
    heard: /\b(?:i want you to|you should|try to|make sure|avoid|i'd like you to|advise)\b/i,
  },
  {
    asked:
      /\b(?:surger\w+|operations?|procedures?)\b.*\b(?:plan\w*|schedul\w*|going to|recommend\w*|next)\b|\b(?:plan\w*|schedul\w*|recommend\w*) (?:\w+ )?(?:surger\w+|operations?|procedures?)\b/i,
    fits: (fact) => act('procedure')(fact) || (fact.kind === 'plan' && isOperation(fact)),
    isOfClinician: true,
    nothing: 'No operation that is planned was found in what was said.',
    heard:
      /\b(?:surgery|operation|procedure|excision|incision|hysterectomy|(?:cut|take) (?:it|that|this|them) out|remov(?:e|al))\b/i,
  },
  {
    asked:
      /\b(?:procedures?|surger(?:y|ies) planned|operation planned|injections? (?:done|planned|given))\b/i,
    fits: (fact) => act('procedure')(fact) || (fact.kind === 'history' && isOperation(fact)),
    nothing: 'No procedure was found in what was said.',
    heard: /\b(?:procedure|surgery|operation|injection)\b/i,
  },
  {
    name: 'plan',
    isDecided: true,
    asked:
      /\b(?:(?:are|were|did|will) (?:we|you|they|i|the doctor) (?:do|doing|planning) anything|what (?:do|will) (?:we|i|they) do (?:about|for|with)|anything (?:to be )?(?:done|planned) (?:for|about)|plan|treat\w*|manag\w+|next steps?|decid\w+|decisions?|what(?:'s| is| comes) next|what (?:happens|will happen|am i doing|(?:are|were) (?:we|they|you) (?:\w+ )?doing|did (?:we|i|you|they|the doctor) (?:decide|do)|(?:has|have|was|were) (?:been )?(?:decided|done)|should (?:i|we) do))\b/i,
    fits: (fact) => (fact.kind === 'plan' && fact.act !== 'counsel') || isDrugDecision(fact),
    nothing: 'No plan was found in what was said.',
    heard:
      /\b(?:prescri\w+|refill\w*|order(?:ing)?|continue|keep (?:an eye|monitoring|doing|observing)|stop|start|come back|refer(?:ral)?|schedul\w+|monitor\w*|observe|repeat|recheck|ignore|treatment|blood (?:test|work))\b/i,
  },
]
