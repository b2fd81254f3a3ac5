/** What was said of a medicine that is not taken any more. */
export const STOPPED =
  /\b(?:stopped|stop(?:ping)?|quit|c[ao]me off|been off|off (?:it|that|them)|took (?:me|him|her) off|take that off|not (?:now|since|any ?more|this week|on)|n['’]t (?:take|taken|taking|used|been|had|filled)|not been taking|used to|was on|were on|finished|ran out|last year|never (?:filled|took)|kept forgetting|for a bit|ago|only once|just once)\b/i

/** Without such a word nobody is told to stop a medicine, whatever was read. */
export const STOPS =
  /\b(?:stop\w*|off|discontinu\w*|quit|hold\w*|avoid\w*|no|none|not|never|can't|cannot|shouldn't|mustn't|don't (?:take|use|want you|keep)|without|leave|away|cut|drop|instead|replac\w+|switch\w*|swap\w*|remov\w+|chang\w+)\b/i

/** 'Don't stop', 'no need to come off': it goes on. */
export const STOP_DENIED =
  /(?:n['’]t|\b(?:not|never|no need to|without|nobody|cannot))(?: \w+){0,3} (?:stop\w*|quit\w*|hold\w*|discontinu\w*|com(?:e|ing) off|drop\w*)\b/i

/** What does not agree with somebody is no allergy. */
export const NO_ALLERGY =
  /\b(?:(?:not|isn't|n't) (?:an? |really )?(?:allergy|allergic)|side effect|(?:don't|doesn't) count|intolerance|thr[oe]ws? (?:it )?up|threw up|(?:feel|felt) sick|the runs|nause\w*|vomit\w*|constipat\w*|upset my (?:stomach|belly|tummy)|stung|stings)\b/i

/** Names of a complaint that tell nothing by themselves. */
export const VAGUE =
  /^(?:pain|chest|common cold|cold|infection|injury|illness|problems?|check-?up|concern|symptoms?|tired|baby|pregnancy|urgent care|medication)$/i

/** Nothing that a doctor prescribes. */
export const NO_MEDICINE =
  /^(?:nicotine|alcohol|caffeine|oxygen|water|marijuana|cannabis|cranberry(?: juice)?|honey|ginger)$/i

/** Bought and taken against a pain or an itch: that somebody has taken one is no instruction. */
export const TAKEN_WHEN_NEEDED =
  /^(?:ibuprofen|acetaminophen|paracetamol|tylenol|advil|motrin|aleve|naproxen|aspirin|excedrin|anti-?inflammator\w+|nsaids?|antihistamines?|diphenhydramine|loratadine|cetirizine|antacids?|thc\b.*|cbd\b.*|.* (?:butter|oil|tea|juice)|painkillers?)$/i

/** What is told only in the clinician's own words as long as nobody is sure of it. */
export const FEARED =
  /\b(?:cancer|carcinoma|tumou?r|malignan\w+|lymphoma|leuk\w+|melanoma|sarcoma|metasta\w+|myeloma|dementia|hiv|aids)\b/i

/** A medicine that is named as an example of what might be given. */
export const ONE_OF_SEVERAL = /^or,? (?:i|we) can\b|\bsomething \w+er,? (?:like|such as)\b/i

/** How a clinician goes through the problems of a visit. */
export const OPENS_PROBLEM =
  /^(?:(?:and|so|then|now|okay|also),? )*(?:for|from|in terms of|as far as)\b.{0,45}\b(?:problem|issue|condition|standpoint|your)\b/i

/** Blood tests, by whatever name. */
export const BLOOD_TESTS = /^(?:labs|labs? work|blood ?(?:tests?|work))$/i
export const BLOOD_TESTS_WITHIN = /\b(?:labs|blood (?:tests?|work))\b/i

/** A step that orders, and does not only speak of what was ordered. */
export const ORDERS_IT =
  /\b(?:order\w*|refer\w*|send\w*|repeat|recheck|check|get (?:an?|some|your|another)|do (?:an?|some)|schedul\w+)\b/i
