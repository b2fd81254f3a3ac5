import type { Cue } from './cue.ts'

const DET = String.raw`(?:the|your|my|that|this|his|her|any|an?|some|of|those|these|certain|other|even)`
const OF_DRUGS = ['takes', 'took', 'start', 'continue', 'mentioned', 'offered'] as const
const NOT_ALLOWED = String.raw`(?:can't|cannot|can not|shouldn't|should not|mustn't|must not|(?:aren't|are not|'re not|isn't|is not|'s not) (?:able|allowed|supposed) to|(?:won't|will not) be able to)`
const REACTION = String.raw`(?:itch\w*|blotch\w*|wheez\w*|blisters?|rash(?:es)?|hives|swelling|swelled|reactions?|reacted(?: \w+)?|allergic|anaphyla\w+|intolerant|sensitive)`
const REACTED = String.raw`(?:(?:made|makes|gave|gives|had) me (?:\w+ ){0,3}(?:itch\w*|rash|hives|swell\w*)|(?:itched|swelled) me|broke me out|(?:brought|made) me (?:come )?out in|i (?:broke out|came (?:out|up) in|swelled up|swole up|got (?:a rash|hives|itchy)))`
const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|seventy-five|eighty|ninety|hundred)'
const REACTS = String.raw`\b(?:asthma|wheez\w*|rash\w*|hives|swell\w*|swol\w*|blotch\w*|itch\w*|anaphyla\w*|allerg\w*|blisters?|throat|breathe)\b`
const OTHER_THAN = String.raw`(?:other than|besides|apart from|aside from|except(?:ing)?(?: for)?|in addition to|on top of|as well as)`

