import type { Cue } from './cue.ts'

/** Habits and marriages that are over, and the patient's carers. */
export const LIFE_CUES: readonly Cue[] = [
  // A marriage with an end, and a habit that its own line ends.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:i|we|he|she) (?:was|were|used to be|had been)`,
    within: String.raw`^(?:happily )?married\b(?! in\b)`,
    sentence: String.raw`\bmarried (?:once |twice |before|for \w+)`,
    makes: { time: 'past' },
    example: ['I was married for six years.', 'married for six years'],
    unlike: ['I am married.', 'married'],
  },
  {
    of: ['social'],
    by: 'patient',
    polarity: 'present',
    within: String.raw`\b(?:alcohol|drink|drinking|drank|beers?|liquor|wine)\b`,
    next: String.raw`(?:(?:but|and|so|well|now) )*i(?:'m| am| do|'ve| have)? ?(?:(?:not|n't|no longer|don't)(?: been)? (?:drink\w*|drunk|touch\w*)(?: alcohol| it| that)?|stopped(?: drinking| it| that)?|quit(?: drinking| it| that)?)\b ?(?:any ?more|now|these days|since)\b`,
    makes: { time: 'past' },
    example: ["It was all the beer over the years. I don't drink anymore.", 'beer'],
    unlike: ['I like a beer. I am not working now.', 'beer'],
  },
  // 'Never touched a drop' has no 'drank' in it, and who is teetotal denies nothing by that word.
  {
    of: ['social'],
    polarity: 'present',
    within: String.raw`\bnever (?:\w+ )?(?:touch(?:ed)?|had|smoked|tried|done) (?:an? |any )?(?:cigarettes?|drop|drugs?|smoke|the stuff|alcohol)\b`,
    makes: { polarity: 'absent' },
    example: ['I have never touched a cigarette.', 'never touched a cigarette'],
    unlike: ['I have never tried to give up cigarettes.', 'never tried to give up cigarettes'],
  },
  {
    of: ['social'],
    polarity: 'absent',
    within: String.raw`^(?:\w+ ){0,2}(?:teetotal(?:l?er)?|wagon|off the (?:booze|drink))$`,
    sentence: String.raw`^(?!.*(?:\b(?:not|never|fell|fallen|came) |n't |\boff the wagon\b))`,
    makes: { polarity: 'present' },
    example: ['No, I am teetotal.', 'teetotal'],
    unlike: ["I'm not teetotal.", 'teetotal'],
  },
  {
    of: ['social'],
    within: String.raw`\bwagon$`,
    sentence: String.raw`\b(?:off|not on) the wagon\b`,
    makes: 'nothing',
    example: ['I fell off the wagon in June.', 'the wagon'],
    unlike: ['I am on the wagon.', 'on the wagon'],
  },
  // More than now is not once.
  {
    of: ['social'],
    within: String.raw`\bused to (?:drink|smoke|vape|exercise|run|walk|work out)(?: (?:a lot|much|way|even|quite a bit|far|a bit))? more\b`,
    makes: 'nothing',
    example: ['I used to smoke much more at college.', 'used to smoke much more'],
    unlike: ['I used to smoke at college.', 'used to smoke'],
  },
  // The patient's carers are not the patient's occupation.
  {
    of: ['social'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:i|we|he|she) (?:do |also |still |already |just )*(?:have|has|'ve got|got|see|sees)(?: (?:an?|my|the|his|her))*`,
    within: String.raw`^(?:an? |my )?(?:case ?(?:manager|worker)|social worker|care ?(?:coordinator|giver|r)|home health (?:aide|nurse)|nurse|sponsor|counsel?lor|therapist|health visitor)$`,
    makes: 'nothing',
    example: ['But I have a social worker, she is nice.', 'social worker'],
    unlike: ['I work as a social worker.', 'social worker'],
  },
  // A person being looked for is not an occupation.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:looking for|in need of|needs?|hire|hiring|find)(?: (?:to|me|us|find|hire|an?|some|good|new))*`,
    within: String.raw`^(?:an? |the )?(?:[\w-]+ ){0,2}(?:designer|plumber|electrician|contractor|lawyer|attorney|painter|landscaper|carpenter|mechanic|cleaner|nanny|babysitter|tutor|trainer|accountant|realtor|architect|builder|roofer|gardener|driver)$`,
    makes: 'nothing',
    example: ["I'm looking for a good plumber, if you know one.", 'plumber'],
    unlike: ['I work as a plumber.', 'plumber'],
  },
  // Being offered something is not a habit.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\boffer(?:s|ed|ing)?(?: to (?:give|get|buy|make|bring))? (?:me|him|her|us)(?: (?:an?|some|the|another|cup|of|glass))*`,
    within: String.raw`^(?:an? |some |the )?(?:cup of |glass of )?(?:coffee|tea|cigarettes?|beers?|wine|drinks?|energy drinks?|sodas?)$`,
    makes: 'nothing',
    example: ['My boss offered to get me a coffee.', 'a coffee'],
    unlike: ['I have a coffee in the morning.', 'a coffee'],
  },
  // Ounces of juice are not alcohol.
  {
    of: ['social'],
    by: 'patient',
    polarity: 'present',
    within: String.raw`^(?!.*\b(?:juice|water|milk)\b).*\b(?:drink|drank) .*\bounces\b`,
    lately: String.raw`^(?!.*\b(?:alcohol|beers?|wine|liquor|vodka|whisk(?:e)?y|rum|gin)\b).*\b(?:juice|water|milk)\b`,
    asked: [String.raw`^(?!.*\b(?:alcohol|drink\w*|beers?|wine|liquor)\b)`, 'And the cramps?'],
    makes: 'nothing',
    example: ['I tried prune juice. I only drink about six ounces.', 'only drink about six ounces'],
    unlike: ['I am fine. I only drink about six ounces.', 'only drink about six ounces'],
  },
  // What will be taken up again is not done yet.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:i'll|i will|i'm going to|i'm gon ?na|i am going to|i plan to|i hope to|i want to|i'd like to|we'll|we will|he'll|she'll)(?: (?:be|just|then|probably|hopefully|try|to|get|go|going|start))*`,
    within: String.raw`^(?:(?:be|get|getting|go|going|start|starting) )?back (?:at|to|in|into) (?:(?:the|my|a) )?(?:gym|pool|work|school|college|class(?:es)?|exercis\w+|running|swimming|sports?|training)\b`,
    makes: 'nothing',
    example: ['I will go back to the pool in May.', 'go back to the pool'],
    unlike: ['I go back to the pool every day.', 'go back to the pool'],
  },
]
