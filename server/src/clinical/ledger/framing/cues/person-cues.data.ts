import type { Cue } from './cue.ts'

const KIN = String.raw`(?:mother|mom|mum|father|dad|brother|sister|son|daughter|wife|husband|partner|grand\w+|aunt|uncle|cousin|niece|nephew)`
const OWN = String.raw`(?:(?:older|younger|oldest|youngest|eldest|little|big|own|late|teenage|middle) )*`

/** Whose a thing is: the clinician's own family, other patients, animals, and who sees to the patient. */
export const PERSON_CUES: readonly Cue[] = [
  // The clinician's own relatives and other patients are not part of this visit.
  {
    of: ['family', 'history'],
    by: 'clinician',
    polarity: 'present',
    sentence: String.raw`^(?!.*\b(?:your?|you're|you've)\b).*\b(?:i lost|i have|i had) (?:my|a|an) ${OWN}${KIN}\b|^(?!.*\b(?:your?|you're|you've)\b)(?:(?:actually|yes|yeah|oh|and|well) )*my ${OWN}${KIN}\b`,
    makes: 'nothing',
    example: ['I lost my brother to leukemia last spring.', 'leukemia'],
    unlike: ['You lost your brother to leukemia.', 'leukemia'],
  },
  {
    of: ['family', 'history', 'symptom', 'assessment'],
    by: 'clinician',
    polarity: 'present',
    sentence: String.raw`\b(?:i|we)(?:'ve)? (?:do |also |often |usually |just )*(?:have|see|had|get|know|treat)(?: got)? (?:a lot of|lots of|many|so many|several|plenty of|quite a few|a few|some|other|tons of) (?:other )?(?:people|patients|folks|women|men|guys|kids)\b`,
    makes: 'nothing',
    example: ['I have many patients that have gout and high uric acid.', 'gout'],
    unlike: ['I have many notes here that say you have gout.', 'gout'],
  },
  // What is often seen with an illness was not found in this one.
  {
    of: ['social', 'symptom', 'history'],
    by: 'clinician',
    polarity: 'present',
    before: String.raw`\b(?:we|you|i) (?:can |will |do )?(?:also |often |usually |sometimes |commonly )*see (?:this|that|it|these)(?: (?:a lot|often|sometimes|more|most|happen|commonly))*(?: (?:with|in|after|when|from))(?: (?:you know|people|patients|who|that|have|has|had|with|under|some|a|like))*`,
    makes: 'nothing',
    example: ['We often see this with poor sleep. Any trouble at home?', 'poor sleep'],
    unlike: ['I see that you came in with poor sleep.', 'poor sleep'],
  },
  // The shots of the animal that bit are not the patient's.
  {
    of: ['history', 'medication'],
    within: String.raw`\b(?:shots|vaccin\w+|immuni[sz]\w+|rabies)\b`,
    sentence: String.raw`^(?!.*\b(?:i|i'm|i've|my|your?|you're)\b).*\b(?:he|she|it|its|his|her|he's|she's|it's|they|the (?:dog|cat|animal))\b`,
    asked: [
      String.raw`\b(?:dog|cat|puppy|kitten|pet|animal|raccoon|bat|ferret|horse)\b`,
      'What kind of cat was it?',
    ],
    makes: 'nothing',
    example: ['A tabby. She is up to date on her shots.', 'up to date on her shots'],
    unlike: ['A tabby. I am up to date on my shots.', 'up to date on my shots'],
  },
  // What a parent feels or had is not the child's.
  {
    of: ['complaint', 'symptom'],
    within: String.raw`\b(?:worr(?:y|ied)|concerned|anxious|nervous|scared) (?:about|for) (?:our|my) (?:\w+ )?(?:${KIN}|baby|child|kids?|little (?:one|girl|boy)|boy|girl)\b`,
    makes: 'nothing',
    example: ['We are a bit worried about our son.', 'worried about our son'],
    unlike: ['I am worried about my heart.', 'worried about my heart'],
  },
  {
    of: ['history'],
    by: 'other',
    polarity: 'present',
    before: String.raw`\b(?:he|she|that|this|it)(?:'s| is| was) (?:actually )?my`,
    within: String.raw`\bpregnancy$`,
    makes: 'nothing',
    example: ['She was my second pregnancy.', 'second pregnancy'],
    unlike: ['This is her second pregnancy.', 'second pregnancy'],
  },
  // What a child or a partner does is no habit of the patient's.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:my|our) ${OWN}${KIN}\b(?: (?!but\b|and i\b|so i\b|i\b)[\w'-]+){0,8}? (?:he|she|they|who)(?:'s)? (?:also |just |really |always |actually )*(?:plays?|does|runs|goes to|is (?:in|on)|works|swims|dances)(?: (?:in|on|at|for|with|the|a|an|as))*`,
    makes: 'nothing',
    example: ['Our oldest son, he is nine and he plays club lacrosse.', 'club lacrosse'],
    unlike: ['Our oldest son is nine, and I play club lacrosse.', 'club lacrosse'],
  },
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:my|our) ${OWN}${KIN}\b(?: (?!but\b|and i\b|so i\b|i\b)[\w'-]+){0,8}? (?:he|she|they|who)(?: (?:also|just|really|always|actually))*`,
    within: String.raw`^(?:plays|does|runs|goes to|is (?:in|on)|works|swims|dances)\b`,
    makes: 'nothing',
    example: ['Our oldest son, he is nine and he plays club lacrosse.', 'plays club lacrosse'],
    unlike: ['Our oldest son is nine, and I play club lacrosse.', 'play club lacrosse'],
  },
  // What was asked of the patient, or of everybody and answered for oneself, is of the patient.
  {
    of: ['family'],
    by: 'clinician',
    before: String.raw`\bdo you have any (?:other )?(?:\w+ )?(?:conditions?|problems?|illness(?:es)?|issues?|diagnos[ei]s)(?: (?:like|such as|including))(?: (?!family\b)[\w-]+){0,12}`,
    sentence: String.raw`^(?!.*\b(?:family|${KIN}|parents?|siblings?|relatives?|run(?:s|ning)?)\b)`,
    makes: { kind: 'history', isOther: false },
    example: ['Do you have any other conditions, like asthma or gout?', 'gout'],
    unlike: ['Do you have any conditions like gout in the family?', 'gout'],
  },
  // What was given to a parent at the birth was not given to the child.
  {
    of: ['history', 'medication'],
    by: 'other',
    polarity: 'present',
    before: String.raw`\b(?:(?:gave|offered) me|i was (?:given|offered))(?: (?:an?|some|little|bit|of|the|just|only))*`,
    lately: String.raw`\b(?:labou?r|birth|born|deliver(?:y|ed)|epidural|pregnan\w+|c-section|caesarean|cesarean)\b`,
    after: String.raw`(?! (?:for|to give) )`,
    makes: 'nothing',
    example: ['When I was in labor they gave me some morphine.', 'morphine'],
    unlike: ['When he was born they gave me some morphine for him.', 'morphine'],
  },
  // What a relative gave to the child, the child had.
  {
    of: ['medication'],
    by: 'other',
    polarity: 'present',
    before: String.raw`^(?:(?:and|so|but|then|yesterday|last night) )*my (?:${KIN})(?: (?:just|then|already))? (?:gave|gives|has given|is giving) (?:him|her|the (?:baby|child|boy|girl|little one))(?: (?:an?|some|bit|of|the|just|only|little))*`,
    makes: { isOther: false },
    example: ['My sister gave him some Benadryl.', 'Benadryl'],
    unlike: ['My mum had a clot and they gave her Benadryl.', 'Benadryl'],
  },
]