/** Drugs that are named because they are forbidden, harmed somebody or are known already. */
export const DRUG_NAMED_CUES: readonly Cue[] = [
  {
    of: OF_DRUGS,
    by: 'clinician',
    before: String.raw`\b(?:you|he|she|they|we) ?${NOT_ALLOWED}(?: really| actually| just)? (?:take|use|have|be on|give (?:you|him|her))(?: ${DET})*`,
    makes: { status: 'advise', polarity: 'absent', time: 'future' },
    example: ["It is hard, because you can't take any of those decongestants.", 'decongestants'],
    unlike: ["You can't sleep, so take some decongestants.", 'decongestants'],
  },
  // A drug that somebody reacted to is an allergy.
  {
    of: ['takes', 'took', 'mentioned', 'continue'],
    polarity: 'present',
    before: String.raw`\b${REACTION}(?: reactions?)? (?:with|to|from|after(?: taking)?)(?: ${DET})*`,
    makes: { kind: 'allergy', status: '', time: 'now' },
    example: ['It says here that you had hives with the cefalexin.', 'cefalexin'],
    unlike: ['The rash was treated with cefalexin.', 'cefalexin'],
  },
  {
    of: ['takes', 'took', 'mentioned', 'continue'],
    polarity: 'present',
    by: 'patient',
    after: String.raw`(?: \w+){0,3} (?:and|but|that|which|it)(?: (?:it|that|then|just|really|also))* ${REACTED}\b`,
    makes: { kind: 'allergy', status: '', time: 'now' },
    example: ['They gave me cefalexin once and it made me itch all over.', 'cefalexin'],
    unlike: ['I took cefalexin because I got itchy.', 'cefalexin'],
  },
  {
    of: ['takes', 'took', 'mentioned', 'start'],
    polarity: 'present',
    by: 'patient',
    asked: [
      String.raw`\b(?:allerg(?:y|ies|ic)|reactions? to|react(?:ed)? to)\b(?!.*\b(?:take|taking|medications? (?:are|do|is)|on any|other (?:medications?|meds))\b)[^.!]*$`,
      'And do you have any allergies to medicines?',
    ],
    after: String.raw`(?! (?:\d+|${COUNT}|since (?:my|the|i))\b)`,
    within: String.raw`^(?!.* (?:\d+|${COUNT})$)`,
    lately: String.raw`^(?!.*(?:\b(?:no|not|none|nope|never|nothing)\b|n't\b)).*$`,
    before: String.raw`^(?: ?(?:yes|yeah|yep|just|only|i|i'm|i am|think|there|was|is|it's|it|one|an?|the|some|antibiotic|medicine|tablets?|drug|something|called|to|allergic|maybe|and|also|or|had|a reaction))*`,
    makes: { kind: 'allergy', status: '', time: 'now' },
    example: ['Yes, I think there was one called cefalexin.', 'cefalexin'],
    unlike: ['Not to medicines. After my operation I had cefalexin.', 'cefalexin'],
  },
  {
    of: ['takes', 'took', 'mentioned', 'start', 'declined', 'offered'],
    by: 'patient',
    before: String.raw`\b${NOT_ALLOWED} (?:\w+ )?(?:take|have|use|be given|give (?:me|him|her|them)|touch|go near|tolerate|do)(?: ${DET})*`,
    sentence: REACTS,
    makes: { kind: 'allergy', status: '', time: 'now', polarity: 'present' },
    example: ["I can't have naproxen, it starts my wheezing.", 'naproxen'],
    unlike: ["I can't have naproxen, it's my kidneys.", 'naproxen'],
  },
  {
    of: ['takes', 'took', 'mentioned', 'start', 'declined', 'offered'],
    by: 'patient',
    within: String.raw`^(?:i |we |he |she )?${NOT_ALLOWED} (?:\w+ )?(?:take|have|use|be given|give (?:me|him|her|them)|touch|go near|tolerate|do)\b`,
    sentence: REACTS,
    makes: { kind: 'allergy', status: '', time: 'now', polarity: 'present' },
    example: ["I can't have naproxen, it starts my wheezing.", "can't have naproxen"],
    unlike: ["I can't have naproxen, it's my kidneys.", "can't have naproxen"],
  },
  // What was had and did no harm is no allergy, nor is what is taken in the next breath.
  {
    of: ['allergy'],
    polarity: 'present',
    by: 'patient',
    after: String.raw`(?: \w+){0,5} (?:and|but) (?:he|she|i|it|they|that)(?:'s|'re|'m| is| was| were| did)? (?:been |always |just |totally |completely |absolutely )*(?:fine|ok|okay|all right|alright|no (?:trouble|problem)s?|had no)\b`,
    makes: 'nothing',
    example: ["She's had cefalexin before and she was fine.", 'cefalexin'],
    unlike: ['Cefalexin, and I was covered in hives.', 'Cefalexin'],
  },
  {
    of: ['allergy', 'takes', 'took'],
    by: 'patient',
    after: String.raw`[ .…–-]*no (?:wait |sorry )?(?:that's|that is|that was|it's|it is|it was) (?:my (?:sister|brother|mum|mom|mother|dad|father|wife|husband|son|daughter|partner)|(?:fine|okay|ok|all right|alright|gone)\b|not me\b)`,
    makes: 'nothing',
    example: ["And nickel... no, that's my brother.", 'nickel'],
    unlike: ["And nickel. No, that's all.", 'nickel'],
  },
  {
    of: ['allergy'],
    polarity: 'present',
    by: 'patient',
    after: String.raw` (?:(?:\d+|${COUNT}(?:[ -]${COUNT})?)(?: (?:mg|milligrams?))?(?: (?:since|once|twice|a day|daily|every|in the|at night|for)\b|$)|since (?:my|the|i)\b|(?:once|twice) a day\b)`,
    makes: { kind: 'medication', status: 'takes', time: 'now' },
    example: ['Just clopidogrel, seventy-five, since my stroke.', 'clopidogrel'],
    unlike: ['Just clopidogrel, since you ask.', 'clopidogrel'],
  },
  // What came of a drug is none.
  {
    of: ['allergy'],
    polarity: 'present',
    within: String.raw`^(?:(?:all|really|very|and|a|bit) )*(?:wheezy|blotchy|itchy|swollen|sick|dizzy|red|covered)$|^(?:my |his |her )?(?:lips?|face|tongue|throat|eyes?)\b.*\b(?:swel\w*|swol\w*|puff\w*)`,
    makes: 'nothing',
    example: ['He went all wheezy with it.', 'wheezy'],
    unlike: ['Allergic to red dye.', 'red dye'],
  },
  // What helps is taken still.
  {
    of: ['took'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\bonly(?: the| my)?`,
    after: String.raw`(?! (?:before|until|back)\b)`,
    next: String.raw`(?:it|that) (?:does |still |sometimes |usually |only |really )*(?:gives?|helps?|works?|takes?|eases?)\b`,
    makes: { status: 'takes', time: 'now' },
    example: ['Only tramadol did anything. It still gives me some hours of sleep.', 'tramadol'],
    unlike: ['Only tramadol did anything. It gave me some hours of sleep.', 'tramadol'],
  },
  // What the needle goes into is no drug.
  {
    of: ['takes', 'took', 'start', 'mentioned'],
    before: String.raw`\binto(?: (?:the|my|your|his|her|both|each|left|right))*`,
    within: String.raw`^(?:the |my |your )?(?:(?:left|right) )?(?:piriformis|trapezius|deltoid|gluteus(?: \w+)?|bursa|joint|knees?|hips?|shoulders?|back|spine|foot|feet|heels?|wrists?|elbows?|neck|facets?|tendon|muscles?|si joints?)$`,
    makes: 'nothing',
    example: ['I had a few shots into the trapezius.', 'trapezius'],
    unlike: ['I had a few shots of cortisone into the trapezius.', 'cortisone'],
  },
  // One of several that a question names is nobody's until somebody says which.
  {
    of: ['takes'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:do|did|have|are) you\b[^.?!]*\b(?:like|such as) (?:\w+ ){0,4}or`,
    makes: 'nothing',
    example: ['Do you take any decongestants like Sudafed or Afrin?', 'Afrin'],
    unlike: ['You take decongestants like Sudafed or Afrin.', 'Afrin'],
  },
  // Of what one took the first dose one goes on to take.
  {
    of: ['took'],
    polarity: 'present',
    within: String.raw`^(?:the |my |our )?first (?:dose|shot|injection|pill|tablet) of\b(?!.*\b(?:vaccine|booster|covid|flu|antibiotic)\b)`,
    sentence: String.raw`^(?!.*\b(?:hives|rash|swell\w*|swollen|reaction|allerg\w*|itch\w*|stopped|quit|sick|threw up|vomit\w*|after)\b)`,
    makes: { status: 'takes', time: 'now' },
    example: ['I took my first dose of the estradiol in May.', 'first dose of the estradiol'],
    unlike: ['I took my first dose of the estradiol and got hives.', 'first dose of the estradiol'],
  },
  // 'Anything other than the gabapentin?' — 'No.': it is the one that is taken.
  {
    of: ['takes', 'took', 'mentioned', 'continue'],
    polarity: 'absent',
    before: String.raw`\b${OTHER_THAN}(?: ${DET})*`,
    makes: { polarity: 'present', status: 'takes', time: 'now' },
    example: ['Do you take anything other than the gabapentin?', 'gabapentin'],
    unlike: ['Other than that, do you take gabapentin?', 'gabapentin'],
  },
  {
    of: ['takes', 'took', 'mentioned', 'continue'],
    polarity: 'absent',
    within: `^${OTHER_THAN} (?!that\\b)`,
    makes: { polarity: 'present', status: 'takes', time: 'now' },
    example: ['Do you take anything besides the gabapentin?', 'besides the gabapentin'],
    unlike: ['Do you take gabapentin?', 'gabapentin'],
  },
  // What is asked of how it does is taken now.
  {
    of: ['took'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:put|started|placed|has|had|have|got|gave|prescribed)(?: (?:you|him|her))?(?: (?:on|back on))?(?: ${DET})*`,
    after: String.raw`(?: \w+){0,6} (?:is|are) (?:that|it|they|you)(?: is (?:that|it))? (?:help\w*|work\w*|mak\w+|do\w+|still|go\w+|tak\w+)\b`,
    makes: { status: 'takes', time: 'now' },
    example: ['They gave you a sleeping pill, and is that helping?', 'sleeping pill'],
    unlike: ['They gave you a sleeping pill, did that help?', 'sleeping pill'],
  },
  {
    of: ['took'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:put|started|placed|has|had|have|got|gave|prescribed)(?: (?:you|him|her))?(?: (?:on|back on))?(?: ${DET})*`,
    next: String.raw`(?:(?:so|and|okay) )*(?:how (?:is|are|'s) (?:that|it|you|they)\b|(?:is|are) (?:that|it|they) (?:help|work|mak|do)\w+|(?:is|was) (?:that|it) new\b|have you (?:ever )?been on (?:that|it|this|those) before)`,
    makes: { status: 'takes', time: 'now' },
    example: ['Dr Hall put you on gabapentin. How is that working?', 'gabapentin'],
    unlike: ['Dr Hall put you on gabapentin. How did that work?', 'gabapentin'],
  },
  {
    of: ['took'],
    polarity: 'present',
    sentence: String.raw`^(?!.*\b(?:were|was|used to|before|been|had|stopped|previously|prior|tried)\b(?! to\b))`,
    lately: String.raw`\b(?:currently|presently|still|at the moment)(?: just| only)? (?:taking|on|using|take|use)\b(?!.*\b(?:stopped|used to|previously|no longer|came off|quit|took|tried|before)\b)`,
    makes: { status: 'takes', time: 'now' },
    example: ["So you're currently taking vitamin D, iron, and then gabapentin.", 'gabapentin'],
    unlike: ["You're currently taking iron, and you used to take gabapentin.", 'gabapentin'],
  },
  // What is recommended is not taken yet.
  {
    of: ['takes'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:recommend(?:ed|ing)?|advised?|advising|suggest(?:ed|ing)?|instructed|counseled)\b(?:(?!\b(?:he|she|i)(?:'s| is| was|'m| am)\b).){0,60}`,
    within: '^(?:taking|to take|using|to use|try(?:ing)?) ',
    makes: { status: 'advise', time: 'future' },
    example: ['I recommended resting it tonight and taking naproxen.', 'taking naproxen'],
    unlike: ['I see that you are taking naproxen.', 'taking naproxen'],
  },
  // How somebody is, and no drug.
  {
    of: ['takes', 'took', 'start', 'continue', 'mentioned'],
    within: '^(?:very|really|pretty|quite|too|extremely|fairly|super) [a-z]+$',
    makes: 'nothing',
    example: ["I've been very careful with it.", 'very careful'],
    unlike: ['I take metformin.', 'metformin'],
  },
]
