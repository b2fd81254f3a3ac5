/** A way to get help, by number, door or voice. */
export const EMERGENCY =
  /\b(?:(?:911|999|988|112)(?! over)|nine one one|nine nine nine|nine eight eight|one one two|ambulance|a ?(?:and|&) ?e|emergency|e\.?r\.?|go (?:straight )?in|come straight in|straight to (?:the )?hospital)\b/i
const TIMED =
  '(?! (?:in (?:about |around )?(?:a|an|one|two|three|four|five|six|eight|ten|twelve|\\d+)|on|next|for|tomorrow|monday|tuesday|wednesday|thursday|friday)\\b)'
export const CONTACT = new RegExp(
  `\\b(?:(?<!\\b(?:a|the|this|that|your|my|we|i|they|i'd) )(?:call|ring|phone)(?! (?:you|it|that|them|him|her)\\b)|(?<=(?:^|[,.] |you |to |then |or |and |please |unwell, |week |better |worse |days |do ))come (?:straight |on )?back${TIMED}|go (?:straight )?to (?:the |your )?(?:hospital|doctor|gp|surgery|clinic|walk-in|urgent care)|give (?:me|us) a (?:call|ring)|let (?:me|us) know|come (?:straight )?in|get on the phone|reach out to (?:me|us|your|the)|(?:book|make) (?:an(?:other)? )(?:video )?appointment|let your doctor know|same day|straight away|urgent(?!ly)|get (?:seen|checked)|tell us|contact (?:me|us|the (?:office|clinic|practice|surgery))|get in (?:contact|touch)|send a photo|one one one)\\b`,
  'i',
)
/** What it depends on. */
export const CONDITION =
  /\b(?:if|when|should you|unless|any|in case|once(?! (?:a|per|daily|every|weekly|in)))\b/i
