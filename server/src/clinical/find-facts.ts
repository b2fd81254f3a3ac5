import { isDrug } from './lexicon/drugs.data.ts'

const PATTERNS = {
  dose: /\b\d+(?:\.\d+)? ?(?:mg|mcg|ml|g|grams?|units?|iu|milligrams?|micrograms?|tablets?|pills?|puffs?|capsules?|drops?|%)\b|\b\d+(?:\.\d+)? ?mL\b/i,
  frequency:
    /\b(?:(?:once|twice|(?:two|three|four|\d+) times) (?:a|per|each) (?:day|week|month)|(?:once|twice) daily|daily|every (?:day|morning|night|evening|other day|\d+ hours|week)|as needed|at (?:night|bedtime)|nightly|weekly)\b/,
  allergy:
    /\b(?:allerg(?:y|ies|ic)|anaphyla\w+|intoleran(?:t|ce)|hives|(?:gives|gave|causes|caused) me (?:a |an |some |hives|this )*(?:\w+ )?(?:rash|reaction|swelling|itching)|(?:had|have|get|got) (?:a |an )?(?:bad |allergic |severe )*(?:rash|reaction) (?:to|from|with))\b/,
  symptom:
    /\b(?:pain|pains|painful|ache|aches|aching|achy|sore|soreness|cough(?:ing)?|fevers?|chills|nausea|nauseous|nauseated|vomit(?:ing|ed)?|throwing up|diarrhea|constipation|constipated|dizz(?:y|iness)|headaches?|migraines?|short(?:ness)? of breath|breathing|wheez\w+|palpitations|swelling|swollen|edema|rash|itch(?:y|ing|iness)?|numb(?:ness)?|tingling|weak(?:ness)?|fatigue|tired(?:ness)?|bleeding|bloating|heartburn|reflux|cramp\w*|stiff(?:ness)?|bruis\w+|burning|congestion|congested|runny nose|sore throat|trouble (?:sleeping|breathing|swallowing)|insomnia|sweat(?:s|ing)|weight (?:loss|gain)|faint\w*|pass(?:ed|ing) out|blurr(?:y|ed)|vision|hearing|ringing|discharge|urinat\w+|incontinence|clicking|locking|popping|redness|tender(?:ness)?|lump|spasms?|seizures?|tremors?|confus\w+|memory|appetite|snor\w+|thirst\w*|symptoms)\b/,
  mood: /\b(?:depress\w+|anxi(?:ety|ous)|panic|mood|sad|hopeless|stress(?:ed|ful)?|overwhelmed|crying|lonely|therap(?:y|ist)|counsel\w+|ptsd|bipolar|worthless|irritab\w+)\b/,
  selfHarm:
    /\b(?:suicid\w+|kill (?:myself|yourself|himself|herself)|(?:hurt|hurting|harm|harming) (?:myself|yourself|himself|herself|themselves|others|anyone|anybody|someone)|self[- ]harm|end (?:my|your|it all)|not want to (?:live|be here)|homicid\w+|overdos\w+|cut(?:ting)? (?:myself|yourself))\b/,
  family:
    /\b(?:family history|runs in (?:my|the|your) family|my (?:mother|mom|father|dad|brother|sister|grand\w+|aunt|uncle|parents?|son|daughter|siblings?|cousin)|in (?:my|your) family|adopted)\b/,
  social:
    /\b(?:smok(?:e|es|ed|er|ing)|cigarettes?|packs?|tobacco|vap(?:e|ing)|alcohol|drink(?:s|ing)?|beers?|wine|marijuana|drugs|cocaine|heroin|live (?:alone|with)|lives|married|divorced|retired|work(?:s|ing)? (?:as|at|in|for|from)|husband|wife|kids|exercis\w+|gym|school|college|hobb\w+)\b/,
  surgical:
    /\b(?:surger(?:y|ies)|surgical|operation|operated|\w+ectomy|replacement|transplant(?:ed)?|stent|appendix|c-section|cesarean|bypass|arthroscop\w+)\b/,
  vitals:
    /\b(?:blood pressure (?:is|was|today)|vital signs?|vitals|heart rate|pulse (?:is|was|ox)|respiratory rate|temperature|oxygen saturation|o2 sat|spo2|\d{2,3}\/\d{2,3}|afebrile)\b/,
  exam: /\b(?:exam(?:ination)?|auscultation|palpation|palpate|tenderness|range of motion|murmur|lungs|bilateral(?:ly)?|edema|reflexes|capillary refill|sensation|pupils|abdomen|lymph\w*|thyroid|erythema|crackles|rhonchi|wheez\w+|bowel sounds|strength|gait|effusion|ecchymosis|oropharynx|carotid|flexion|extension|intact|distended|soft|negative|positive)\b/,
  result:
    /\b(?:x-rays?|mri|ct|cat scan|ultrasound|echocardiogram|ekg|ecg|labs?|blood ?work|results?|hemoglobin|a1c|cholesterol|creatinine|biops(?:y|ies)|panel|potassium|sodium|white (?:blood )?(?:cell )?count|fractures?|showed|shows|reveals?|cbc|tsh|urinalysis|culture|endoscopy|colonoscopy|mammogram|test(?:s|ed)? (?:was|were|came|is))\b/,
  assessment:
    /\b(?:i think|i believe|diagnos\w+|consistent with|most likely|likely|suspect|impression|assessment|appears? to be|you have (?:a|an|some)|stable|controlled|uncontrolled|worsening|improving|due to|caused by|differential|concern(?:ed)? (?:for|about))\b/,
  plan: /\b(?:i will|we will|going to|i want|i would like|recommend|prescri\w+|refer\w*|order|start|continue|increase|decrease|stop|schedule|should|need to|let's|physical therapy|consult|injection|brace|discuss(?:ed)?)\b/,
  followUp:
    /\b(?:follow[- ]?up|come back|see you (?:back|again|in)|return (?:in|to|if)|back in (?:\w+ ){1,3}(?:days?|weeks?|months?|year)|next (?:visit|appointment|week|month)|(?:call|contact|reach out to) (?:me|us|the office|your)|let me know if|check back|recheck|appointment)\b/,
  warning:
    /\b(?:(?:if|any time) (?:you|it|the|your|symptoms|things|this|that|anything)\b.*\b(?:call|go to|come (?:back|in)|return|emergency|911|let me know|seek|reach out)|(?:call|go to|return|emergency|911|come back|seek|let me know).*\bif\b|(?:go to|visit|call) (?:the )?(?:nearest )?(?:emergency|er|911))\b/,
} as const satisfies Record<string, RegExp>

export type Fact = keyof typeof PATTERNS | 'drug'

const MATCHERS = Object.entries(PATTERNS) as [Fact, RegExp][]

/** What kinds of clinical fact the words hold. */
export function findFacts(text: string): Set<Fact> {
  const lower = text.toLowerCase()
  const facts = new Set<Fact>()
  for (const [fact, pattern] of MATCHERS) if (pattern.test(lower)) facts.add(fact)
  if (findDrugs(lower).length > 0) facts.add('drug')
  return facts
}

export function findDrugs(text: string): string[] {
  return [...new Set((text.toLowerCase().match(/[a-z][a-z-]+/g) ?? []).filter(isDrug))]
}
