/** Whether somebody does or has a thing now. */
export const ASKS_PLAINLY = /\b(?:(?:do|are|have) you|any)\b/i

/** A no to these denies something else. */
export const NO_PLAIN_QUESTION =
  /\b(?:ever|stop\w*|quit\w*|used to|famil\w+|mother|father|parents|weed|cannabis|marijuana|vap\w+|other|else|more|new|worse|changed?|still|thought|mind|want|worr\w+)\b/i

const LEAD = '(?:(?:oh+|um+|uh+|er|well|allergies|smoking|sorry)[,.]? )*'

/** No, and nothing that limits it. */
export const PLAIN_NO = new RegExp(
  `^${LEAD}(?:no|nope|never|not at all|none)(?:[,.]? (?:no|nope|never|not at all|none|nothing|i (?:don't|do not|haven't|never|am not)|i'm not|i(?:'ve| have) never|thank(?:s| you)|smoke|smoker|smoked|had|any|problems?|with|an?|allerg(?:y|ies|ic)))*[.]?$`,
  'i',
)

/** What was given up. */
export const FORMERLY = new RegExp(
  `^${LEAD}(?:no,? )?(?:i used to\\b|i (?:quit|stopped|gave (?:it |that )?up)\\b|not any ?more\\b)(?!.*\\b(?:still|again|started|sometimes|occasional\\w*|now and)\\b)`,
  'i',
)
