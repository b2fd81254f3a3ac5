/** What is left of a talk, so that the words are quoted instead. */
export const STILL_SPOKEN: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /\b(?:i|i'\w+|me|mine|my|myself|we|we'\w+|us|our|ours|you|you'\w+|your|yours|yourself)\b/i,
    'I had the leg you hurt.',
  ],
  [
    /\b(?:he|she|they|they'\w+|him|hers?|his|them|this(?! (?:morning|afternoon|evening|week|month|year|summer|winter|spring|fall|time)\b)|these|those|that one|that's|it's)\b/i,
    'I noticed this lump.',
  ],
  [
    /(?:^|\b(?:and|but|so|or|because|since|if|when|as|than),? |, )that (?:is|was|has|will|can|did|does|may|might|one)\b/i,
    'I had a fall and that was bad.',
  ],
  [
    /\b(?:do|take|took|takes|taking|use|used|uses|using|keep|kept|try|tried|order|get|got|have|had|see|saw|repeat|check|update|start|stop|continue|schedule|monitor|do|place|help|helps) (?:it|that|them)\b(?! (?:the|an?|it|there)\b| (?:\w+ )?(?:is|was|are|were|has|had)\b)/i,
    'I tried to use that.',
  ],
  [
    /\b(?:something(?! (?:pop|snap|crack|move|tear|click|popping)\b)|whatever|things? like|anything like|stuff|guess|think|thinks|thought|wanna|gonna|gotta|excuse me|sorry|wee bit|going to going|such and such|or anything|you see|how that|like that|that bad|no fun)\b/i,
    'I had stuff in my throat.',
  ],
  [
    /\b(?:about|for|of|to|with|like|than|as|from|on|at|in) (?:that|it|them)\b/i,
    'I was there for that.',
  ],
  [
    /\b(?!(?:and|or|to|then|will|should|not|never|please|can|could|must|would|may|might|do|does|did|just|also|always|first|help|helps|let|lets|go|come|ahead|who|that|patient|nurse|doctor|family)\b)[a-z]+ (?:make sure|(?:get|call|take) (?:the|an?)\b)/i,
    'I had to ring the ambulance make sure.',
  ],
  [/^(?:[a-z]+, )?(?:because|although)\b/i, 'Because I had pain, I had a fall.'],
  [/\b(?:relatively|fairly|extremely|quite|somewhat)[,.]*$/i, 'I had pain that was relatively.'],
  [/\bthere (?:is|was) one\b/i, 'There was one in my leg.'],
  [/\b(\w+),? \1\b/i, 'I had ten ten falls.'],
  [/\w-(?:\s|$)|…|[?“”–—]|\.\.|\. \. /, 'I had conti- pain.'],
  [
    /\b(?:and|or|but|with|of|to|for|the|a|an|is|are|was|on|in|could|would|will|has|have|also|been|that|like|so)[,.]*$/i,
    'I had pain and.',
  ],
  [/,\s+(?:and |but |so |then |or )?(?:like|well|okay|yeah|yes)\b/i, 'I had pain, like a bit.'],
  [/\b(?:up|down|right|over|out|in) here\b|\bat that (?:time|point)\b/i, 'I had pain up here.'],
  [/\b(\w+ \w+ \w+)\b.*\b\1\b/i, 'I had a pain and had a pain.'],
  [/\b(just|it|is)\b \w+ (?:\w+ )?\1\b/i, 'I had it is it pain.'],
  [
    /^(?:feel|no|yes|seem|do|does|am|are|have|go)\b(?=,| like| see| seem| you)/i,
    'Feel like my lips hurt.',
  ],
  [/\b(?:is|was|are|has|have|than|will|that|which),/i, 'I had more than, pain.'],
  [
    /\b(?:was|is|felt|feels|been|a|an|the|my|in|had|has|sort) like\b(?! (?:the|an?|to|\w+ing)\b)|\bsome,? like\b/i,
    'I had like pain.',
  ],
]

/** What cannot be told by leaving its subject out: what is set right, asked, or said of two. */
export const NO_PLAIN_STATEMENT: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /(?:,|\.\.) ?(?:no|sorry|wait|rather|i mean|excuse me|actually)\b,? (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|a|an|the|it|\w+ty|\w+teen)\b|\b(?:sorry|excuse me|i mean|correction)\b/i,
    'I had three, no, four falls.',
  ],
  [
    /(?:^|\b(?:because|when|that|as|while|if|since),? )(?:my|the|our) \w+ and I\b/i,
    'My dog and I had a fall.',
  ],
  [/^you (?:can (?:see|hear|feel|tell)|would (?:have|need) to)\b/i, 'You can see the crack.'],
  [
    /\b(?:have|had) an? (?:good|great|nice|lovely|wonderful) (?:day|time|trip|weekend|week)\b/i,
    'I had a nice day.',
  ],
  [/^you (?!.*(?:\bnot\b|n't\b|\bnever\b))(?:\w+ ){0,3}(?:any|ever)\b/i, 'You had any falls.'],
  [
    /\b(?:say|know|knew|tell|remember|mean|imagine|believe|ask|mention|mentioned|explain|describe|pray|love) (?!pain|a|some)/i,
    "I can't say I had falls.",
  ],
]

/** Whose it is, is not the patient's. */
export const OF_OTHERS: RegExp =
  /\b(?:mother|father|mom|mum|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child|children|kids?|aunts?|aunty|auntie|uncles?|cousins?|grand\w+|nan|niece|nephew|wife|husband|partner|spouse|girlfriend|boyfriend|friends?|co-?workers?|colleagues?|roommate|neighbou?rs?|boss|somebody|someone|anyone|people|everyone|family|buddy)\b/i
