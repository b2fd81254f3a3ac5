/** Words with which a clinician decides on what comes next. */
export const DECIDES = String.raw`\b(?:(?:i|we)(?: do| also| just| really)*(?:'d like| would like| want| wanna| wan na|'m going|'m gonna|'m gon na| am going| am gonna|'re going|'re gonna|'re gon na| are going| are gonna|'ll| will)|let's)(?: you| him| her)?(?: to)?(?: (?:also|just|go ahead and|have|get|you|him|her))* (?:order|get|do|schedule|scheduled|send|refer|set|place|check|obtain|arrange|book|repeat)\b`

/** Words that leave a decision open. */
export const LEAVES_OPEN = String.raw`\b(?:if|unless|depending|might|may|could|can|maybe|perhaps|possibly|consider|options?|would (?!like)|either|or)\b`