/** Somebody of the practice calls, and not the patient. */
export const WE_CALL =
  /\b\w+(?:'ll| will) (?:then )?(?:call|ring|phone|text)\b|\bhave \w+ call\b|\bi call you\b/i

/** What to do where it does not get better. */
export const NOT_BETTER =
  /\bif\b.{0,160}\b(?:not|\w+n't|still|worse\w*|no better)\b.{0,160}\b(?:come back|coming back|see (?:me|us) again|come and see (?:me|us|you)|give (?:me|us) a (?:call|ring))\b|\b(?:come back|coming back|see (?:me|us) again)\b.{0,160}\bif\b.{0,160}\b(?:not|\w+n't|still|worse\w*)\b/i

/** An ambulance that somebody else calls, or that is on its way. */
export const AMBULANCE_COMES =
  /\bambulance\b.*\b(?:coming|on (?:the|its) way|arrives?|be with you)\b|\b(?:i'm|we're|i'll|we'll|i will|we will|colleagues?)(?: \w+){0,4} (?:call|send|get|order|arrang|book|organi[sz])(?:e|ing)?(?: \w+){0,3} ambulance\b|^what they're (?:going to|gonna) do\b/i

/** It has the words of a warning and is none. */
export const IS_NO_WARNING: readonly (readonly [name: string, pattern: RegExp, example: string])[] =
  [
    [
      'a visit to the emergency room that is over',
      /\b(?:went|were|was|been|came|had|seen)\b.*\b(?:emergency|e\.?r\.?|hospital)\b(?!.*\bif\b)/i,
      'It was high when you went to the emergency room.',
    ],
    [
      'a visit that is planned',
      /\bwhen (?:you|we)(?: have you)? come back\b/i,
      'We will talk when you come back in.',
    ],
    [
      'an explanation',
      /^(?:usually|normally|typically|sometimes)\b|\bresults? back\b/i,
      'Usually, if it stings, it stings straight away.',
    ],
    [
      'the examination',
      /\b(?:physical exam|examin(?:e|ation)|my findings|call(?:ing)? (?:it|them) out|stop me)\b/i,
      'I am calling it out, let me know if you have questions.',
    ],
    [
      'no sign',
      /\b(?:need anything|explain|expensive|interested|(?:need|want) (?:some|more|a refill)|can tell us if|wonder)\b/i,
      'Let me know if you need anything else.',
    ],
  ]

/** 'You need to go to A and E for that': nobody knows for what without the sentence before. */
export const FOR_THAT = /\b(?:for (?:that|this|those)|in (?:that|which) case)[.,]?$/i

/** Signs without what to do. */
export const HALF_WARNING =
  /^(?:(?:so|and|or|a couple of things [^,]*), ?)?(?:or )?(?:you know )?if\b(?!.*(?:, ?(?:then|i|i'\w+|we|we'\w+|take|stop|please|just|it'll|that's|there's|try|use|drink|go|\w+ \w+ of)\b))|\blook out for\b/i

/** It ends before it has said what it began. */
export const BROKEN_OFF =
  /(?:\.\.|…|-)[.]*$|\b(?:an?|the|of|and|or|as|is|are|was|your|my|because|but|if|meaning|within|gonna|probably|saying|the \w+ing)[.,]*$/i

/** It begins in the middle, or a dose or an answer is mixed into it. */
export const TORN =
  /^(?:whether|which|'?cause|because|as well,? (?:as )?your)\b|\d- |\b(?:yeah|good question|excuse me)\b/i

/** What the clinician is going to do warns nobody. */
export const WE_DO = /^(?:then )?(?:i|we)(?:'ll|'d| will)\b/i

/** To whom nothing is told: somebody who is not in the room. */
export const OF_OTHERS = /\b(?:he|she|him|his|her)\b/i
/** Dictated, whoever hears it. */
export const DICTATED = /\bthe patient(?:'s)?\b(?! portal)|^patient\b/i

/** What a patient is told to do or to leave. */
export const INSTRUCTS =
  /^(?:please |just |always |then |maybe |for \w+(?: \w+)?, |in the meantime, |in the morning, |diet wise, )*(?:do(?:n't| not)|never|no|nothing|avoid|stay|keep|use|wear|drink|eat|try|put|wash|raise|rotate|check|bring|ask|stop|leave|rest|ice|sit|get|take|make|start|carry on|cut|continue|watch|apply|elevate|walk|move|bleach|weigh|clean|change|drop|pick up|plan on|plenty|small|lots|low|loose|light|half|milk|water|push|tell|turn|lie|hand washing|gloves|daytime|think about)\b|\b(?:you|she|he|they) (?:can(?:'t)?|should(?:n't)?|need to|must(?:n't)?|have to|don't have to|want to)\b|\bi(?:'d| would) (?:really )?(?:like you|avoid|leave|cut|miss|not|keep|stop|want you|rather (?:you|have))\b|\bi want you\b|\bmake sure\b|\btry (?:to|and|not)\b|, (?:don't|do not)\b|\bno \w+ing\b|\bstay (?:off|away|on)\b/i

/** What the clinician wants or does for themselves. */
export const OWN_WISH = /^i(?:'m| am|'ve| have| need| love| like| do)\b/i

/** A medicine that is begun, changed, kept or left. */
export const PRESCRIBES =
  /\b(?:treatment|start(?:ing)?|stop(?:ping)?|take|taking|keep|stay(?:s)?|continue|carry on|send(?:ing)?|giv(?:e|ing)|use|using|hold|leave|put(?:ting)?|go(?:es)?|increase|decrease|raise|lower|quit|restart|swap|switch|replace|off|add|have|need|try|no|none|wait|do|don't)\b|\b(?:milligrams?|mg|micrograms?|mcg|grams?|units|puffs?|tablets?|pills?|capfuls?|percent|times a day|twice a day|once a day|every (?:day|morning|night|other day|\w+ hours))\b/i

/** A step that is going to come. */
export const PLANS =
  /\b(?:i|we|you|they|she|he|reception|that)(?:'ll|'d| will| would)\b|\b(?:i|we) (?:want|need|can|call|check)\b|\blet's\b|\b(?:i'm|we're) (?:going|gonna|sending|ordering|referring|booking)\b|\byou (?:need|come|should)\b|\b(?:come|see you|pick up|repeat|recheck|book|bring|send|get|call|do (?:one|the)|start|stitches out|labs|bloods|refer)\b|\bin (?:about )?(?:a|an|one|two|three|four|five|six|seven|eight|ten|twelve|\d+)(?: to \w+)? (?:days?|weeks?|months?)\b|\b(?:next|this) (?:week|month|\w+day)\b|\btomorrow\b/i

/** A test that is ordered, whatever medicine it is for. */
export const ORDERS_TEST =
  /\b(?:order|get|check|repeat|recheck|swab you for|do) (?:an?|some|another|your|the)\b(?!.*\b(?:start|prescribe|increase|decrease|take|stop|place you on|put you on)\b)/i

/** What the clinician makes of it. */
export const CONCLUDES =
  /\b(?:i (?:don't )?think|i(?:'d| would) (?:say|call)|i'm (?:happy|concerned)|this is|it(?:'s| is|'ll be| isn't| looks)|that(?:'s| is) (?!your)|so (?:it|that)'s|looks like|likely|could be|may be|might be|suspicious|you (?:have|don't have)|you've got|what we call|isn't|means)\b/i

/** Not clear without the sentence before it. */
export const LEANS_BACK =
  /^(?:then |and |so |but |now |maybe |for now |instead |so instead )*(?!it(?:'s| is| may be| might be| would be) (?:\w+ ){0,2}(?:worth|important|best)\b)(?:that|those|these|it|they|them|same|either way|not|none|or|under there)\b(?!'s (?:\w+ ){1,4}of\b)|^(?:then |just )*(?:keep|take|put|leave|stop|use|do|repeat|give|start|hold|try|stay off of|stay off) (?:it|that|them|those|this|that one|both|these|one)\b|^if (?:it(?!'s both)|that|they|those|you need it|you miss)\b|\bmore than that\b|^(?:for now )?take it\b|^for (?:how long|now)\b|^every (?:single )?day\b|\bi'd (?:do|give) (?:them|that)\b|^i'd (?:stop|leave|avoid|miss) (?:it|that)\b|^let's (?:stop|do|keep|leave|start) (?:it|that|them)\b|^we'd go\b|\bi'll (?:order|do|send|repeat) (?:it|that|them)\.$|\b(?:ones?|\w+'s)\.$|\bfor one\b|\b(?:restart|repeat|recheck|redo) it\b|^you know what\b|\bmake it a\b|^if you can do (?:it|that)\b|\blet's do (?:it|that)\b|^(?:about|at least|usually|twice|once|two|three|four)\b/i

/** Points at something that was named before. */
export const POINTS_BACK =
  /^.{0,40}\b(?:of|with|about|on|do|repeat|maintain|continue|check|monitor|adjust|discuss|order|give|confirm|have|get|find) (?:that|those|these|them|another one|this one|one)(?=[.,]| (?:with|today|again|this|at|in|and|before|when|as well|too|done|from)\b)|\bany of (?:those|these|that)\b(?! \w+s\b)/i

/** Step by step up or down: 'for two weeks, then fifty a day'. */
export const TITRATES =
  /\b(?:milligrams?|mg|micrograms?|mcg|tablets?|pills?|capfuls?|units|puffs|a day|alternate days)\b.*\bthen\b.*\b(?:days?|weeks?|stop|milligrams?|mg|hundred|tablets?|weekends?)\b/i

/** When what was stopped begins again. */
export const RESUMES = /\b(?:start|restart|resume)\b.*\b(?:when|once|after)\b.*\byou(?:'\w+)?\b/i

/** How often, or how much at what time. */
export const SCHEDULES =
  /\b(?:(?:once|twice|\w+ times) (?:a day|daily)|one a day|a day for|every (?:day|morning|night|other day|single day)|at (?:night|bedtime)|in the morning|alternate days)\b/i

/** Goes on with the sentence before it. */
export const CONTINUES =
  /^(?:don't|do not|not|never|none|above|below|under|over|every|up to|no more|sit|lie|especially|daytime|start (?:today|tomorrow)|our|or|one|two|three|four|five|six|seven|eight|nine|ten)\b/i

/** Who arranges what was just decided, and how the patient hears of it. */
export const ARRANGES_THAT =
  /^(?:so |and |then )*(?:(?:they|reception|someone|somebody|(?:my|our|the) \w+)(?:'ll| will| should) (?:then )?(?:be in touch|(?:call|ring|phone|contact|text|write to|send) you)|you can (?:book|schedule|arrange|get|do) (?:that|it|this|them)|(?:i|we)(?:'ll| will) (?:get|have) (?:that|it|this) (?:arranged|booked|scheduled|set up|organi[sz]ed))\b/i

/** Names what the sentence before it is about. */
export const INCLUDES = /^(?:that|this|which|these) (?:would |will )?includes?\b/i

/** How much or how often. */
export const DOSES =
  /\b(?:milligrams?|mg|micrograms?|mcg|grams?|gram|units|puffs?|tablets?|pills?|capfuls?|percent|drops|mils|times a day|twice a day|once a day|at night|at bedtime|every (?:day|morning|night|other day|\w+ hours))\b/i

/** It answers a question that was asked before it. */
export const ANSWERS = /\bthen (?:yes|no)\b/i

/** One of two that were weighed is taken: the other one is not. */
export const SETTLES = /^(?:\w+,? )?let's do that\b|\binstead\b/i

/** The medicine that was named last is to be left: 'I'd stop it'. */
export const LEAVES_IT =
  /^(?:just |please |then )*(?:(?:i'd|let's|please|you can|you should) )?(?:stop|leave off|avoid|stay away from) (?:it|that|them)\b(?! and\b)/i

/** A medicine is offered in a question. */
export const OFFERS = /\b(?:what about|how about|would you|shall we|do you want)\b.*\?$/i

/** Something to do is offered in a question. */
export const OFFERED = /^(?:would you|do you want|shall we|will you|can we|should we)\b.*\?$/i

/** A patient will not, or not yet. */
export const REFUSES =
  /^(?:no [a-z]+\.|i don't (?:know|want)|i'd (?:rather|sooner) not|let me think|i'm not (?:ready|keen|doing)|can we wait)/i

/** Begins as a conclusion, whatever comes behind. */
export const OPENS_CONCLUSION =
  /^(?:my (?:impression|diagnosis)(?: \w+){0,4} (?:is|would be)\b|i (?:don't |really don't )?think (?:it|this|that|you've)|i(?:'d| might| would) call|this is|it (?:may|could|might) be|it's (?:very |most )?likely)\b|\bsuspicious of\b/i

/** A clinician asks what the patient would do, and the patient says it. */
export const ASKS_WHAT_TO_DO = /\bif\b.*\bwhat (?:do|would|will|should) (?:we|you) do\?$/i

/** How a clinician asks why somebody has come. */
export const ASKS_WHY =
  /\bwhat(?:'s|'s been|'ve| has| have| is)? (?:brought|brings|been happening|happened|been going on|going on|been the matter|the matter|can i do|did you want)\b|\b(?:tell me (?:the story|what's|about)|what brings|catch me up|tell me first|how(?:'ve|'s| have| has) (?:things|you|it)|how's the mood|what were you|i gather)\b/i

/** The next visit and when it is. */
export const MEETS_AGAIN =
  /\b(?:see you|come back|follow[- ]?up|appointment|see (?:me|us) again|check (?:back )?in)\b.*\b(?:days?|weeks?|months?|year|tomorrow|morning|\w+day|hours)\b/i

/** Said to whoever writes the prescription. */
export const ORDERS = /^“(?:order|prescribe|refill)\b/i

/** What is taken so far. */
export const HAS_SO_FAR = /\bwe have you on\b|\byou(?:'re| are) (?:on|taking)\b/i

/** What is left, changed or only for later is told besides. */
export const CHANGES_COURSE =
  /\b(?:stop|hold|instead|avoid|don't|not|no|until|if|unless|after|before|once you|increase|decrease|off)\b/i

/** How to take the medicine that was just named. */
export const TAKES_THAT =
  /^(?:then )?(?:(?:i want you to|i'd like you to|i would|you can|you should|you're gonna|you're going to|you'll|you need to|and) )?(?:just )?(?:take|use|put|apply) (?:it|that|them|those|this|one|two|both)\b|^(?:so |and )?(?:i'll|i will|i'm going to) give you (?:about |enough for |a )?\w+(?:[ -]\w+)? (?:days?|weeks?|months?)\b/i

/** A medicine, by whatever word. */
export const MEDICINE_WORD =
  /\b(?:medic\w+|meds|antibiotics?|tablets?|pills?|drops|cream|ointment|gel|inhalers?|puffs?|injection|shot|steroids?|statin|insulin|vaccine|anti-?inflammator\w+|nsaids?|painkillers?|pain relief|antihistamines?|supplements?|patch|spray|dose|milligrams?|mg|units|diuretic|water pill|relaxe\w+|treatments?)\b/i
