import type { ModifierKind } from '../../reading/reader-layout.ts'

/** Words around a time that say what it is the time of. */
export interface ModifierCue {
  readonly of: readonly ModifierKind[]
  /** In its own words. */
  readonly within?: string
  /** Right before it in its sentence. */
  readonly before?: string
  /** Right behind it in its sentence. */
  readonly after?: string
  /** In its line, up to it. */
  readonly lately?: string
  /** How it is told instead, '…' for the time as a note has it, if any; nothing at all where there is none. */
  readonly course?: string
  /** What is said, and the words of the time in it. */
  readonly example: readonly [said: string, words: string]
  readonly unlike: readonly [said: string, words: string]
}

const TIMES = ['when', 'onset', 'duration', 'frequency'] as const
const SOON = String.raw`(?:in|within|after|over|by)?(?: (?:about|around|the next|next|a|the|like|probably))*`
const EFFECT = String.raw`(?:see(?! (?:me|us|him|her|them|your|the|dr|someone|an? (?:doctor|specialist)))|feel|notice|start (?:to (?:see|feel|notice)|seeing|feeling)|improve|get better|be better|be improved|work|kick in|settle(?: down)?|clear up|heal|resolve|go away)`

export const MODIFIER_CUES: readonly ModifierCue[] = [
  {
    of: ['duration', 'onset', 'when'],
    after: String.raw` ?['’]?s?['’]? (?:size|sized|gestation|pregnant)\b`,
    example: ["The uterus is enlarged, about 12 weeks' size.", 'about 12 weeks'],
    unlike: ['The uterus has been enlarged for 12 weeks.', '12 weeks'],
  },
  {
    of: TIMES,
    after: String.raw` (?:or so |probably )*(?:you|it|that|this|they|things|symptoms)(?:'ll| will| should| may| might| would)(?: \w+){0,2} ${EFFECT}\b`,
    example: ['We start you on it, within about a month you should see a difference.', 'a month'],
    unlike: ['Come back in a month, you should see me then.', 'a month'],
  },
  {
    of: TIMES,
    before: String.raw`\b(?:you|it|that|this|they|things|symptoms)(?:'ll| will| should| may| might| would)(?: \w+){0,2} ${EFFECT}\b(?: \w+){0,3} ${SOON}`,
    example: ['We start it, you should feel better in a week.', 'a week'],
    unlike: ['You should see me in a week.', 'a week'],
  },
  {
    of: ['duration', 'onset', 'when'],
    before: String.raw`\b(?:worsening|worsened|worse|getting worse)(?: (?:and worse|really|especially|just|probably))*(?: (?:in|over|for|during|within))?(?: (?:the|these))?(?: (?:past|last))?(?: (?:like|about|few|couple|of))*`,
    course: 'worsening over the past …',
    example: ["It's been a while but worsening in the past like six months.", 'six months'],
    unlike: ['A worse cough, and I have had it for six months.', 'six months'],
  },
  // Since when it is so bad is not since when it is there.
  {
    of: ['duration', 'onset', 'when'],
    before: String.raw`\b(?:become|became|becoming|got|gotten|getting|been)(?: (?:quite|really|very|more|much|pretty|particularly|a lot|a bit|so|too|even))* (?:troublesome|bad|severe|intense|noticeable|painful|unbearable|uncomfortable|bothersome|frequent)(?: (?:in|over|for|during|within))?(?: the)?(?: (?:last|past))?`,
    example: ["Now it's become quite painful in the last few days.", 'few days'],
    unlike: ['It has been there for the last few days.', 'few days'],
  },
  {
    of: ['duration', 'onset', 'when'],
    after: String.raw` (?:or so )?(?:it|that|they)(?:'s|'ve| has| have)? (?:got|gotten|become|been getting|been|started getting) (?:(?:a (?:bit|little|lot)|much|really|even|so) )*(?:worse|bad|worst|more)\b`,
    example: ["But mainly the last few days it's got a bit worse.", 'few days'],
    unlike: ['It has been there for the last few days.', 'few days'],
  },
  // How many are taken a day is not how long.
  {
    of: TIMES,
    within: '^(?:a )?(?:a|an|per|each) (?:day|night|week|month)$',
    before: String.raw`\b(?:\d+(?: ?(?:mg|mcg|g|ml|units?))?|one|two|three|four|five|six|eight|ten|once|twice|times|mg|milligrams|tablets?|pills?|puffs?|a (?:couple|few)(?: of)?)(?! (?:about|for|over|only|just|nearly|almost)\b)(?: (?!for\b|about\b|over\b|only\b|just\b|and\b)[\w-]+){0,2}`,
    example: ['I take like two ibuprofen a day.', 'a day'],
    unlike: ['I took two ibuprofen for a day.', 'a day'],
  },
  // Something that helped earlier did not fail from the start.
  {
    of: ['detail', 'relief'],
    before: String.raw`\b(?:it|this|that|they|these|those|which|pills?|tablets?|medicines?|medications?|meds|cream|inhaler|injections?|shots?)(?: just| really)*`,
    within: String.raw`^(?:doesn't|does not|don't|do not|isn't|aren't)\b.*\b(?:work|working|help|helping|effective)$`,
    after: String.raw` (?:any ?more|any longer)\b`,
    course: 'no longer effective',
    example: ["It doesn't seem to be helping anymore.", "doesn't seem to be helping"],
    unlike: ["My dad doesn't work anymore.", "doesn't work"],
  },
  // On so many days it was not taken.
  {
    of: ['duration', 'onset', 'when'],
    after: String.raw` (?:or so )?(?:that |when |where )?(?:i|he|she|we) (?:\w+ )?(?:forgot|skipped|(?:missed|didn't take|did not take) (?:my|the|it|them|any|a) ?(?:pills?|tablets?|medicines?|medications?|meds|doses?)?(?! ?(?:period|school|work|class)))\b`,
    example: ['There were maybe two or three days that I forgot my tablets.', 'two or three days'],
    unlike: ['For two or three days I took my tablets.', 'two or three days'],
  },
  // What may not be passed, and what all of it comes to, is no dose and no course.
  {
    of: ['dose', 'duration', 'frequency', 'when'],
    within: String.raw`\b(?:no|not|never|don't take|don't have) more than\b|\b(?:maximum|at most|not over|no longer than)\b`,
    example: [
      'Use tylenol for your back, not more than two grams a day.',
      'not more than two grams a day',
    ],
    unlike: ['Use tylenol for your back, two grams a day.', 'two grams a day'],
  },
  {
    of: ['dose', 'duration', 'frequency', 'when'],
    before: String.raw`\b(?:(?:no|not|never|don't take|don't have|don't go) (?:any )?(?:more|longer|over)(?: than)?|maximum(?: of)?|at most)`,
    example: ['Take one with food, no more than three in a day.', 'three in a day'],
    unlike: ['No more for now, take three in a day.', 'three in a day'],
  },
  {
    of: ['dose', 'duration', 'frequency'],
    within: String.raw`\bmore often than\b`,
    example: [
      'If you need it more often than every four hours, call.',
      'more often than every four hours',
    ],
    unlike: ['Take it every four hours.', 'every four hours'],
  },
  {
    of: ['dose'],
    within: String.raw`^(?:about |so |that's )*(?:\d+|two|three|four|five|six|eight|ten|twelve|fourteen) (?:tablets|pills|capsules|puffs)$`,
    after: String.raw` (?:a day|per day|daily|in total|in all|altogether|left)\b`,
    example: ['So those are 650 each, so that is four tablets a day.', 'four tablets'],
    unlike: ['Take two tablets twice a day.', 'two tablets'],
  },
  {
    of: ['dose'],
    before: String.raw`\b(?:give you|prescribe|dispense|i had|got|have)(?: you| about| just)*`,
    within: String.raw`^(?:\w+ )?(?:tablets|pills|capsules|of them)$`,
    example: ["It's not for long. I'll give you fourteen tablets.", 'fourteen tablets'],
    unlike: ['Take two tablets twice a day.', 'two tablets'],
  },
  // A strength by volume, what an age or a body is given, and a wait before the next one.
  {
    of: ['dose'],
    within: String.raw`\b(?:milligrams?|mg|\d+) (?:in|per) (?:\d|one|two|five|ten|\w+ (?:ml|mil))`,
    example: ["It's one twenty milligrams in five mil.", 'one twenty milligrams in five mil'],
    unlike: ['Ten milligrams in the morning.', 'Ten milligrams in the morning'],
  },
  {
    of: ['dose'],
    after: String.raw` (?:in|per) (?:\d+|one|two|five|ten)(?: ?(?:ml|mls|mil|millilit\w+)| strength)\b`,
    example: ["It's one twenty milligrams in five mil.", 'one twenty milligrams'],
    unlike: ['Ten milligrams in the morning.', 'Ten milligrams'],
  },
  {
    of: ['duration', 'frequency', 'when'],
    within: String.raw`^(?:once )?after (?:about )?[\w-]+ (?:minutes|hours?)$`,
    example: ['You can repeat it once after two hours.', 'once after two hours'],
    unlike: ['Take it for two hours.', 'for two hours'],
  },
  // How it is at other times, and what is done while help is on its way.
  {
    of: ['frequency', 'dose'],
    before: String.raw`\b(?:(?:normally|usually|ordinarily) (?:i|he|she)(?:'d| would)|(?:i|he|she) used to|it used to be)\b(?: (?!now\b)\w+){0,5}`,
    example: ["Normally I'd use it maybe once a week.", 'once a week'],
    unlike: ['I used to smoke, now I use it maybe once a week.', 'once a week'],
  },
  {
    of: ['dose', 'frequency', 'duration'],
    lately: String.raw`\b(?:nine nine nine|999|911|ambulance|a and e|emergency (?:room|department)|the er)\b`,
    example: ["Then that's nine nine nine. Take ten puffs while you wait.", 'ten puffs'],
    unlike: ['Take ten puffs. Then call nine nine nine.', 'ten puffs'],
  },
  {
    of: ['frequency', 'dose'],
    before: String.raw`\b(?:supposed|meant|told|prescribed) (?:to (?:take|use|have|be on) )?(?:it|that|them)?(?: \w+){0,2}`,
    after: '.*\\bbut\\b',
    example: ["I'm supposed to take it twice a day but I take one.", 'twice a day'],
    unlike: ["I'm supposed to take it, so I take it twice a day.", 'twice a day'],
  },
  // What holds above all in one case holds in the others too.
  {
    of: ['condition'],
    before: String.raw`\b(?:especially|particularly)`,
    example: ['Leave it off, especially if there is blood.', 'if there is blood'],
    unlike: ['Leave it off if there is blood.', 'if there is blood'],
  },
  // How long a thing goes on as a rule is not how long it has been there.
  {
    of: ['duration'],
    before: String.raw`\b(?:normal|common|usual|usually|normally|typically|generally|expect|expected|can take|can last|(?:may|might|will|should|tends to) (?:take|last))\b(?: \S+){0,6}`,
    example: ["It's normal to be tired for four to six weeks.", 'four to six weeks'],
    unlike: ['My usual cough, and I have been tired now for about, oh, six weeks.', 'six weeks'],
  },
  {
    of: ['duration'],
    before: String.raw`\b(?:used to (?:be|last|go on)|previously|before that)\b(?: (?:only|just|about|like|for))*`,
    example: ['They used to be about five days, and now they are nine.', 'five days'],
    unlike: ['They never used to be heavy, and now it is five days.', 'five days'],
  },
  // How long it has been well is not how long it was there.
  {
    of: ['duration', 'onset'],
    before: String.raw`\b(?:been|it's|they're|i'm) (?:(?:all|totally|completely|pretty) )?(?:dry|fine|clear|gone|normal|quiet)(?: now)?(?: (?:for|the|last|past|about|at least|over))*`,
    example: ["There was some pus. It's been dry for a week.", 'a week'],
    unlike: ['My mouth was dry, and it was sore for a week.', 'a week'],
  },
  // What it is likened to does not bring it on.
  {
    of: ['trigger', 'condition'],
    within: String.raw`^(?:\w+ing\b|when you've)`,
    before: String.raw`(?:^|\b(?:it's|is|feels|feel|felt|was|kind of|sort of|side)) ?like`,
    example: ["My soles burn, it's like walking on coals.", 'walking on coals'],
    unlike: ['My soles burn when I do things like walking far.', 'walking far'],
  },
  // A day after something is when.
  {
    of: ['duration', 'onset'],
    within: String.raw`^(?!(?:for|over|in|during|the (?:last|past))\b).*\b(?:minutes?|hours?|days?|weeks?|months?|years?)(?: or (?:two|three|so))?$`,
    before: String.raw`(?<!\bfor(?: \w+)? ?)`,
    after: String.raw` (?:or so )?(?:after|before)\b(?! (?:it|they|that) (?:went|settled|stopped|cleared|goes|eases?))`,
    example: ['The rash came on a day after.', 'a day'],
    unlike: ['It was sore for a day after.', 'a day'],
  },
  // Not on that day.
  {
    of: ['when', 'onset'],
    within: String.raw`^(?:but )?not (?:last|today|yesterday|this|tonight|now)\b`,
    example: ['On Sunday it did. Not last night.', 'Not last night'],
    unlike: ['It did last night.', 'last night'],
  },
  {
    of: ['when', 'onset'],
    within: String.raw`^(?:last|today|yesterday|this|tonight)\b`,
    before: String.raw`\bnot`,
    example: ['On Sunday it did. Not last night.', 'last night'],
    unlike: ['I could not sleep last night.', 'last night'],
  },
  // The first one for ten years has not lasted for ten years.
  {
    of: ['duration', 'onset', 'when'],
    before: String.raw`\b(?:the |my )?first(?: one| time| ever)?(?: i've had| i had)? (?:in|for)(?: i dunno| i don't know| about| like| over| maybe| nearly| almost)*`,
    example: ['This is the first one in, I dunno, ten years.', 'ten years'],
    unlike: ['I first had it ten years ago.', 'ten years ago'],
  },
  // The time of another value: 'today it is 7.3, and in August it was 8.9'.
  {
    of: ['when', 'onset', 'detail', 'duration'],
    after: String.raw` (?:it|that|they|you) (?:was|were|had been)(?: (?:about|around|at|up|down|to|only|just|like))* ?(?:\.|\d|point|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`,
    example: ['So your level today is seven point three, and in August it was eight.', 'in August'],
    unlike: ['My level was seven in August, and it was eight.', 'seven'],
  },
  // Who wakes up with it does not know since when.
  {
    of: ['when', 'onset', 'duration'],
    within: String.raw`\b(?:hours?|minutes)\b`,
    lately: String.raw`\b(?:woke|woken|awoke)\b(?!.*\b(?:then|later|until|after that)\b)`,
    course: 'noticed on waking',
    example: ['I woke up, about two hours ago, and my leg was numb.', 'about two hours ago'],
    unlike: ['I woke up fine, and then two hours ago my leg went numb.', 'two hours ago'],
  },
  // What comes for days and goes again has not lasted for days.
  {
    of: ['duration', 'onset', 'when'],
    after: String.raw` (?:or so )?and then (?:(?:i|it|they|he|she|that)(?:'s|'m|'re|'ll)? )?(?:\w+ )?(?:(?:get|go|come|am|be)(?:s|es)? )?(?:back to normal|goes away|go away|away|better again|fine again|all right again)\b`,
    example: ['I get dizzy for a few hours and then it goes away.', 'a few hours'],
    unlike: ['I was dizzy for a few hours and then I fell.', 'a few hours'],
  },
  // 'Not all the time' is not always.
  {
    of: ['frequency', 'duration', 'course'],
    within: String.raw`^(?:but |it's |though )*(?:not|isn't|never|no) (?:always|constant\w*|all (?:the|of the) time|all day|every (?:day|night|time|morning)|continuous\w*)`,
    example: ['It burns, but not constantly.', 'not constantly'],
    unlike: ['It burns all the time.', 'all the time'],
  },
  {
    of: ['frequency', 'duration', 'course'],
    before: String.raw`\b(?:not|isn't|doesn't|wasn't|don't)(?: (?:really|like|necessarily|there|always|happen|hurt|exactly))*`,
    within: String.raw`^(?:always|constant\w*|all (?:the|of the) time|all day|every (?:day|night|time|morning)|continuous\w*)`,
    example: ["It burns, but it's not constantly.", 'constantly'],
    unlike: ['Not only here, it burns constantly.', 'constantly'],
  },
  // What a treatment was meant to do is not what it is.
  {
    of: ['detail'],
    within: String.raw`^(?:reduce|prevent|lower|help|improve|avoid|check|treat|stop|relieve)$`,
    example: ['An operation on the leg to improve the flow.', 'improve'],
    unlike: ['An operation on the leg, open.', 'open'],
  },
  // A second amount at other times is not how often the first is had.
  {
    of: ['frequency', 'duration', 'when', 'detail', 'value'],
    within: String.raw`^(?:and |like |maybe |about )*(?:one|two|three|four|five|six|\d+|a (?:few|couple))(?: (?:or|to) (?:one|two|three|four|five|six|\d+))?(?: more)? (?:on|at|during) (?:the )?(?:weekends?|week)$`,
    lately: String.raw`\b(?:during the week|on weekdays|on (?:the )?weekends?|a day|a week)\b.*\band\b(?: (?:like|then|maybe|about))*`,
    example: [
      'A glass a day and then two or three on the weekends.',
      'two or three on the weekends',
    ],
    unlike: ['I have two or three on the weekends.', 'two or three on the weekends'],
  },
  // 'One in May and the other in June': neither is the time of both.
  {
    of: ['when', 'onset', 'duration', 'detail'],
    before: String.raw`\b(?:(?<!\b(?:last|latest|recent|first|second|next) )one|the other|another)(?: one)? (?:(?:was|is|being|back|done) )*(?:in|on|about|around)(?: (?:about|early|late))*`,
    lately: String.raw`\b(?:two|three|four|both|couple|several)\b`,
    example: ['I had two hernia repairs, one in May and the other in June.', 'June'],
    unlike: ['I had two hernia repairs, the last one in June.', 'June'],
  },
  {
    of: ['when', 'onset', 'duration', 'detail'],
    within: String.raw`^in\b`,
    before: String.raw`\b(?:(?<!\b(?:last|latest|recent|first|second|next) )one|the other|another)(?: one)?(?: (?:was|is|being|back|done))*`,
    lately: String.raw`\b(?:two|three|four|both|couple|several)\b`,
    example: ['I had two hernia repairs, one in May and the other was in June.', 'in June'],
    unlike: ['I had a hernia repair in June.', 'in June'],
  },
  // How long one way takes is not how long it is done.
  {
    of: ['duration'],
    after: String.raw` (?:one|each|either) way\b`,
    example: ['I walk to work, ten minutes each way.', 'ten minutes'],
    unlike: ['I walk for ten minutes each day.', 'ten minutes'],
  },
  // How an operation went is not how the illness is.
  {
    of: ['detail', 'quality', 'course'],
    before: String.raw`\bbut (?:the|his|her|your|my) (?:operation|procedure|surgery|delivery) (?:was|went)`,
    within: String.raw`^(?:(?:very|quite|pretty|really) )*(?:easy|fine|good|smooth|smoothly|well|uneventful|okay)$`,
    example: ['He had a hydrocele, but the operation was easy.', 'easy'],
    unlike: ['He had a hydrocele, but the operation was complicated.', 'complicated'],
  },
  // Food that the patient resisted was not eaten.
  {
    of: ['detail'],
    before: String.raw`\bresist(?:ed|ing)?(?: (?:as|much|i|could|can|from|the|all|those|my|well))*`,
    example: ['I resisted as well as I could from the chips.', 'chips'],
    unlike: ['I ate the chips.', 'chips'],
  },
  // What is denied is not how often it is.
  {
    of: ['frequency'],
    within: String.raw`^(?:but |and )?(?:it's |that's )?not (?:like |really |quite |exactly )*(?:every ?day|daily|all the time|always|constantly|every night)$`,
    example: ['I take Advil, but not like everyday.', 'not like everyday'],
    unlike: ['I take Advil like every day.', 'every day'],
  },
  // What is done next in the visit has no date.
  {
    of: ['when'],
    within: String.raw`^(?:just )?in (?:a|just a|one|another) (?:minute|min|second|sec|moment)$`,
    example: ["I'll give you the vaccine in a minute.", 'in a minute'],
    unlike: ['It stops in a few minutes.', 'in a few minutes'],
  },
  // A degree without what it is the degree of.
  {
    of: ['severity', 'quality', 'course', 'detail'],
    within: String.raw`^(?:very|really|real|pretty|quite|so|super|too|almost|equally)$`,
    example: ['I was very lightheaded.', 'very'],
    unlike: ['I was very badly lightheaded.', 'very badly'],
  },
]
