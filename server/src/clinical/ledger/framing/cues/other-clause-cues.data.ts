import type { ModifierCue } from './modifier-cues.data.ts'

/** Words around what tells more that say that it is of another clause. */
export const OTHER_CLAUSE_CUES: readonly ModifierCue[] = [
  // When somebody died is not when they had it.
  {
    of: ['when', 'onset', 'duration', 'detail'],
    within: String.raw`\b(?:days?|weeks?|months?|years?)(?: ago| back)?$`,
    before: String.raw`\b(?:died|passed away|passed on|lost (?:him|her|my \w+))\b(?: \S+){0,8}`,
    example: ['My uncle died, of a stroke, like six years ago.', 'six years ago'],
    unlike: ['My uncle had a stroke six years ago.', 'six years ago'],
  },
  {
    of: ['duration', 'onset', 'when'],
    before: String.raw`\byou(?:'ve| have)? (?:(?:most likely|probably|likely|maybe|perhaps)(?: have)?|may have|might have|could have) (?:had|been)(?: (?:it|this|that|there|for|about|around|over|quite|the))*`,
    example: ["It is a virus, and you've most likely had it for many months.", 'many months'],
    unlike: ['It has probably been there for many months.', 'many months'],
  },
  // How often it comes in that time is not how long it has lasted.
  {
    of: ['duration', 'onset', 'when'],
    before: String.raw`\bevery (?:other |single )?(?:day|night|week|month|year)\b(?: \S+){0,6} (?:over|in|for|during)(?: the)?(?: (?:past|last))?`,
    example: ['I get it every week or every other week over the past two years.', 'two years'],
    unlike: ['I have it every week and it began two years ago.', 'two years ago'],
  },
  {
    of: ['when'],
    after: String.raw` (?:or so )?after (?:that|this|then)\b`,
    example: ['Get the form for the test, and two days after that we call you.', 'two days'],
    unlike: ['Get the test in two days. After that we call you.', 'two days'],
  },
  {
    of: ['when', 'onset'],
    within: String.raw`^last (?:year|month|week)\b`,
    before: String.raw`\b(?:prior to|before|after|following)(?: the)? \w+`,
    example: ['We saw it the day before Easter last year.', 'last year'],
    unlike: ['We saw it last year.', 'last year'],
  },
  // A value of another time.
  {
    of: ['detail', 'value'],
    within: String.raw`^(?:about |around )?[\d.]+ last (?:year|time|month|week|visit)$`,
    example: [
      'Your level is fine, it was 4.2 last year and it should stay there.',
      '4.2 last year',
    ],
    unlike: ['Your level is 4.2 and it should stay there.', '4.2'],
  },
  // Without it there is none.
  {
    of: ['trigger', 'condition'],
    before: String.raw`\b(?:don't|do not|doesn't|didn't|never)(?: \w+)? (?:get|have|feel|notice) (?:it|that|them|this)(?: (?:when|while|with|if))?(?: (?:i'm|i am|you're|you are|he's|she's))?`,
    example: ["My heel hurts. I don't get it when I'm swimming.", 'swimming'],
    unlike: ["My heel hurts. I get it when I'm running.", 'running'],
  },
  // What may have brought it on once does not bring it on.
  {
    of: ['trigger'],
    before: String.raw`\b(?:could|might|may|maybe|wonder\w*|think|probably)\b(?: \S+){0,4} (?:due to|because of|from|caused by)`,
    example: [
      'My rib hurts, I think it might be due to falling on the step.',
      'falling on the step',
    ],
    unlike: ['My rib hurts when falling on the step.', 'falling on the step'],
  },
  // Since when, told by something else.
  {
    of: ['course'],
    within: String.raw`^(?:stopped|started|began|happened|came|went|gave)\b(?! (?:getting|to get)\b)`,
    before: String.raw`\bsince\b(?: \S+){1,6}`,
    example: ['My lip is numb since the leg really it gave in.', 'gave in'],
    unlike: ['My lip is numb and it went away.', 'went away'],
  },
  {
    of: ['course', 'detail'],
    within: String.raw`\b(?:days?|weeks?|months?|years?) (?:following|after|before|since)$`,
    example: ['I did well for about two weeks following the fusion.', 'about two weeks following'],
    unlike: ['I did well after the fusion.', 'well after'],
  },
  {
    of: ['detail'],
    within: String.raw`^(?:most|all|some|half|much) of the time$`,
    after: String.raw` (?:i|he|she|it|they|you|we)\b`,
    example: ['He has epilepsy, most of the time he is fine.', 'most of the time'],
    unlike: ['He is fine most of the time.', 'most of the time'],
  },
  // Half of a description.
  {
    of: ['detail'],
    within: String.raw`^(?:[a-z]+ly|closer|nearer|further)$`,
    after: String.raw` (?:to|than|from|[a-z]+(?:ive|ed|ing|al|able))\b`,
    example: ['A repair, highly specialised, as a day case.', 'highly'],
    unlike: ['A repair, open.', 'open'],
  },
  // What looks well is not the thing that is found beside it.
  {
    of: ['detail', 'course'],
    within: String.raw`^(?:looks?|feels?|seems?|is|are)\b.*\b(?:better|good|fine|great|normal|okay|well)\b`,
    after: String.raw` but\b`,
    example: ['The lining looks much better now, but there is a polyp.', 'looks much better now'],
    unlike: ['The polyp looks much better now.', 'looks much better now'],
  },
  // Where somebody lived or worked at the time it began does not bring it on.
  {
    of: ['trigger'],
    before: String.raw`\b(?:began|begun|started|came on) (?:when|while) (?:i|he|she|you) (?:was|were)`,
    within: String.raw`^(?:living|studying|working)$`,
    after: String.raw` (?:in|at|as|for)\b`,
    example: ['It started while I was studying in Boston.', 'studying'],
    unlike: ['It started while I was shoveling in the yard.', 'shoveling'],
  },
  // What does not go away in bed does not come on there.
  {
    of: ['trigger', 'condition', 'when'],
    before: String.raw`(?:n't|\bnot|\bnever|\bcannot|\bstill)\b(?: \S+){0,5} (?:go(?:es|ing)? (?:down|away)|stop\w*|eas(?:e|ed|ing)|improve\w*|get(?:ting)? (?:any )?better|settle\w*|let up|shift|budge|help)(?: \w+)? even(?: just)?`,
    example: ["My feet swell and they don't go down even when I lie flat.", 'when I lie flat'],
    unlike: ['My feet swell, even when I lie flat.', 'when I lie flat'],
  },
  // Since when it is so bad is not since when it is there.
  {
    of: ['onset', 'when', 'duration'],
    after: String.raw` (?:is )?(?:when|that) (?:it|they|this) (?:(?:really|actually|just|all) )*(?:became|got|gotten|turned|started getting|started to get) (?:(?:really|so|very|more|quite|pretty|a lot) )*(?:painful|bad|worse|severe|sore|intense|unbearable)\b`,
    example: ['My heel hurts. Last week is when it really got bad.', 'Last week'],
    unlike: ['My heel hurts. Last week is when it started.', 'Last week'],
  },
  {
    of: ['onset', 'when'],
    within: String.raw`^when (?:it|they|this) (?:(?:really|actually|just|all) )*(?:became|got|gotten|turned|started getting|started to get) (?:(?:really|so|very|more|quite|pretty|a lot) )*(?:painful|bad|worse|severe|sore|intense|unbearable)\b`,
    example: ['My heel hurts. It was last week when it really got bad.', 'when it really got bad'],
    unlike: ['My heel hurts when it gets wet.', 'when it gets wet'],
  },
  // How long its effect lasts is not how long it is taken.
  {
    of: ['duration', 'when', 'onset', 'frequency'],
    within: String.raw`^(?:but |then |only )*(?:after|for) (?:a (?:little |short |long |good )?(?:while|bit|time)|some time|(?:about |like |maybe )?(?:an?|one|two|three|four|\d+|a (?:few|couple)(?: of)?) (?:minutes|hours?))$`,
    after: String.raw` (?:(?:it|they|that)(?:'s| is| just| kind of)* (?:wears? (?:off|out)|comes? back|starts? (?:again|to hurt|up|back)|stops? (?:working|helping)|hurts? again|returns?)|(?:and|but|then)+ (?:it|they|the pain|that)(?: just| all)* (?:wears? (?:off|out)|comes? (?:right )?back|returns?))\b`,
    example: ['The gel helps, but then after a while it wears off.', 'after a while'],
    unlike: ['After a while it went to my hip.', 'After a while'],
  },
  {
    of: ['duration', 'when', 'onset'],
    before: String.raw`\b(?:it|they|that|this|which)(?:'ll| will| does| do| did| just| only)* (?:helps?|helped|works?|worked|lasts?|lasted|eases?|takes? the edge off)(?: (?:it|me|a (?:little|bit)|a little bit|some|only|just|well))*`,
    within: String.raw`^for (?:a (?:little |short )?(?:while|bit|time)|some time|(?:about |like |maybe )?(?:an?|one|two|three|four|\d+|a (?:few|couple)(?: of)?) (?:minutes|hours?))$`,
    example: ['I take Aleve and it helps for a few hours.', 'for a few hours'],
    unlike: ['I have taken Aleve for a few hours.', 'for a few hours'],
  },
]
