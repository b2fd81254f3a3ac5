import type { FactAttribute } from '@chartwright/contract/facts'
import type { Row } from '../words/rows.ts'

/** Attributes of which nobody has read the words: they are printed as they were said, or not at all. */
export const OPEN_MODIFIERS: ReadonlySet<FactAttribute> = new Set<FactAttribute>([
  'detail',
  'course',
  'quality',
  'trigger',
])

/** How a thing goes on or feels, in the word of a note. */
export const MODIFIERS_SAID: readonly Row[] = [
  [
    /^(?:including,? )?(?:but )?not limited to,? (?:the )?(?:risks? of )?(?=\w)/,
    'including ',
    'including but not limited to the risk of bleeding',
    'including bleeding',
  ],
  [
    /^not (?:quite |nearly )?as (?:much|bad|severe|heavy)(?: (?:any ?more|now|lately|as (?:before|it was)))+$/,
    'less than before',
    'not as much anymore',
    'less than before',
  ],
  [/^not any ?more$/, 'resolved', 'not anymore', 'resolved'],
  [
    /^not (?:too|that|so|very|terribly)(?: much)? (?:bad|troublesome|severe|painful)$/,
    'mild',
    'not too bad',
    'mild',
  ],
  [/^not (?:really )?going away$/, 'persistent', 'not going away', 'persistent'],
  [
    /^(?:is |has been |been |it's |slowly |starting to )*(?:going away|go away|clearing up|fading)$/,
    'resolving',
    'has been going away',
    'resolving',
  ],
  [
    /^(?:goes|go|going) away (?=(?:by|in|within|after|overnight|with|at)\b)/,
    'resolves ',
    'goes away within an hour',
    'resolves within an hour',
  ],
  [
    /^creeping up(?: (?:slightly|slowly|a (?:bit|little)))?$/,
    'slowly rising',
    'creeping up a bit',
    'slowly rising',
  ],
  [/^(?:did )?not (?:re)?solved?$/, 'without resolution', 'not solved', 'without resolution'],
  [/^(?:a )?dull ?ache$/, 'dull, aching', 'dullache', 'dull, aching'],
  [
    /^((?:sharp|dull|burning|stabbing|throbbing|aching|shooting|tight|deep)(?:,? (?:and|or) (?:sharp|dull|burning|stabbing|throbbing|aching|shooting|tight|deep))*) (?:pain|feeling|sensation)$/,
    '$1',
    'burning and sharp pain',
    'burning and sharp',
  ],
  [/^keeps? (?:on )?coming back$/, 'recurrent', 'keeps coming back', 'recurrent'],
  [
    /^(?:(?:heard|noted|seen) )?in the past$/,
    'previously noted',
    'in the past',
    'previously noted',
  ],
  [
    /^(?:much |about )*the same as (?=\w)/,
    'unchanged from ',
    'much the same as last year',
    'unchanged from last year',
  ],
  [/^healed(?: up)?(?: (?:nicely|well))?$/, 'healed', 'healed up nicely', 'healed'],
  [/^a (?:bit|little)(?: bit)? (better|worse)$/, 'slightly $1', 'a bit worse', 'slightly worse'],
  [
    /^(?:cut|cutting|gone|going) down(?: (?:a lot|quite a (?:bit|lot)|some))?$/,
    'has cut down',
    'cut down a lot',
    'has cut down',
  ],
  [
    /^(?:almost )?like an? (\w+) (?:pain|sensation|feeling)$/,
    '$1',
    'almost like a throbbing pain',
    'throbbing',
  ],
  [
    /^(deep|dull|sharp|constant),? (?:achy|aching)(?: pain)?$/,
    '$1, aching',
    'deep achy pain',
    'deep, aching',
  ],
  [
    /^(\w+ing) (?:it|them)(?: (?:up|down))?\b/,
    '$1',
    'lifting it up onto the shelf',
    'lifting onto the shelf',
  ],
]

/** A modifier in such words is left out: it is an answer, a doubt, half a clause or a number alone. Each row with an example. */
export const SPOKEN_MODIFIERS: readonly (readonly [words: RegExp, example: string])[] = [
  [/\b(?:probably|possibly|possible|perhaps|might|may|could|think|wonder|suspect)\b/, 'probably'],
  [/\b(?:it|they|them|she|he|him|these|those|one of)\b/, 'passed a couple of them'],
  [
    /\b(?:that|this)\b(?! (?:morning|afternoon|evening|week|month|year|spring|summer|autumn|fall|winter)\b)/,
    'decrease that over time',
  ],
  [
    /^(?:not|no)(?: (?:really|at all|myself|specifically|necessarily|ongoing))*(?:, no)?$/,
    'not really, no',
  ],
  [/^not (?:that|like|with|as|in|the|even)\b/, 'not the whole way'],
  [/^(?:gotten|been|having)\b/, 'gotten a bit lighter'],
  [/^nothing\b/, 'nothing more than five pounds'],
  [
    /^(?!when|while|after|before)(?:.* )?(?:went|goes|gets|got|did|does|was|were|is|are|had|has|have|feels?|felt|seems?|seemed|woke|built|decided|passed|gone|tried|hurt|ca|cannot|weaned|weened|cleaned)\b/,
    'went back to the stomach one',
  ],
  [
    /^(?:pretty|fairly|quite|much|slightly|a (?:little|bit|lot)|about|around|still|now|equally|both|bilaterally|regular(?:ly)?|fairly regular|more|most|less|continue|associated|clear|not very clear)$/,
    'equally',
  ],
  [
    /^(?:(?:about|at|at least|almost|and|over|or|point|half|an?|percent|hundred|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|zero|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,/]*|[.%])(?:[ .]+|$))+$/,
    'one sixty nine over seventy four',
  ],
  [/(?:^|\b)(?:on|in|from|for|until|over|about|because)$/, 'put a hold until'],
  [/^(?:\w|ca n|has n)$/, 'x'],
  [/\w[.?!] \w/, 'no cast. not yet'],
  [
    /['’]s (?:gotten|got|been|getting|going|gone|not|still|all|an?|the|just)\b/,
    "the other one's gotten bigger",
  ],
  [/\bremember(?:ing)?\b/, 'if remembering right'],
  [/^(?:so |very |really )?hard to (?:detect|tell|say|describe|explain)$/, 'hard to say'],
  [/^under consideration$/, 'under consideration'],
  [/^\w+ed a lot$/, 'scratched a lot'],
  [/^(?:ate|drank) something\b/, 'ate something off'],
  [/^headachy\b/, 'headachy feeling'],
  [/^(?:call|ring|keep|give|referral)(?: \w+){0,2} ?(?:off|one|back|us)$/, 'referral off'],
  [/^(?:very|real|super|so|too|most)$/, 'very'],
  [
    /^going to the (?:toilet|bathroom|loo)\b.*\b(?:often|lot|more)\b/,
    'going to the toilet quite often',
  ],
  [/^get back to normal$/, 'get back to normal'],
  [
    /^(?:extremely|increasingly|equally|really|slightly|fairly|particularly|especially|remotely|certainly|definitely|actually|basically)$/,
    'extremely',
  ],
  [
    /^(?:when |while |if )?(?:walking|climbing|running|going|stepping) (?:up|down|up and down|into|onto|through)$/,
    'walking up',
  ],
  [
    /^(?:when |while |if )?(?:playing|doing|getting|taking|going|having|making|putting|using|trying|being)$/,
    'when playing',
  ],
  [/^(?:heard|noted|noticed|found|appreciated|present|there)$/, 'heard'],
  [
    /^(?:(?:relatively|pretty|fairly|quite|all|doing|very) )*(?:okay|ok|fine|good|well|normal)$/,
    'relatively okay',
  ],
  [/^(?:almost )?(?:like )?(?:someone|somebody|something) sitting$/, 'someone sitting'],
]

/** What limits a denial: 'not like every day' is now and then. */
export const LIMITS_DENIAL: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /^not (?:like|as|so|too|very|that) (?:bad|much|often|severe|strong|every ?day)\b/,
    'not like everyday',
  ],
  [/^(?:only|just|except|besides|apart from|other than|unless)\b/, 'only at night'],
  [/^nothing (?:as|too|very|so|major|substantial|serious|like|new)\b/, 'nothing as severe'],
  [/^but\b/, 'but not usually. there was one three weeks ago.'],
  [/^not (?:with|during) /, 'not with them'],
  [/\b(?:don't|can't|do not|cannot) (?:really )?(?:remember|recall)\b/, "i don't remember any"],
]

