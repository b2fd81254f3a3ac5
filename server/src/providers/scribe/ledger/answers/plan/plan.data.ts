import { EXAMINES } from '../../sheet/talk.data.ts'

/** Words that call a device. */
export const TO_DEVICE = /(?<=[“.?!] ?)(?:hey,? )+(?:dragon|siri|alexa|computer)[,. ]+(\w)/gi

/** How a clinician closes what was told. */
export const CLOSES =
  /[\s,]*(?:\b(?:okay|alright|so|and)[\s,]+)*\b(?:how does (?:that|all of that) sound|does that (?:sound|make sense)|is that (?:okay|ok|all right|alright)|what (?:kind of |other )?questions|(?:do you have )?any (?:other )?questions|what do you think)\b[^”]*(?=”|$)/i

/** A decision, whatever else a sentence tells. */
export const DECIDES =
  /\b(?:continue|stay on|keep|increas(?:e|ing)|decreas(?:e|ing)|start|stop|hold|switch|chang(?:e|ing)|refill|order|prescribe|going to|gonna|i'll|we'll|let's|i want|i wanna|i'd like|should|need to|recommend)\b/i

/** What is known of a medicine that is taken already. */
export const ON_RECORD =
  /\b(?:(?:i|we)(?:'ve| have) (?:had |got )?you on|you(?:'re| are) (?:currently |still |already )?(?:taking|on)|are you (?:still )?(?:taking|on))\b/i

/** Not clear without what was said before it. */
export const LEANS =
  /\banother one\b|\brepeat (?:this|that|it|those)\b|^(?:[\w ]+: )?“(?:as well|along with|same with|because|'cause|so that)\b/i

/** Somebody does not want what was offered. */
export const TURNS_DOWN =
  /^(?:(?:um+|uh+|oh|well),? )*(?:no|nah|not)\b(?!.*\b(?:that's (?:it|all|good)|this is good|questions?)\b).*\b(?:i think|i'm (?:okay|ok|good|fine|all right|alright)|i don't (?:need|want|like)|not (?:right )?now|i'd (?:rather|prefer)|thank)/i

/** What somebody may take or leave. */
export const OFFERED = /\b(?:can|could|if you|would you|want to|option|offer)\b/i

/** What is said around a visit and warns nobody, whatever it depends on. */
export const NO_WARNING: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'the examination',
    /\b(?:examine you|show me|take a look at|look at (?:your|the|some)|listen to your|let me (?:see|check|look|examine|just)|do (?:a|my|your) (?:quick |physical )*exam|straighten|bend (?:your|it)|let me know if (?:(?:you (?:have|feel|get)|there's) any (?:pain|tenderness)|(?:it|this|that|anything) hurts))\b/i,
  ],
  [
    'a remark on the talk',
    /\b(?:we'll get to|i'll (?:ask|come back to)|let's talk about|tell me more|(?:me to )?explain (?:anything|it|that))\b|^“(?:(?:does|is) that|whether)\b/i,
  ],
  [
    'papers and prices',
    /\b(?:discount|stipend|parking|coupon|insurance|paperwork|how much it'll cost|too expensive|different pharmacy|better prices)\b/i,
  ],
]

/** No decision, whatever was read from it. */
export const NO_DECISION: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'a farewell',
    /\b(?:have a (?:good|great|nice|lovely|wonderful)|take care|see you soon|thank(?:s| you) for coming|coming in today|good rest of)\b/i,
  ],
  ...NO_WARNING,
  ['a step of the examination', EXAMINES],
  [
    'a decision for somebody else',
    /\b(?:give|giving|prescrib\w+|send\w*|put\w*|refer\w*|start\w*|order\w*|book\w*|see) (?:for )?your (?:wife|husband|partner|son|daughter|mother|father|mom|mum|dad|brother|sister)\b|\byour (?:wife|husband|partner|son|daughter|mother|father|mom|mum|dad|brother|sister) (?:will|should|needs?|can|has to|must)\b/i,
  ],
]

/** Sentences with a decision in them that tell nobody of it. */
export const NO_PLAN: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...NO_DECISION,
  [
    'what was before',
    /\b(?:when you (?:went|were|came|fell)|you (?:also )?had|you went|has (?:also )?been|had been|we changed|i checked|was (?:about|normal)|it were)\b/i,
  ],
]
