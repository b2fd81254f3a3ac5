/** How a clinician asks for the course of an accident or of the first time. */
export const ASKS_STORY =
  /\bwhat happened\b(?! (?:with|to|about) (?:the|that|your) (?:appointment|test|referral|scan))|\bhow (?:did|does|has) (?:you|it|this|that|the \w+|your \w+|he|she)\b.*\b(?:happen\w*|hurt|injur\w*|fall|do (?:it|this|that)|start|begin|come about)\b|\bwhat (?:were|was) (?:you|he|she) doing\b|\bwhat did (?:you|he|she) do\b(?! for)|\b(?:did|do) you (?:fall|hit|injure|hurt|twist|strain)\b/i

/** How a patient tells it unasked. */
export const TELLS_STORY =
  /\bi (?:first )?(?:noticed|felt|got) (?:it|this|that) when\b|\b(?:it|this|that) (?:all )?(?:started|began) (?:when|with|after|right after)\b|\bi (?:\w+ )?(?:fell|got stung|got bitten|got hit|slipped|tripped|twisted|rolled|landed|hit|bumped|lifted|dropped|crashed|pulled|jammed|slammed|stepped|knocked|cut|burned|burnt|jumped)\b|\b(?:was|were|been) (?:\w+ )?(?:playing|lifting|moving|running|carrying|digging|driving|skiing|skating|climbing|jumping|working out|hiking|cycling)\b|\b(?:rear[- ]ended|car accident|crash|bitten|stung|heard a pop|felt a pop|popped|woke up)\b/i