/** How to get in touch, as it stands beside a sign to come back with. */
export const CONTACTS_SAID: readonly Row[] = [
  [
    /^(?:to )?(?:give(?: (?:me|us)(?: a (?:call|ring))?)?|(?:call|ring|phone|contact)(?: (?:me|us|back))?|let (?:me|us) know)$/,
    'call',
    'give me a call',
    'call',
  ],
  [/^.*\bnine nine nine\b.*$/, 'call 999', 'ring nine nine nine', 'call 999'],
  [/^.*\bone one one\b.*$/, 'call 111', 'one one one', 'call 111'],
]

/** What a drug did, where it was said of it. */
export const RELIEFS_SAID: readonly Row[] = [
  [
    /^(?!.*\bat all\b).*(?:(?:n['’]t|\bnot) really\b.*\b(?:help|work)\w*|(?:n['’]t|\bnot)\b.*\b(?:help|work)\w* (?:that |very )?(?:much|well))\b.*$/,
    'little',
    'not really helping',
    'little',
  ],
  [
    /^.*(?:n['’]t|\b(?:not|none|nothing|never))\b.*\b(?:help\w*|work\w*|relie\w+)\b.*$/,
    'none',
    'none of them really seemed to be helping',
    'none',
  ],
  [/^(?:it )?(?:did|does) ?n['’]t$/, 'none', "it didn't", 'none'],
  [
    /^(?:(?:it|that|they) )?(?:(?:did|does|do|has|have|had) ?(?:n['’]t|not)|never) (?:really |actually )?(?:do|does|did|done) (?:anything|a thing|much)(?: at all)?(?: for (?:me|him|her|it))?$/,
    'none',
    "that didn't do anything for me",
    'none',
  ],
  [
    /^(?:(?:it|that|they) )?(?:really |usually )?(?:works?|worked)(?: (?:really|pretty|very))?(?: well| fine| great)?(?: for (?:me|him|her))?$/,
    'good',
    'that works for me',
    'good',
  ],
  [
    /^.*(?:n['’]t|\b(?:not|never))\b.*\bimprov\w+\b.*$/,
    'none',
    'did not really improve the itching',
    'none',
  ],
  [
    /^(?:an? (?:bit|little)(?: bit)?|slightly|somewhat) better$/,
    'slight',
    'a little bit better',
    'slight',
  ],
  [
    /^help(?:s|ed|ing)? (?:some|somewhat|a (?:little|bit|little bit))$/,
    'some',
    'helped some',
    'some',
  ],
  [
    /^(?:it |that )?(?:gave|gives|brought|provided) (?:me |him |her )?(some|slight|partial|temporary|good) relief$/,
    '$1',
    'gave me some relief',
    'some',
  ],
  [
    /^(?:(?:it|that|they) )?(?:(?:can|does|do|did|will) )?(?:take|takes|took|taken|taking) the edge off(?: a (?:bit|little))?$/,
    'partial',
    'it does take the edge off a bit',
    'partial',
  ],
  [
    /^(?:tak(?:es|en) care of it|(?:really )?help(?:s|ed)(?: a lot)?)$/,
    'good',
    'takes care of it',
    'good',
  ],
]

/** What is said beside a drug and tells nothing of it. */
export const BESIDE_DRUGS: readonly (readonly [words: RegExp, example: string])[] = [
  [/^on the (?:clock|dot|button)$/, 'on the dot'],
  [/^(?:interchangeably|alternately|back and forth)$/, 'interchangeably'],
  [/^not (?:optimal|ideal|great)$/, 'not ideal'],
  [/^(?:started|starting|starts|began|begins) to \w+/, 'began to bother the stomach'],
  [/^still (?:hurts?|hurting|sore|painful|in pain)\b/, 'still sore in the evening'],
]

const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)'

/** At what age a relative had it. */
export const FAMILY_AGES: readonly Row[] = [
  [
    new RegExp(
      `^(?:at |at age |when (?:he|she) was )((?:\\d\\d|${TENS})(?:[- ]${ONES})?)(?: years old)?$`,
    ),
    'at age $1',
    'at fifty-two',
    'at age fifty-two',
  ],
  [
    new RegExp(`^(?:around|about) (?:age )?((?:\\d\\d|${TENS})(?:[- ]${ONES})?)(?: years old)?$`),
    'at about age $1',
    'around seventy',
    'at about age seventy',
  ],
]

/** On what side of a family a relative is. */
export const FAMILY_SIDES: readonly Row[] = [
  [
    /^(?:on )?(?:my |her |his |the )?(?:mother|mom|mum|maternal)(?:['’]?s)?(?: side)?(?: (?:grand\w+|aunt|uncle|cousin)s?)?$/,
    'maternal',
    "mother's",
    'maternal',
  ],
  [
    /^(?:on )?(?:my |her |his |the )?(?:father|dad|paternal)(?:['’]?s)?(?: side)?(?: (?:grand\w+|aunt|uncle|cousin)s?)?$/,
    'paternal',
    "on my dad's side",
    'paternal',
  ],
]
