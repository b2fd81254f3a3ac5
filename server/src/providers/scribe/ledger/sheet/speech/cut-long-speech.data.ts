type Row = readonly [name: string, pattern: string, example: string]

const US = '(?:i|we)'

/** How a further sentence begins in speech that went on for too long to be one. */
export const BEGINS_ANEW: readonly Row[] = [
  [
    'also wants',
    `${US} (?:also|then) (?:want|wan ?na|need|recommend|suggest|advise)\\b`,
    'that would help i also want to give you a splint',
  ],
  [
    'decides',
    `${US}(?: ?['’](?:m|re|ll|d)| am| are| will| would)(?: also| just| then)* (?:going to|gon ?na|order|recommend\\w*|like|refer|prescribe|give|be order\\w*|see|do)\\b`,
    'this is for you i will order a scan',
  ],
  [
    'wants',
    `${US}(?: do| really| just)* (?:want|wan ?na|need) (?:you|to)\\b`,
    'i will write it out for you i want you to walk',
  ],
  [
    'what is best',
    "(?:it ?['’]s|it is|it would be|it ?['’]d be) (?:best|very important|important|worth|a good idea)\\b|(?:the )?(?:best|main|key|most important|next) (?:thing|treatment|step)(?: \\S+){0,6} (?:is|would be)\\b",
    'you fell on it the best treatment is to rest',
  ],
  ['however', 'however\\b', 'that protects your lungs however if you cannot wear a mask'],
  ['besides', 'in addition to (?:that|this)\\b', 'we look for it in addition to that we test'],
  [
    'goes on with if',
    '(?:and|but|so|now)[\\s,]+(?:then )?(?:if|based on|once|after that)\\b',
    'we will test it and based on that we decide',
  ],
  [
    'what the patient will do',
    "you(?: ?['’]ll| will| should| must| need to)\\b",
    'the cast stays on you will need crutches',
  ],
  [
    'tells what it is',
    "(?:and|so|now|but)[\\s,]+(?:this|that|these|it|they|there|the|your)(?: ?['’](?:s|re|ll)|(?: \\w+)? (?:is|are|will|would|should|can|could|means?|has|have|need|includes?))\\b",
    'you have a cold so this is nothing bad',
  ],
  [
    'this is',
    '(?:this|these) (?:is|are|will|could|should|means?|condition|stage|surgery)\\b',
    'we give you a steroid this will help with the swelling',
  ],
  [
    'there is',
    "there(?: ?['’]s| is| are)(?: also)? (?:no|a|an|some|many|any)\\b",
    'the bones are in place there are also many ligaments',
  ],
  [
    'symptoms',
    'your symptoms (?:are|seem|sound)\\b',
    'you have pain your symptoms are those of gout',
  ],
  [
    'for something',
    '(?:so|and|now|then)[\\s,]+for (?:your|the|pain|now|that)\\b',
    'it is a sprain so for pain take this',
  ],
  [
    'an instruction',
    '(?:stop taking|make sure|please|be sure|keep your|continue)\\b',
    'they will help you stop taking the tablets',
  ],
  ['only', 'the only (?:thing|medicine)\\b', 'stop the advil the only thing you take is tylenol'],
]

/** Behind these words nothing begins. */
export const HOLDS_ON =
  /(?:^|\s)(?:if|when|whenever|that|what|which|who|where|why|because|['’]?cause|since|as|before|until|till|unless|while|than|or|whether|i|we|they|to|not|n['’]t|just|really|think|thought|hope|know|say|said|sure|wish|guess|believe|see|mean|the|an?|your|my|with|of|from|for|in|on|at|and|but|so|then|some|many|most|others|nobody|everybody|everyone|people|folks|patients|kids|children|men|women|never|cannot|\w+n['’]t|have|give|let ?['’]s|like|do|will|can|should|could|would|please|time|times|reason|way|all|things?|medications?|medicines?|this|everything|something|anything|about|into|go ahead|gonna|wanna|na|exam|looks?|doing|feel|feeling|(?:what|which|any|whatever|how) \w+|\w+ ?['’](?:ll|re|m))[\s,]*$/i

/** 'The thing is' waits for more; 'how severe it is' does not. */
export const IS_LAST = /\b(?:is|are|was|be)[\s,]*$/i
export const HOW_IT_IS = /\b(?:how|where) (?:\w+ ){1,6}(?:is|are|was)[\s,]*$/i

/** Tells what for, or who is meant, and begins nothing. */
export const GOES_WITH =
  /^so\s+(?:that\s+)?(?:you|we|they|it|i) (?:can|could|don['’]t|do n['’]t|won['’]t|get|know)\b|^so that (?:you|we|they|it|i)\b/i
