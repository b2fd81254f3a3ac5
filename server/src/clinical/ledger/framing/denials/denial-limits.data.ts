/**
 * Words with which a denial is taken back in part, as plain speech (see `plainSaid`): each row with an
 * answer that it limits and one that it does not.
 */
export const DENIAL_LIMITS: readonly (readonly [limit: RegExp, limited: string, plain: string])[] =
  [
    [
      /^(?:(?:oh|well|no) ?)*not (?:usually|normally|always|generally|often|every time|all the time)\b/,
      'Not usually. But there was one, three weeks ago.',
      'Not at all.',
    ],
    [
      /^(?:(?:oh|well|no)[ .]+)*not (?:really|much|particularly)\b.{0,60}?\b(?:but (?!i can)|the odd|sometimes|occasionally|now and (?:then|again)|i've had|i had|i did have)\b/,
      "Not really, no. I've had the odd moment, in the car.",
      'No, not really.',
    ],
    [
      /^(?:(?:oh|well|um)[ .]+)*no[ .]+(?:(?:oh|well|um|wait|actually)[ .]+)*(?:yes|yeah|yep)\b/,
      "No. Yes. It's too big.",
      'No. It never did, yes.',
    ],
    [
      /\b(?:i|we) (?:don't|can't|couldn't) (?:really )?(?:remember|recall) (?:any|that|it|there)\b/,
      "I don't remember any bug.",
      "I don't remember, no.",
    ],
    [
      /\bnothing (?:new|fresh|out of the ordinary)\b/,
      "I've always got a bit of backache, but nothing new.",
      'Nothing at all.',
    ],
    [
      /\b(?:no|not|nothing) (?:more|worse|different) than (?:normal|usual|always|before)\b/,
      'No more than usual.',
      'No more of that.',
    ],
    [
      /\bnot (?:in|on|over|around|across) (?:all|both|every|each)\b(?! (?:those |these |the |my )?(?:time|years|months|weeks|days)\b)/,
      'Not in all of my toes.',
      'Not in my toes.',
    ],
    [/\bunless you count\b/, 'No. Unless you count that pink bit.', 'No, and you can count on it.'],
    [
      /^(?:(?:oh|well|no)[ .]+)*not [\w ]{1,20}\bas such\b/,
      'Not pain as such. It is tight.',
      'No.',
    ],
    [
      /^(?:(?:oh|well|no)[ .]+)*not (?:with|during|after) (?:them|it|that|this|those|these)\b/,
      'Not with them. I get a burning here sometimes.',
      'Not with my heart.',
    ],
    [
      /^(?:(?:oh|well|no)[ .]+)*(?:i|we) (?:can't|cannot|can not|couldn't|could not) (?:really )?(?:see|tell|say|feel) (?:any|anything|that|for sure)\b/,
      "I can't see any. He won't open very wide.",
      "I can't sleep.",
    ],
    [
      /\bdon't know (?:if|whether) (?:it|that|this|they)\b/,
      "There was something crusty, but I don't know if that was his ear.",
      "No, I don't know him.",
    ],
    [/\bbut otherwise no\b/, "It'll ache a little when I fly but otherwise no.", 'Otherwise no.'],
    [
      /^(?:(?:oh|well) )?no\b.*\b(?:apart from|except(?: for| when| if)?|unless) (?!that no\b|this\b|that i'm (?:fine|good|well)\b)/,
      'No, apart from the one on Sunday.',
      'Apart from that, no.',
    ],
    [
      /(?:\b(?:no|not)|n't)\b[^.]{0,60}\b(?:at the moment|right now|currently|these days|lately|recently|this time|today|now) but\b/,
      "I haven't had a fever at the moment, but I did when it started.",
      'Not at the moment.',
    ],
    [
      /(?:^|[. ])not (?:not )?(?:with|on|in|from|for|to|by|since) [\w' ]{1,45} but (?:i|we|he|she|they|it|there|my|on|in|one|some)\b/,
      'Not with you, but I did years ago.',
      'Not in the morning.',
    ],
    [
      /^(?:(?:oh|well|no|um)[ .]+)*not (?:recently|lately|(?:in|for) (?:a (?:long |good |little )?while|(?:quite )?some time|(?:(?:a|many|several|quite|few|couple|of|\w+) ){0,3}(?:weeks|months|years)|a long time|ages))\b/,
      "Not in a while, it's been quite a few months.",
      'Not for me.',
    ],
    [
      /^(?:(?:oh|well|um|no|it|i|they|there|he|she|not|really|just|that|it's)[ .-]+)*(?:not|\w+n't)\b(?: (?!thanks?\b|all\b)[\w']+){0,6} (?:that|too|very|quite as|as|all that|terribly) (?:much|bad|badly|often|severe|severely|many)\b/,
      "It didn't seem to swell that much.",
      'Not at all, thanks very much.',
    ],
    [
      /^(?:(?:oh|well|no|um)[ .]+)*not (?:currently|presently|right now|as of now|as we speak|just now|this minute)\b/,
      'Not currently, no.',
      'Not that I know of.',
    ],
    [
      /^(?:(?:oh|well|no|um)[ .]+)*(?:not|nothing) (?:really|much)\b.{0,40}\bthe (?:same|usual)\b/,
      "Not really, it's just the usual things.",
      'Not really, no.',
    ],
    [
      /n't been \w+ing\b.{0,20}\b(?:the |this )(?:past|last|whole)? ?(?:few days|couple of days|week|two weeks|month)\b/,
      "I haven't been exercising for maybe the past week.",
      "I haven't been exercising.",
    ],
    [
      /\b(?:no|nope|not|nothing|none)\b[^.]{0,25}\b(?:on (?:a|the|any) (?:regular|daily) basis|regularly|religiously)\b/,
      'No, nothing on a regular basis.',
      'No, I walk every day.',
    ],
    [
      /(?:n't|\bnever|\bnot)\b[^.]{0,90}\bwithout (?!any (?:problem|trouble|issue)s?\b)/,
      "I don't think she has ever taken sleeping pills without asking.",
      'No, I can walk without pain.',
    ],
    [
      /\bprobably not (?:the case|it|that|so)\b/,
      'I thought I had lupus, but they told me that was probably not the case.',
      'Probably not.',
    ],
    [
      /^(?:(?:oh|well|um|no|hmm)[ .]+)*(?:i (?:don't|didn't) (?:think|believe) (?:so|i (?:did|have|do|was|had))|not that i(?:'ve| have)? (?:know|knew|remember|recall|noticed|can (?:think|remember|recall))(?: of)?)\b[^.?!]{0,20} but (?!otherwise\b|thanks?\b|i'm (?:fine|good|okay)\b)/,
      "I don't think so, but I can't remember landing.",
      "I don't think so.",
    ],
    [
      /^(?:(?:oh|well|um)[ .]+)*(?:no|not any) (?:real |major |big )*(?:trouble|problems?|issues?|difficult(?:y|ies)|pain|discomfort) (?:at|with|in|on|when|while|during|after|before|for|(?!swallowing|breathing|sleeping|urinating)\w+ing)\b[^.?!]{1,40} but\b/,
      'No trouble with soup, but bread gets stuck.',
      'No trouble with it.',
    ],
    [
      /^(?:(?:oh|well|um|to be honest|honestly)[ .]+)*i (?:haven't|have not|didn't|never) (?:really |actually |even )*(?:looked|checked|measured|paid (?:any )?attention|taken (?:it|my temperature))\b/,
      "I haven't looked, to be honest.",
      "I haven't had any.",
    ],
    [
      /^(?:(?:oh|well|um)[ .]+)*no[ .]+(?:it's |that's )?(?:just|only|mostly|mainly) (?:(?:on|in|at|over) )?(?:the|my|his|her|one|this) (?:left|right|front|back|top|bottom|inside|outside|upper|lower|one)\b/,
      'No, only the left one.',
      'No, only my sister.',
    ],
    [
      /^not \w+ i (?:just|only) (?:used to|tried)\b/,
      'Not addiction, I just used to take pills.',
      'Not addiction, no.',
    ],
  ]

/** How a sentence begins that takes back what the one before it denied. */
export const TAKES_BACK: readonly (readonly [said: RegExp, limited: string, plain: string])[] = [
  [
    /^(?:unless you count|except|apart from)\b/,
    'No bleeding since then. Unless you count that pink bit.',
    'No bleeding. Count on it.',
  ],
  [
    /^(?:actually|well) i (?:did|had|have|was|got|\w+ed)\b.*\b(?:once|one|twice|a couple|a few|last (?:week|month|year)|ago)\b/,
    "I've never passed out. Actually, I fainted once when I was pregnant.",
    'I never passed out. Well, I had none.',
  ],
]

/** The other one at home says that it was so. */
export const CONTRADICTED =
  /^(?:(?:no|well|actually|yes|oh|mum|mom|dad)[ .]+)*(?:you|he|she) (?:did|do|does|have|has|had|was|were|slipped|fell|fainted|tripped|passed out|threw up|coughed)\b(?!(?:n't| not| never)\b)/

/** 'His foot goes a little.': what the other one sees. */
export const SEEN_BY_OTHER =
  /^(?:(?:no|well|actually|yes|oh)[ .]+)*(?:his|her|your) \w+ (?!(?:is|are) (?:fine|good|okay|ok)\b)\w+/

/** What the patient says after the other one has spoken. */
export const OWNS_UP =
  /^(?:(?:well|okay|ok|all right|alright|yes|yeah|oh|fine)[ .]+)*i (?:had|did|fell|have|was|got)\b(?!(?:n't| not| never)\b)/

/** What a denial of other allergies leaves out. */
export const BESIDES = /^[^.?!]*\b(?:besides|apart from|other than|except(?: for)?|aside from)\b/

/** A bad reaction that is told in place of an allergy. */
export const REACTED =
  /\b(?:made (?:me|him|her) (?:\w+ )?(?:sick|ill|hallucinate|itch|dizzy|throw up|vomit|feel|poorly|wheez\w*)|(?:came|broke|come) (?:up|out) (?:in|all|like|with)|(?<!(?:no|not|any|without|or) )(?:blistered|swelled up|swelled)|brought (?:me|him|her) out|gave (?:me|him|her) (?:a |an |the )?(?:rash|hives|diarrh\w+|upset)|just the (?:cough|rash|sickness)|can't (?:take|tolerate|have)|bad reaction|didn't agree)\b/

/** What is left out of a yes. */
export const EXCEPT = /\b(?:except|apart from|all but|besides|other than|not the|just not)\b/
