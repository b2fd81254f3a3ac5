/** Words by which a visit or a call to come is named. */
export const RETURNS =
  /\b(?:follow(?:ing)?[- ]?up|(?:come|came|coming|check|get|be|have you|bring you|call|calling|ring) (?:right |on |straight )?back\b|come (?:back )?(?:in )?(?:and|to) see (?:me|us)|see (?:you|me|us|him|her) (?:again|back|in (?:about |like |around )?(?:a|an|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|\d+|the)|next|for (?:a|your)|some ?time|on|at|tomorrow|after|here)|appointment|check (?:you|on you|in with you) (?:again |back )?in\b|return (?:in|to|if|for|visit)|next visit|recheck you|in touch|give (?:me|us) a (?:call|ring)|(?:call|ring|phone) (?:me|us)\b|let (?:me|us) know if|review (?:you )?in\b|touch base|due to see|schedule you|bring you in(?:to)?|contact (?:me|us|the (?:office|clinic|practice|surgery))|(?:get|getting|be) (?:back )?in (?:contact|touch)|book you in|(?:call|called|bring|get|slot|have) you in within|be (?:seen|reviewed|assessed) (?:by|within|in|on|before)|pre-?op (?:check|visit|exam)|get back to (?:me|us)\b|(?:see|seen by) (?:one of )?(?:my|our) (?:doctors?|colleagues?|gps?|clinics?|team))/i

/** A question that asks somebody to come, and not for an answer. */
export const REQUESTS = /\b(?:why don't you|can you|could you|would you|will you|please|so if)\b/i

/** A visit on the same day. */
export const SAME_DAY =
  /\b(?:(?:be|get|getting|get you|got you) (?:seen|reviewed|examined|assessed|checked)|(?:you to|can|should|need to|must|could) come (?:in|into|to|down|over)|face[- ]to[- ]face|(?:book|booked|slot|bring|get|fit) you in|an appointment)\b[^.?]*\b(?:today|tonight|this (?:afternoon|evening)|right away|straight away)\b/i

/** What comes back there is the patient's health or habit, and not the patient. */
export const BACK_TO_STATE =
  /\b(?:get|getting|be|go|going|come|comes|coming|bring|feel|have you) (?:you |it |right |all )?back (?:to (?:normal|baseline|work|school|running|playing|sports?|exercise|where|what|how|doing|being|zero|the \w+ position|your (?:usual|normal|regular|old|activit\w+|sports?|diet|routine))|on (?:your|track|a|that|those|it)\b(?! visit| appointment)|into|in shape)/gi

/** A farewell, a greeting, an earlier visit or what is done in this one is no visit to come. */
export const NO_RETURN: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'a word of this visit',
    /\bcome to see me today\b|\b(?:before|as|when) we (?:start|begin)\b|\b(?:notes|end|purpose|start) (?:for|of) (?:this|the|our) (?:appointment|consultation)\b|\bthis (?:is|'s) (?:just )?an? (?:video|telephone|phone|online)\b|\bit's (?:an? )?(?:video|telephone|phone) (?:appointment|consultation|call)\b|\bsee you here in my\b|\blet me know if (?:you want me to|(?:you (?:have|feel|get)|there's) any (?:pain|tenderness)|(?:it|this|that|anything) hurts)\b|\bsee you in the morning\b|\b(?:any other|other) symptoms\b/i,
  ],
  [
    'a greeting',
    /\b(?:nice|good|great|lovely) (?:to see|seeing) you\b|\bdate of birth\b|\bbye\b.*\bin touch\b|\bin touch\b.*\bbye\b/i,
  ],
  [
    'a farewell',
    /\bsee you (?:soon|later|then|next time|around)\b|\bthank(?:s| you) for coming\b|\bcoming in (?:today|here)\b/i,
  ],
  [
    'why somebody came',
    /\b(?:year[- ]old|past medical history|presents?|presenting|here (?:today )?(?:for|to)|came in|asked you to come|wanted (?:me|you|us) to (?:be seen|come|see)|(?:referred|sent) (?:me|you|him|her) (?:over|here|to)|(?:called|seen|scheduled) for)\b|\bfollow[- ]?up (?:with me )?for (?:your |his |her )?chronic\b/i,
  ],
  [
    'an earlier visit',
    /\b(?:last|previous|prior) (?:visit|appointment|follow[- ]?up|time)\b|\bsince (?:your|his|her|my|the) (?:last|appointment)\b|\b(?:saw|seen|came back|come back|came) (?:\w+ ){0,3}(?:ago|last|yesterday)\b/i,
  ],
  [
    'a wait in this visit',
    /\b(?:i'll|i will|we'll|nurse will|be right) (?:\w+ )?(?:be |come )?(?:right )?back(?: in)? (?:in a (?:minute|moment|second|sec|bit|few)|shortly|with|and give|to give)\b|\b(?:nurse|assistant|front desk)\b/i,
  ],
  [
    'a result that came back',
    /\b(?:results?|tests?|labs?|x-?rays?|it|that|which|they|everything|levels?|panel|biopsy|work) (?:has |have |had |all |will |should |would )*(?:came|come|comes|coming|be) back\b|\b(?:came|come|comes) back (?:as|up|positive|negative|normal|elevated|high|low|with|fine|okay|clear|down)\b|\bfollow(?:ing)?[- ]?up (?:with|on) (?:that|this|it|those)\b|\bfollow[- ]?up\b.*\breviewed\b|\bget (?:\w+ ){0,4}back to\b/i,
  ],
  [
    'a symptom that came back',
    /\b(?:pain|it|symptoms?|cough|rash|headaches?|bleeding|cancer|they) (?:\w+ )?(?:came|come|comes|coming|keeps? coming) back\b/i,
  ],
]

/** What it depends on, or what brings it forward. */
export const ON_CONDITION =
  /\b(?:if|unless|in case|should you|sooner|earlier|any (?:questions|problems|concerns|issues|trouble))\b/i

/** A time to come, as it is said. */
export const TIME =
  /\b(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|couple(?: of)?|few)(?: (?:to|or) \w+)? (?:hours?|days?|weeks?|months?|years?)|next (?:week|month|year)|this week|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|year)\b/gi

/** Somebody else who sees the patient. */
export const WITH_OTHERS =
  /\bfollow(?:ing)?[- ]?up with (?:(?:your|the|a|an|his|her) |dr\.? )?(?!me\b|us\b|you\b|that\b|this\b)\w+|\bdue to see\b/i

/** Soon, where the signs were said before it. */
export const SOON =
  /\b(?:sooner|straight away|right away|immediately|earlier|any of (?:those|these|that))\b/i
