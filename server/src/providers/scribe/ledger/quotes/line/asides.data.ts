/** Said with a fact, and no part of it. */
export const ASIDES: readonly (readonly [said: RegExp, example: string])[] = [
  [/\bwhat(?:'s| is) called /gi, "I had what's called a rash."],
  [/^again,? /i, 'Again, I had a rash.'],
  [
    /(?<=\bi )just (?=(?:suddenly|felt|feel|kind|can['’]t|cannot|could|woke)\b)/gi,
    'I just kind of had a rash.',
  ],
  [
    /(?<!(?:\bnot|n't|\bnever) )\b(?:actually|really|basically|definitely|certainly|obviously|also),? /gi,
    'I really had a rash.',
  ],
  [/\bgo ahead and /gi, 'I go ahead and had a rash.'],
  [
    /(?<!\b(?:some|any|what|that|the|this|same|different|other|a|one|no) ?),? ?\b(?:kind|sort) of(?: like)?\b,?/gi,
    'I had kind of a rash.',
  ],
  [/,? ?\byou know,?/gi, 'I had, you know, a rash.'],
  [
    /(?:,? ?\b(?:yes|yeah|too|though|as well)|, (?:okay|ok|alright|all right))+(?=\.$)/gi,
    'I had a rash yes.',
  ],
  [/^in other words,? /i, 'In other words, I had a rash.'],
  [/^no, but (?=i )/i, 'No, but I had a rash.'],
  [
    /^(?:here|for that|as well as that|in addition|like i said|as i said), /i,
    'Here, I had a rash.',
  ],
  [/,? correct(?=\.$)/i, 'I had a rash, correct.'],
  [/\bsomething called /gi, 'I had something called a rash.'],
  [
    /(?<=\b(?:have|had|has|got|get|gets|take|of|do)),? like,? (?=(?:an?|some|the|my)\b)/gi,
    'I had like a rash.',
  ],
  [
    /(?<=\b(?:is|was|been|it's)) like,? (?=(?:quite|very|really|so|a bit|a little)\b)/gi,
    'I had a rash.',
  ],
  [
    /(?<=(?:had|lost|have|has|got)) some,? like,? (?=an? (?:little |tiny )?(?:bit|few|couple) )/gi,
    'I had a rash.',
  ],
  [/(?<=,) like,? (?=(?:the|my|in|on|around|at)\b)/gi, 'I had a rash.'],
]
