/** How help is got, and the words of it that the ledger knows. */
export const CONTACTS: readonly (readonly [said: string, detail: string, example: string])[] = [
  [
    "(?:(?:go|come|head|be taken|take (?:you|yourself|your))(?: straight| back| right)? (?:in )?to|that(?:'s| is| would be| will be)(?: an?| for)?) (?:the )?(?:a ?(?:and|&) ?e|emergency (?:room|department)|er|ed|casualty)",
    'emergency department',
    'go straight to the emergency room',
  ],
  ['(?:call|dial|ring) (?:an ambulance|999|911)', 'call an ambulance', 'dial 999'],
  [
    '(?:call|ring|phone|contact|message)(?: (?:me|us|back|the (?:office|clinic|surgery|practice)))|(?:give|drop) (?:me|us|the (?:office|clinic|surgery)) a (?:call|ring|line|shout)(?: back)?|let (?:me|us|the (?:office|clinic|surgery)) know|(?:get|be) in touch(?: with (?:me|us))?|reach out to (?:me|us)|call',
    'call',
    'give us a ring',
  ],
  [
    '(?:come|pop) (?:back|in)(?: (?:in|and|to) ?(?:see (?:me|us))?)?|come (?:and )?see (?:me|us)|return|see (?:me|us)(?: again)?',
    'return',
    'come back and see me',
  ],
]

/** What leads to it. */
export const BEFORE_CONTACT =
  "(?:(?:and|then|so|just|please|always|do|also|certainly|definitely|(?:i|we)(?:'d like| would like|(?: (?:certainly|definitely|just|really|do))* (?:want|need)) (?:for )?you to|you(?:'ll| will| would|'d)? (?:need|have) to|you (?:can|should|must)|feel free to|(?:do not|don't) hesitate to|make sure (?:that )?you|go ahead and),? )*"

/** How soon. */
export const SOON = '(?: (?:right away|straight away|immediately|at once))?'
export const SOONER = '(?: (?:much )?sooner| again| back)?'

/** What stands before a warning and is no sign. */
export const BEFORE_WARNING: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /^(?:and|but|so|then|also|again|otherwise|however|in the meantime|now),? /i,
    'But if it swells, call us',
  ],
  [
    /^if (?:that|it)(?:'s| is) (?:the case|so|all)\b[^,]{0,12}, but (?=if\b)/i,
    "If that's all good, but if it swells, call us",
  ],
  [
    /^things to (?:look|watch) out for(?: are)?,? (?=if\b)/i,
    'Things to look out for if it swells, call us',
  ],
  [
    /^while (?:you're|you are|we're|we are) waiting(?: (?:for|on) [^,]{3,30})?, (?=if\b)/i,
    "While you're waiting for the scan, if it swells, call us",
  ],
]

/** What stands behind it: a decision of its own, or what it is about. What will be done then hangs on it. */
export const BEHIND_WARNING: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /,? and (?:i|we)(?: wanna| want to|'m (?:gonna|going to)|'re (?:gonna|going to)) (?:go ahead and )?(?:order|refer|schedule|repeat|check)\b(?!.*\b(?:if|when|call|come)\b).*$/i,
    'Call us if it swells, and I want to order an x-ray',
  ],
  [
    / for (?:the|your) [a-z]+(?: [a-z]+){0,3} (?:that )?we(?:'ve| have) been (?:treating|following|watching)$/i,
    "Call us if it swells for the gout that we've been treating",
  ],
]
