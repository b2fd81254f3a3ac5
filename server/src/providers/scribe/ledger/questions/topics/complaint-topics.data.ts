import type { Topic } from '../topic.ts'
import { kind } from './topic-facts.ts'

/** What is asked about what brought the patient: how, where, since when and how bad. */
export const COMPLAINT_TOPICS: readonly Topic[] = [
  {
    asked:
      /\bwhy (?:did|has|is|was) (?:\w+ ){1,2}(?:come|came|coming|here|seen|call(?:ed|ing)?|ring|rang|book(?:ed)?|present\w*|visit\w*)\b|\bwhy (?:was|is) (?:\w+ ){1,2}(?:refer\w*|sent)\b|\bwhy (?:are|were) (?:we|they)\b|\bwhat (?:is|was) (?:\w+ ){1,2}here for\b|\b(?:main|biggest|primary) (?:problem|concern|issue)\b|\breason for (?:the )?(?:visit|coming|consultation|encounter)\b|\b(?:chief|presenting|main) complaint\b|\bwhat (?:brings|brought)\b(?! .*\bon\b)|\bwhat(?:'s| is| was)? (?:bother\w+|troubl\w+)\b|\bcomplain\w*\b|\bpresent(?:ed|ing|s)? with\b/i,
    fits: kind('complaint'),
    nothing: 'No reason for the visit was found.',
    heard:
      /\b(?:what brings you|how can i help|what's going on|come in|here (?:for|to|because)|came (?:in )?(?:for|to|because)|what seems to be|what(?:'s| is) the problem|main (?:concern|problem|complaint))\b/i,
    most: 6,
  },
  {
    name: 'cause',
    asked: /\bwhat(?:'s| is| was)? (?:the cause|caus\w+)\b|\bcauses? of\b|\bdue to what\b/i,
    fits: () => false,
    nothing: 'What caused it was not found in what was said.',
    heard:
      /\b(?:caus(?:e|es|ed|ing)|due to|because of|related to|secondary to|(?:likely|probably|maybe) from|as a result|brought on|comes? from|coming from|that's why|reason (?:for|why)|triggered)\b/i,
  },
  {
    name: 'story',
    asked:
      /\bhow (?:did|was|were)\b.*\b(?:happen\w*|occur\w*|hurt|injur\w*|break|broke\w*|fall|fell|sprain\w*|strain\w*|twist\w*|cut|burn\w*|do (?:it|this|that)|come about|start\w*|beg[iau]n)\b|\bwhat happened\b(?! (?:with|to|about|after))|\bmechanism\b|\bwhat started\b/i,
    fits: (fact) => kind('complaint', 'symptom')(fact) && fact.polarity === 'present',
    nothing: 'How it happened was not found in what was said.',
    heard: /\b(?:happened|fell|slipped|twisted|hit|when i)\b/i,
    most: 4,
  },
  {
    name: 'where',
    asked:
      /\bwhere(?:abouts)? (?:exactly )?(?:is|are|was|were|does|do|did)\b(?!.*\b(?:liv(?:e|es|ing)|work\w*|come|came|go|going|from|refer\w*|send|sent|sting|happen\w*)\b)|\b(?:what|which) part of\b|\blocation of (?:the|his|her)\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom', 'finding', 'assessment')(fact) && fact.polarity === 'present',
    wants: ['site', 'side'],
    nothing: 'Where it is was not found in what was said.',
    most: 3,
  },
  {
    name: 'time to come',
    asked:
      /\bhow long\b(?= (?:until|till|before|will|to|off|out|should|must|(?:do|does|did) (?:\w+ ){1,3}(?:take|stay|wear|use|keep|rest)|is (?:the|his|her) (?:course|prescription))\b)/i,
    fits: () => false,
    nothing: 'How long it will be was not found in what was said.',
  },
  {
    name: 'how long',
    asked:
      /\bhow long\b(?! (?:until|till|before|will|to|for|should|must|(?:do|does|did) (?:\w+ ){1,3}(?:take|stay|wear|use|keep|rest)|off|out|is (?:the|his|her) (?:course|prescription))\b)|\bhow long for\b|\bsince when\b|\bwhen did\b|\bwhen (?:was|were) (?:it|this|that|he|she|they|the (?:onset|start|injury|accident|fall|sting|bite|crash))\b|\bonset\b|\bduration\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom', 'history', 'assessment', 'social')(fact) &&
      fact.polarity === 'present',
    wants: ['duration', 'onset', 'when'],
    inWords:
      /\b(?:\d+|an?|one|two|three|four|five|six|couple|few|several|last|past)(?: \S+){0,3} (?:minutes?|hours?|days?|nights?|weeks?|months?|years?(?! old))\b|\bsince (?!then)\b|\bago\b/i,
    nothing: 'No time was found that it began or lasted.',
    most: 4,
  },
  {
    asked:
      /\bhow (?:bad|severe|strong|intense)\b|\bseverity\b|\bpain (?:score|scale|level)\b|\bout of (?:10|ten)\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom')(fact) ||
      (fact.kind === 'measurement' && /\bpain|score/.test(fact.concept)),
    heard: /\bout of (?:10|ten)\b|\b(?:rate|scale|severity) (?:of )?(?:your |the )?(?:pain)?\b/i,
    wants: ['severity', 'value'],
    inWords: /\bout of (?:10|ten)\b|\b(?:severe|mild|moderate|worst|terrible|excruciating)\b/i,
    nothing: 'How bad it is was not found in what was said.',
  },
  {
    name: 'how often',
    asked: /\bhow (?:often|frequent\w*|many)\b/i,
    fits: kind('complaint', 'symptom', 'medication', 'social', 'history', 'plan'),
    wants: ['frequency', 'amount'],
    inWords:
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|second|third|fourth|fifth|couple|few|several|dozen|once|twice)\b(?! (?:of (?:the|them|us)|thing|more|knee|side|day|week|month))|\bevery (?:day|night|week|hour|morning|other)\b/i,
    nothing: 'No number of it was found in what was said.',
    heard: /\b(?:every (?:day|night|week)|times a|once a|twice|how often|daily)\b/i,
    most: 4,
  },
  {
    asked:
      /\b(?:what|anything) (?:else )?(?:makes|making|that makes)\b.*\bworse\b|\btriggers?\b|\b(?:brings?|sets?) (?:\w+ ){1,3}(?:on|off)\b|\baggravat\w+|\bexacerbat\w+|\bprovok\w+/i,
    fits: kind('complaint', 'symptom'),
    wants: ['trigger', 'condition'],
    nothing: 'Nothing was found that brings it on or makes it worse.',
    heard:
      /\b(?:worse|aggravat\w+|bring(?:s|ing)? (?:it|on)|flare|trigger\w*|whenever|especially|when (?:i|you|he|she)(?:'m|'re|'s)? (?:\w+ )?(?:mov\w+|walk\w*|bend\w*|stand\w*|l(?:ie|ying)|sit\w*|lift\w*|turn\w*|get|go|eat\w*|breath\w*|cough\w*|flex\w*|put|do|start|tr(?:y|ying)|run\w*|us(?:e|ing)|tak(?:e|ing)|doing|go(?:ing)?))\b/i,
    isToldFurther: true,
  },
  {
    asked:
      /\b(?:what|anything) (?:helps?|helping|makes|that helps|reliev\w+)\b|\breliev\w+\b|\bmakes? it better\b/i,
    fits: kind('complaint', 'symptom', 'medication'),
    wants: ['relief'],
    nothing: 'Nothing was found that helps.',
    heard: /\b(?:help(?:s|ed|ing)?|better|relie\w+|works?)\b/i,
    isToldFurther: true,
  },
  {
    asked: /\bsymptoms?\b|\breview of systems\b|\bros\b|\bden(?:y|ies|ied)\b/i,
    fits: kind('complaint', 'symptom'),
    nothing: 'No symptoms were found in what was said.',
  },
]
