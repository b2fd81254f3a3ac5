/** Where a clause of unmarked speech begins, for a line that has no full stops. */
export const CLAUSE_STARTS =
  /(?<=\s)(?=(?:(?:and|but|so|then|because|or|if|when|now|okay|alright|well)\s+)+(?:(?:then|now|also|again|if|when|you know)\s+)*(?:i|i'm|i've|i'd|i'll|you|you're|you've|your|we|we'll|we're|we've|he|she|it|it's|they|there|there's|that|that's|this|my|the|let's|if)\b)/i

/** Where somebody begins anew in a clause that goes on too long; never behind a word that it hangs on. */
export const BARE_STARTS =
  /(?<!\b(?:if|when|whenever|that|because|unless|until|before|after|while|since|what|which|who|where|how|why|as|than|then|and|or|but|so|once|think|know|hope|sure|want|said|say|guess|feel|like|mean|see|whether|case|time|thing|way|case|is|was|not|though|although|believe|told|where's|says|the|a|all|everything)[\s,]+)(?<=\s)(?=(?:i(?:'m| am) (?:gon ?na|going to)|i(?:'ll| will| want| recommend)|i (?:would|'d) (?:like|recommend)|i(?:'d) (?:like|recommend)|i (?:also|then|just) (?:want|recommend|order|prescribe)|we(?:'re| are) (?:gon ?na|going to)|we(?:'ll| will)|you (?:can|will|should|need to)|you'll|there(?:'s| is| are)|this (?:is|will)|let's)\b)/gi

/** What a clause hangs on, so that it is not cut behind it. */
export const HANGS_ON =
  /\b(?:if|when|whenever|once|unless|until|in case|after|before|while|as long as|n't|not|never|instead)\b|n't\b/i

/** Where a question begins in a line that has no marks: 'hydrate well what kind of questions do you have'. */
export const QUESTION_STARTS =
  /(?<=\s)(?=(?:(?:okay|ok|alright|and|so|now|but|well)\s+)*(?:(?:is|are|do|did|have) (?:that|it|you) (?:been )?(?=(?:is|are|do|did|have) (?:that|it|you) ))*(?:(?:let|lem) me (?:tell|talk|go over|explain)\b|tell me (?:a little|more|about(?! (?:it|them|that|this),? (?:and|right|straight|immediately|first|so)\b))\b|(?<!\b(?:n't|not|no|never|without|have|has|had|having|notice[ds]?|feel|felt|see|get|got|getting|is|was|if|of|or|in|to|for|with|take|taking) )any \w+ (?:\w+ )?anywhere else\b|(?:(?:do|did|does|have|has|are|were|can|could|would) (?:you|your|it|that)|is (?:that|it)) (?:ever|been|had|any|have|heard?|seen|tried|feel|notice|recall|remember|tell|going|taking|take|able|making|helping|getting|still)|(?:what|how) (?:kind|other|long|often|much|many|are|is|about|do|did|does)|any (?:other )?questions|(?:are|is) there any|is(?:n't)? (?:that|it) what|does that (?:make sense|sound))\b)/gi

/** How a clinician goes on to ask or to explain; behind a condition it leads to what is to be done. */
export const GOES_ON =
  /^(?:(?:okay|ok|alright|and|so|now|but|well)\s+)*(?:(?:let|lem) me|tell me)\b/i

/** A question that the quoted words stand in. */
export const ASKED_OF_IT =
  /(?<=\s)(?=(?:do|did|have|were|are) you (?:ever |been |had |still |also )?(?:any|have|had|hear|feel|felt|notice|noticed|take|taking|taken|use|using|getting|get|tried|drink|smoke)\b)/gi

/** Words before a clause that say nothing. */
export const FILLERS =
  /^(?:[\s,.–—-]*\b(?:um|uh|okay|ok|alright|all right|so|and|but|well|yeah|yes|yep|right|now|then|however|because|or|you know|i mean|like|kind of|sort of|(?:good|great|perfect)(?= (?:and|so|now|but)\b))\b(?:'s)?[\s,.]*)+/i

/** Somebody, and what he or she does, has or is. */
export const WHOLE_CLAUSE =
  /\b(?:i|you|we|he|she|it|they|there|that|this|who|which|what|my|your|his|her|their|our|the|a|an|any|some|all|everything|nothing|if|when)\b.*\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|ca|could|will|would|wo|should|may|might|must|need(?:s|ed)?|want(?:s|ed)?|wan|got|get(?:s|ting)?|feel(?:s|ing)?|felt|take(?:s|n)?|took|go(?:es|ing)?|gon|went|come|came|see|saw|look(?:s|ed)?|show(?:s|ed)?|seem(?:s|ed)?|hurt(?:s)?|help(?:s|ed)?|start(?:s|ed)?|stop(?:s|ped)?|call|keep|kept|make(?:s)?|made|use(?:s|d)?|notice(?:d)?|said|told|think|like|wear|walk|eat|drink|smoke|live|work|increased|decreased|widen|checked|felt|gave|tried|fell|hit|order|refer|continue|follow|return|watch|avoid|spread(?:s)?)\b|(?:\b\w+(?:'s|'re|'ve|'m|'ll|n't)\b)|^(?:something|one|a (?:medicine|drug|tablet|cream|antibiotic)|an antibiotic),? called\b/i

/** Half of something: what it depends on is missing. */
export const DEPENDENT =
  /^(?:whether|which|that|who|whose|than|to|of|with|unless|until|although)\b/i

/** A test says nothing without what it showed. */
export const SHOWS =
  /\d|\b(?:normal|abnormal|negative|positive|fine|good|okay|ok|stable|high|low|elevated|increased|decreased|show(?:s|ed)?|no evidence|clear|worse|better|borderline|unremarkable|maintained)\b/i

/** An instruction: its subject is the patient. */
export const TELLS_TO_DO =
  /^(?:please |do |just |always |never )?(?:call|come back|return|go|stop|avoid|take|keep|continue|follow|make|get|do|drink|wear|use|hold|increase|decrease|start|watch|either make)\b(?=.*\s\S+\s\S+)/i

/** Talk around the visit, and words to a device. */
export const SMALL_TALK =
  /^hey\b|\bshow me\b|\bhey,? dragon\b|\b(?:have a seat|take a (?:quick |little |good )?(?:look|listen)|listen to your|look at (?:your|some|the)|let me|let's (?:go ahead and )?(?:look|see|do|take)|how are you|nice to (?:see|meet)|any questions|sounds good|just going back to|going to (?:take a look|examine)|co-?pay|insurance|weather|embarrassing|past medical history significant for)\b/i

/** Words that tell nothing of what a clause is about. */
export const SAYS_LITTLE =
  /\b(?:i|you|we|he|she|it|they|there|that|this|these|those|my|your|his|her|their|our|me|us|him|them|am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|so|just|really|also|um|uh|okay|yeah|well|like|know|think|going|gon|na|gonna|kind|sort|little|bit|lot|some|any|today|now|here)\b(?:['’]\w+)?/gi

/** Words of a fact that name no thing. */
export const NAMES_NOTHING =
  /^(?:(?:a|an|the|like|just|really|very|felt|feel|feeling|one|two|three|four|five|six|seven|eight|nine|ten|\d+|it|there|better|worse|good|bad)\s*)+$/i

/** What an examiner asks for or is about to do, and not what was found. */
export const EXAMINES =
  /^(?:(?:(?:if|can|could|would) you,? (?:if you,? )?(?:can |could |would |just |please )*)?tell me (?:whether|if|when|how|what|where)\b|(?:if you,? )?(?:if|can|could|would) you (?:can |could |would |just |please )*(?:put|raise|lift|turn|open|close|follow|push|pull|squeeze|bend|stretch|breathe|look|stick|hold|press|show|touch|lie|lay|sit|stand|roll|move|tell me)|(?:just |please |and )*(?:tell me|let me know) (?:whether|if|when|where) (?:you can feel|you feel|you can see|it hurts|that hurts|this hurts|there's any|there is any)|(?:just |please |go ahead and |i(?:'m| am) (?:gon ?na|going to) have you |i(?:'ll| will) have you |i (?:want|need) you to )*(?:squeeze|flex|extend|raise|lift|turn|open|close|follow|push|pull|bend|stretch|breathe|touch|lie|lay|roll|relax)\b|you can (?:breathe|relax|sit|put|lie|lay|get)|i (?:just )?(?:wan ?na|want to|'d like to|would like to|need to) (?:just )?(?:touch|feel|press|look|have a look|check|listen|examine|see))\b/i

/** A decision that was named before, and no other word of it. */
export const POINTS_BACK =
  /^(?:i'm (?:going to|gon ?na)|i am (?:going to|gon ?na)|i'll|i will|we'll|we will|let me|i can|so i'll) (?:just |also |then |go ahead and )*(?:do|make|send|get|put|sort|arrange|write|place|submit)(?: (?:in|out|off|through|up))? (?:that|this|the|those) (?:referral|test|tests|scan|prescription|appointment|order|blood tests?|bloods)(?: (?:in|off|for you|now|today|through|over|out))*$/i

/** Somebody else than the patient, by what he or she is to the patient. */
const RELATIVE =
  '(?:(?:little|older|elder|younger|oldest|eldest|youngest|big|late|own|best) )*(?:(?:mother|father|sister|brother)-in-law|mom|mum|mother|dad|father|sister|brother|twin|aunt|uncle|gran\\w*|nan|wife|husband|partner|girlfriend|boyfriend|friend|son|daughter|boy|girl|kids?|niece|nephew|cousin|boss|colleague|co-?worker|room-?mate|neighbou?r)'

/** Whose illness or medicine a patient speaks of. */
export const OF_RELATIVE = new RegExp(
  `\\bmy ${RELATIVE}(?:(?:['’]s)? (?:has|had|have|takes?|took|uses?|used|gets?|got|is on|was on|suffers|suffered)|(?:['’]s| is| was| has| had) (?:(?:been|also|still|now|currently) )*(?:on|taking|using|given|prescribed|put on)|['’]s (?:\\w+ ){0,3}(?:tablets?|pills?|medic\\w+|meds|inhalers?))\\b`,
  'i',
)

/** How somebody else was found: 'her brother was smaller'. */
export const FOUND_IN_RELATIVE = new RegExp(
  `^(?:my|his|her|your|their|our) ${RELATIVE} (?:is|was|has|had|weighs|weighed)\\b`,
  'i',
)

/** Somebody else comes in: 'my husband', 'her son'. */
export const NAMES_RELATIVE = new RegExp(`\\b(?:my|his|her|your|their|our) ${RELATIVE}\\b`, 'i')
