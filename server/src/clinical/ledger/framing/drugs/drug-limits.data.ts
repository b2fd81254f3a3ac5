import type { FactStatus } from '@chartwright/contract/facts'

/** Words around a decision on a drug without which it would say something else; it is quoted with them. */
export interface DrugLimit {
  readonly of: readonly FactStatus[]
  /** In its sentence before it. */
  readonly before?: string
  /** In its sentence behind it. */
  readonly after?: string
  /** In the sentence behind its own. */
  readonly next?: string
  readonly example: readonly [said: string, words: string]
  readonly unlike: readonly [said: string, words: string]
}

const GIVEN = ['start', 'increase', 'decrease', 'continue', 'advise'] as const
const COUNT_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|half'
const STEP = String.raw`(?:go(?:es|ing)?(?: it)? (?:up|down)|increase(?: it)?|raise(?: it)?|add|drop(?: it)?|cut(?: it)?|reduce(?: it)?|come down|lower(?: it)?|double(?: it)?)`

export const DRUG_LIMITS: readonly DrugLimit[] = [
  // A dose that changes by steps.
  {
    of: GIVEN,
    after: String.raw`.*\bthen (?:you |we |just |it's |go )*(?:alternate|every other|(?:down|up) to|once|twice|one|two|half|a half|every|stop|${STEP})\b`,
    example: ['Betnovate once a day for two weeks, then alternate days, then stop.', 'Betnovate'],
    unlike: ['Betnovate once a day for two weeks, then come and see me.', 'Betnovate'],
  },
  {
    of: GIVEN,
    next: String.raw`^.{0,20}\b(?:every|each|after)\b.*\b(?:day|week|month|night)s?\b.*\b${STEP} by\b`,
    example: ['NPH, ten units at bedtime. And every three days you go up by two units.', 'NPH'],
    unlike: ['NPH, ten units at bedtime. And every three days you call me.', 'NPH'],
  },
  {
    of: GIVEN,
    after: String.raw`.*\b(?:every|each|after)\b.*\b(?:day|week|month|night)s?\b.*\b${STEP} by\b`,
    example: ['NPH, ten units, and every three days you go up by two units.', 'NPH'],
    unlike: ['NPH, ten units, and every three days you call me.', 'NPH'],
  },
  {
    of: GIVEN,
    after: String.raw`.*\bthen (?:just )?(?:\d+|${COUNT_WORDS})(?: (?:mg|milligrams?|mcg|micrograms?|units?|tablets?|pills?|capsules?|puffs?|mls?))? (?:a|per|each|every|once|twice|daily)\b`,
    example: ['Doxycycline, 200 on the first day, then 100 a day.', 'Doxycycline'],
    unlike: ['Doxycycline for a week, then two weeks of rest.', 'Doxycycline'],
  },
  // One of its doses alone.
  {
    of: ['stop', 'hold', 'decrease'],
    before: String.raw`\b(?:stop|hold|drop|skip|cut out|cut|lose|leave out)(?: taking)? (?:the|your|that|his|her) (?:(?:early|late) )?(?:afternoon|morning|evening|lunchtime|midday|noon|night|nighttime|bedtime|teatime|second|third|extra|other|[a-z]+ o'clock)(?: (?:dose|one|tablet|pill)(?: of)?)?(?: the| your)?`,
    example: ['Stop the afternoon Ritalin, keep the one in the morning.', 'Ritalin'],
    unlike: ['This afternoon stop the Ritalin.', 'Ritalin'],
  },
  // What is put off in the next breath.
  {
    of: ['start', 'advise'],
    next: String.raw`^(?:[ ,]*(?:hmm|actually|no|well|you know|wait|sorry|hang on|on second thoughts?|come to think of it|but|so))*[ ,]*(?:let's |let us |i'd |we'll |i would |we will )?(?:hold off|scratch that|scrap that|forget (?:that|it|the)|skip (?:that|it|the)|leave (?:that|it|the \w+) (?:off|out|for now|until|till)|(?:don't|do not) (?:start|use|take|begin)\b[^.?!]*\b(?:yet|until|till))\b`,
    example: [
      'And diclofenac gel. Actually, hold off on the gel until the bloods are back.',
      'diclofenac gel',
    ],
    unlike: ['And diclofenac gel. Hold the ice on for ten minutes.', 'diclofenac gel'],
  },
  // A dose that is not the same on every day, or at every time of the day.
  {
    of: [...GIVEN, 'takes', 'refill'],
    after: String.raw`.*\b(?:on )?(?:the )?(?:other|remaining|rest of the) (?:\w+ )?(?:days|nights|week)\b`,
    example: ['Warfarin, five on Mondays and half of that the other days.', 'Warfarin'],
    unlike: ['Warfarin every other day.', 'Warfarin'],
  },
  {
    of: [...GIVEN, 'takes', 'refill'],
    after: String.raw`[^.?!]{0,25}\b(?<count>\d+|${COUNT_WORDS})(?: (?:mg|milligrams?|mcg|micrograms?|units?|tablets?|pills?|puffs?|mls?))?(?: of (?:it|them|those))? (?:in the|every|each|at|with) (?:morning|breakfast|lunch|noon|day)\b[^.?!]{0,15}\b(?!\k<count>\b)(?:\d+|${COUNT_WORDS})(?: (?:mg|milligrams?|mcg|micrograms?|units?|tablets?|pills?|puffs?|mls?))?(?: of (?:it|them|those))? (?:in the|at|every|each|with|before) (?:night|nighttime|bedtime|evening|dinner|afternoon|bed|supper)\b`,
    example: ['Lantus, twenty units in the morning and ten at night.', 'Lantus'],
    unlike: ['Lantus, twenty units in the morning and twenty at night.', 'Lantus'],
  },
  {
    of: [...GIVEN, 'takes', 'refill'],
    after: String.raw`[^.?!]{0,30}\bon (?:the |my |your )?(?:\w+ )?(?:\w*days|weekends|weekdays)\b[^.?!]{0,40}\b(?:and|otherwise|but|else)\b[^.?!]{0,12}\b(?:\d+|${COUNT_WORDS}|a)(?: (?:and )?(?:a )?half)?(?: (?:mg|milligrams?|mcg|micrograms?|units?|tablets?|pills?))?(?: of (?:it|them))?(?: on| at| the| every|[ .]*$| milligram)`,
    example: ['Five of the warfarin on work days and ten at weekends.', 'warfarin'],
    unlike: ['Five of the warfarin on work days and I see you in ten days.', 'warfarin'],
  },
  // So long before or after another one.
  {
    of: [...GIVEN, 'takes', 'refill'],
    after: String.raw`[^.?!]{0,40}\b(?:hours?|minutes?) (?:apart|away)\b`,
    example: ['And the zinc at least two hours apart.', 'zinc'],
    unlike: ['And the zinc every two hours.', 'zinc'],
  },
  // What was only talked about, and what is done instead.
  {
    of: GIVEN,
    before: String.raw`\b(?:we|i)(?:'d|'ve| had| have| were| was)? (?:talked|talking|spoke|thought|thinking|discussed|discussing|considered) (?:about |of )?(?:going|increas\w+|chang\w+|start\w+|rais\w+|add\w+|putting|stopping|lower\w+|bumping)\b[^.?!]*`,
    next: String.raw`^.{0,20}\b(?:stay|keep|remain|leave|stick|wait|hold)\b`,
    example: ['We talked about going to forty of Crestor. For now stay on twenty.', 'Crestor'],
    unlike: ['We talked about going to forty of Crestor. I will send that in.', 'Crestor'],
  },
  // Half of a tablet, whose strength is told beside it.
  {
    of: ['takes', 'continue', 'refill'],
    after: String.raw`.*\b(?:half (?:an? |of (?:an? |the |those )?)?(?:pill|tablet|capsule)s?|half of (?:it|that|one|them|those))\b`,
    example: ['Losartan, I take half a tablet of the fifty.', 'Losartan'],
    unlike: ['Losartan, I take it half an hour before breakfast.', 'Losartan'],
  },
  // By how much a dose changes is not what it changes to.
  {
    of: ['increase', 'decrease'],
    after: String.raw`[^.?!]{0,20}\bby (?:about |another )?(?:\d+|${COUNT_WORDS}|half)\b`,
    example: ['Increase your Lantus by two units.', 'Lantus'],
    unlike: ['Increase your Lantus by Friday.', 'Lantus'],
  },
  // The most that may be taken, and what is taken only when it happens.
  {
    of: GIVEN,
    after: String.raw`.*\bup to (?:\d+|two|three|four|five|six|eight|ten|twelve) (?:puffs?|tablets?|pills?|capsules?|mg|milligrams?|units?|sprays?|drops?)\b`,
    example: ["Blue inhaler, up to ten puffs if you're tight.", 'Blue inhaler'],
    unlike: ['Blue inhaler, two puffs up to four times a day.', 'Blue inhaler'],
  },
  {
    of: GIVEN,
    after: String.raw`.*\bto take (?:it |one |them )?(?:once |only |just )?(?:if|when)\b`,
    example: ['Diltiazem, to take once if it lasts more than ten minutes.', 'Diltiazem'],
    unlike: ['Diltiazem, to take once a day.', 'Diltiazem'],
  },
  // One in place of another, and one that has to wait.
  {
    of: [...GIVEN, 'offered'],
    before: String.raw`\b(?:swap|exchange|trade|substitute)\b.*\bfor(?: the| your| a)?`,
    example: ['You can swap one lot for co-codamol at night.', 'co-codamol'],
    unlike: ['I swapped rooms, so start co-codamol for your back.', 'co-codamol'],
  },
  {
    of: ['start'],
    before: String.raw`\b(?:do|get|have|send|bring|hand in|drop off|finish|wait for)\b.*\b(?:and|,)? ?then (?:you can |we |we'll |we can )?(?:start|begin|take|have)(?: the| your| on| you on)*`,
    example: ['Do the sample this week, and then start lansoprazole.', 'lansoprazole'],
    unlike: ['So then start lansoprazole.', 'lansoprazole'],
  },
  {
    of: ['start', 'advise'],
    before: String.raw`\b(?:when|once|after)(?: you(?:'re| are|'ve)|'s) (?:over|better|past|finished|done|through)\b.*`,
    example: ["When you're over this, start the lozenges.", 'lozenges'],
    unlike: ["You're better, so start the lozenges.", 'lozenges'],
  },
  // At one place of the body alone.
  {
    of: ['stop', 'hold'],
    before: String.raw`^(?: ?(?:so|and|now|but|okay))* ?(?:under|on|around|over|in) (?:there|here|the \w+|your \w+) .*`,
    example: ['Under there, stop the clobetasol completely.', 'clobetasol'],
    unlike: ['Stop the clobetasol there.', 'clobetasol'],
  },
  // At one time of the year, or on one kind of day, alone.
  {
    of: [...GIVEN, 'takes', 'refill'],
    after: String.raw`(?:(?! (?:and|then|but|so|come|see|back|because|which) )[^.?!]){0,70}\b(?:(?:only )?(?:during|throughout|through|in|over|for) (?:the )?(?:summers?|winters?|springs?|autumns?|fall|(?:allergy|pollen|hay ?fever|flu|cold) season|(?:summer|winter|colder|cold|warmer|warm|hot|hotter) months)|when it(?:'s| is| gets) (?:really |very |too )?(?:hot|cold|warm|humid))\b`,
    example: ['Symbicort, two puffs twice a day during the summer.', 'Symbicort'],
    unlike: ['Symbicort twice a day, and come back in the summer.', 'Symbicort'],
  },
  // What is used during an operation or an injection, and one dose more, is not started.
  {
    of: ['start', 'advise'],
    before: String.raw`\b(?:i|we)(?:'ll| will|'m|'re| am| are| always| usually| also|'m going to|'re going to|'m gon na|'re gon na)* us(?:e|ing)(?: (?:some|the|just|also))*(?: [\w-]+ (?:and|or|with))?`,
    example: ['And I use saline and heparin to keep the line open.', 'heparin'],
    unlike: ['We want you to use heparin twice a day.', 'heparin'],
  },
  {
    of: ['start'],
    before: String.raw`\b(?:extra|additional|one-?time|single|loading|stat) (?:doses?|shots?|tablets?|pills?)(?: of)?(?: the| your)?`,
    example: ['I give you an extra dose of prednisone.', 'prednisone'],
    unlike: ['I give you prednisone, no extra.', 'prednisone'],
  },
  // What is taken before some events alone.
  {
    of: ['takes', 'continue', 'refill'],
    after: String.raw` (?:only )?(?:prior to|before|ahead of|for) (?:any |my |your |his |her |the |all |some )?(?:dental|dentist\w*|procedures?|surger(?:y|ies)|flights?|flying|travel\w*|exams?|scans?|mris?)\b`,
    example: ['And cephalexin before dental work, right?', 'cephalexin'],
    unlike: ['And cephalexin before breakfast, right?', 'cephalexin'],
  },
]
