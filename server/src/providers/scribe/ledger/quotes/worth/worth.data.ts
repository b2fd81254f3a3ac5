/** Words around a statement that no note would have: how it looked, where and when it was looked at, and talk. */
export const SAID_AROUND =
  /\b(?:okay|ok|alright|fine|good|great|nice|perfect|perfectly|completely|totally|absolutely|normal|normally|quick|quickly|office|visit|look(?:s|ed|ing)?|see(?:n|s|ing)?|check(?:s|ed|ing)?|review(?:s|ed|ing)?|come|came|coming|number|numbers|thing|things|stuff|condition|problems?|issues?|regimen|fix|help|case|fact|point|moment|talk(?:ed|ing)?|discuss(?:ed)?|tr(?:y|ying|ied)|goes|got|give|take it easy|real(?:ly)?|yet|else|kindly|today|obviously|hopefully|always|first|last|next|time|how)\b/gi

/** Names of what is looked at rather than of what is found. */
export const LOOKED_AT =
  /^(?:(?:the|your|my|a|an|all|other|these|those|his|her|(?!(?:ab|high|low|elev|bad|pos)\w*)\w+) )?(?:vitals?|vital signs?|exam(?:ination)?s?|physical(?: exam(?:ination)?)?|results?|numbers?|readings?)(?: (?:all|they|look(?:s|ed)?|normal|good|great|fine|okay|are|is|were|was|completely|perfectly))*$|^look(?:s|ed)? (?:completely |perfectly |totally |really |very )?(?:normal|good|great|fine|okay)$/i

/** A picture, which is nothing without what it shows. */
export const PICTURE = /\b(?:x-?rays?|mri|ct|ct scan|ultrasound|echocardiogram|mammogram)$/i

/** The next visit, of which nobody has said when or what for. */
export const ANY_VISIT =
  /^(?:follow-?up(?: visit| appointment)?|appointment|visit|return|see you)$/i
export const WHEN_OR_WHY =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple|days?|weeks?|months?|years?|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|spring|summer|autumn|fall|winter|if|when|once|unless|until|after|before|because|for (?:the|your|a)|to (?:check|see how|recheck|review|remove|repeat|go over|discuss))\b/i

/** What was done with a part to examine it. */
export const DONE_TO_EXAMINE =
  /^(?:closed|covered|opened|followed|pushed|squeezed|lifted|raised) (?:one|my|your|his|her|the|an?|both)\b/i
