const SEEN = String.raw`(?:(?:be|get|getting) (?:seen|assessed|examined|reviewed|checked|looked at)|(?:see|examine|assess|review|check) (?:you|him|her)|come in(?:to)?|go in(?:to)?|(?:be )?face[- ]to[- ]face|see (?:an?|the|one of (?:our|the|my)|our) (?:\w+ )?(?:doctors?|gp|nurse|team)|(?:an?|proper|good) look)\b`
const SOON = String.raw`\b(?:today|tonight|now|straight ?away|right away|immediately|urgently|as soon as possible|tomorrow|within (?:the |an? )?(?:next )?(?:\w+ )?(?:hours?|day)|in the next (?:\w+ )?(?:hours?|day)|this (?:morning|afternoon|evening)|(?:the )?same day)\b`
const MUST = String.raw`\b(?:you|he|she|they|we|i)(?:'ll|'d| will| would| do| really|'ve| have)*(?: really| actually| definitely)* (?:need|needs|want|like|have to|has to|got to|should|must)\b`
const SEEN_SOON = new RegExp(`${MUST}.*\\b${SEEN}.*${SOON}|${MUST}.*${SOON}.*\\b${SEEN}`, 'i')
const NOT =
  /\b(?:not|n't|never|don't|doesn't|if|unless|until|whether|could|might|maybe|when)\b|\?$/i

/** 'You need to be seen today': how soon is never left out, whatever was read of it. */
export function isSeenSoon(text: string): boolean {
  return SEEN_SOON.test(text) && !NOT.test(text.replace(/\b(?:so|because|as|just to)\b.*$/i, ''))
}
