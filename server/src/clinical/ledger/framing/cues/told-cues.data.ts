import type { Cue } from './cue.ts'

const FELT = ['symptom', 'complaint'] as const
const EXAMINES = String.raw`(?:push|press|touch|tap|squeeze|palpate|poke|bend|lift|move|twist|rotate|pull|straighten)`
const SOMEBODY = String.raw`(?:somebody|someone|people|anybody|anyone|others|friends|coworkers|a (?:person|friend|colleague|coworker|neighbou?r)|the (?:neighbou?rs?|guys?|person))`
const RELATION = String.raw`(?:wife|husband|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|brother|sister|son|daughter|roommate|flatmate|parents?|family)`

const DRINKS = String.raw`^(?:(?:i|i've|do|did|not|just|only|really|usually|probably|didn't|don't|been) )*(?:drink|drank|drinking)(?: (?:some|more|enough|a lot|a little|it|anymore|any more|much|that))*$`
const NO_ALCOHOL = String.raw`(?:water|fluids?|liquids?|hydrat\w*|juice|sodas?|coffee|tea|ounces?|milk)`

/** What a story holds besides what the patient has: what others do, what was explained, feared, asked again or is over. */
export const TOLD_CUES: readonly Cue[] = [
  // What others do is no habit of the patient's.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:${SOMEBODY}(?: (?:who|that|who's|that's))?|my ${RELATION}(?: (?:who|that))?)(?: (?:is|are|was|were|has|have|had|do|does|been|always|currently|still|also|both|all|only|just|really))*`,
    within: String.raw`^(?:(?:is|are|was|were|has|have|had|been|currently|still|always|who) )*(?:smok|drink|vap|us(?:e|es|ing) (?:drugs|marijuana|tobacco))`,
    makes: 'nothing',
    example: ["I cough when I'm around somebody who has been smoking a lot.", 'smoking a lot'],
    unlike: ['I told somebody that I was smoking a lot.', 'smoking a lot'],
  },
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b${SOMEBODY} (?:who|that)(?:'s)? .*\bor (?:who )?(?:is|are|was)?`,
    within: String.raw`\bsmok`,
    makes: 'nothing',
    example: ['Near anyone who has been smoking or is currently smoking.', 'currently smoking'],
    unlike: ['I drink or smoke.', 'smoke'],
  },
  // Causes that are listed, and what befell others, are nobody's history.
  {
    of: ['history', 'symptom', 'assessment', 'finding'],
    by: 'clinician',
    before: String.raw`\b(?:(?:possible|common|commonest|usual|main|other|potential|different|many|several|some|the|frequent) )+(?:causes?|reasons?|things that (?:can )?cause(?: (?:this|it|that))?|explanations?|possibilities)\b(?: (?:of|for|why) [^.?!;]*?)? (?:are|is|include|includes|would be|can be|could be|may be)\b.*`,
    makes: 'nothing',
    example: ['Some possible causes are alcohol, hepatitis and cirrhosis.', 'cirrhosis'],
    unlike: ['The reason you are tired is clear, and cirrhosis was found.', 'tired'],
  },
  {
    of: ['history', 'symptom', 'assessment'],
    by: 'clinician',
    before: String.raw`\b(?:they|people|patients|folks|guys) (?:would|will|can|could|may|might|often|usually|sometimes) (?:\w+ ){0,2}(?:have|get|develop|end up with|suffer(?: from)?|had)(?: (?:an?|the|some))*`,
    makes: 'nothing',
    example: ['They took huge doses. And then they would have a heart attack.', 'heart attack'],
    unlike: ['They would not operate, and you had a heart attack.', 'heart attack'],
  },
  // What a thing can do was not felt: 'your' and 'this' tell of what is there.
  {
    of: ['history', 'symptom', 'complaint'],
    polarity: 'present',
    before: String.raw`\b(?:can|could|may|might) (?:also |sometimes |actually |even )?(?:cause|give (?:you|me|people)|lead to|bring on|result in)(?: (?!(?:my|your|his|her|this|that|these|those|i|i've|i'm|but|so|you|we|is|are|was|has|have)\b)[\w'-]+){0,6}`,
    makes: 'nothing',
    example: ['I read it can cause muscle pain and liver trouble.', 'liver trouble'],
    unlike: ['The salt can cause your swelling.', 'swelling'],
  },
  // A fear is no history, and a scare was none.
  {
    of: ['history', 'assessment'],
    before: String.raw`\bscare(?: (?:with|about|of|over))?(?: (?:the|that|a|an|possible|potential|maybe))*`,
    makes: 'nothing',
    example: ['You had that scare with the possible lung cancer.', 'possible lung cancer'],
    unlike: ['It was a scare, and then you had lung cancer.', 'lung cancer'],
  },
  {
    of: ['assessment', 'history'],
    by: 'clinician',
    after: String.raw` (?:which )?i (?:know|understand|realize|realise) (?:that(?:'s| was| is)|it(?:'s| was| is)|was|is)(?: (?:a|your|one of your|the|big|main|real|biggest))* (?:worry|worries|concern|concerns|fear|fears|worried|concerned)\b`,
    makes: 'nothing',
    example: ['Brain cancer, I know that was a big worry of yours.', 'Brain cancer'],
    unlike: ['Asthma, I know that you take an inhaler.', 'Asthma'],
  },
  // What is asked again was told before: the no is to the question.
  {
    of: FELT,
    polarity: 'absent',
    by: 'clinician',
    before: String.raw`\byou (?:said|mentioned|told (?:me|us)|were (?:saying|telling)|reported|described|noted)(?: (?:me|us|earlier|before|that|about|your|you|you'd|you've|the|some|had|have|were|was|been|having|it)\b)*`,
    makes: 'nothing',
    example: ['Any slips? You said your ankles were swelling.', 'ankles were swelling'],
    unlike: ['You said no. Any swelling in your ankles?', 'swelling in your ankles'],
  },
  {
    of: ['social'],
    polarity: 'absent',
    by: 'clinician',
    before: String.raw`\b(?:what(?:'s| is| are)|tell me about) (?:your|the|his|her)`,
    makes: 'nothing',
    example: ["And what's your diet like?", 'diet'],
    unlike: ['And what about your diet?', 'diet'],
  },
  // Water is no alcohol, and what is physical at work no examination.
  {
    of: ['social'],
    by: 'patient',
    within: DRINKS,
    asked: [String.raw`\b${NO_ALCOHOL}\b`, 'Have you been drinking enough water?'],
    sentence: String.raw`^(?!.*\b(?:alcohol|beers?|wine|liquor|socially|pints?|whisk(?:e)?y)\b)`,
    makes: 'nothing',
    example: ['Probably not, I drink some.', 'I drink some'],
    unlike: ['I drink some beer.', 'I drink some'],
  },
  {
    of: ['social'],
    by: 'patient',
    within: DRINKS,
    lately: String.raw`\b${NO_ALCOHOL}\b`,
    makes: 'nothing',
    example: ["I have about four ounces of it. I didn't drink any more.", "I didn't drink"],
    unlike: ["I have about four beers. I didn't drink any more.", "I didn't drink"],
  },
  {
    of: ['social'],
    within: String.raw`^(?:any|some)thing (?:physical|strenuous|heavy)$`,
    makes: 'nothing',
    example: ['In your job, do you do anything physical?', 'anything physical'],
    unlike: ['Did you have a physical?', 'physical'],
  },
  {
    of: ['history'],
    within: String.raw`\brefills?\b`,
    makes: 'nothing',
    example: ['Do you need refills for anything?', 'refills for anything'],
    unlike: ['Brisk capillary return.', 'capillary return'],
  },
  // What an illness is like is no other one.
  {
    of: ['history', 'assessment'],
    by: 'clinician',
    polarity: 'present',
    before: String.raw`^(?!.*\byou(?:'ve| have| had)\b.*\b(?:like|such as|including)).*\bother (?:\w+ ){0,2}(?:diseases|conditions|disorders|illnesses|infections|cancers|causes)(?: like| such as| including| for example)(?: an?)?`,
    makes: 'nothing',
    example: ["And also other liver diseases like Wilson's disease.", "Wilson's disease"],
    unlike: ["You have other diseases like Wilson's disease.", "Wilson's disease"],
  },
  // 'No, smoking is enough' answers another question.
  {
    of: ['social'],
    polarity: 'absent',
    by: 'patient',
    within: String.raw`^no \w+ing$`,
    after: String.raw` (?:is|was|has|isn't|wasn't)\b`,
    makes: 'nothing',
    example: ['No smoking is enough.', 'No smoking'],
    unlike: ['No smoking in the house.', 'No smoking'],
  },
  // One game on one day is no habit.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:i|we|he|she|you) (?:was|were)(?: (?:just|out|actually))*`,
    within: String.raw`^(?!smoking|drinking|working)\w+ing\b`,
    after: String.raw` (?:on (?:\w+day|the)|last|yesterday|this morning|that day|when|and|at the time|outside)\b`,
    makes: 'nothing',
    example: ['I was playing golf on Sunday, and it got hot.', 'playing golf'],
    unlike: ['I play golf on Sunday.', 'play golf'],
  },
  // What is felt under the examiner's hand is found.
  {
    of: FELT,
    within: String.raw`\bwhen i(?:'m)? ${EXAMINES}(?:ing)?\b`,
    by: 'clinician',
    makes: { kind: 'finding' },
    example: ['Does it hurt when I press on your calf?', 'hurt when I press on your calf'],
    unlike: ['Does it hurt when you press on it?', 'hurt when you press on it'],
  },
  {
    of: FELT,
    polarity: 'present',
    by: 'patient',
    asked: [
      String.raw`\b(?:i'm|i am|i'll|let me|i wan na|i want to|(?:when|if) i)\b(?: \w+){0,6}? ${EXAMINES}\b.*\b(?:do(?:es)? (?:that|it|this)|anything|feel (?:that|this))\b`,
      "I'm gon na tap on the wrist here, does that do anything?",
    ],
    sentence: String.raw`^(?!.*\b(?:usually|always|sometimes|since|every|at night|all day|at home|at work|lately)\b)`,
    makes: { kind: 'finding' },
    example: ['I feel a jolt in my finger tips.', 'a jolt in my finger tips'],
    unlike: ['I always feel a jolt in my finger tips at night.', 'a jolt in my finger tips'],
  },
  {
    of: FELT,
    polarity: 'present',
    before: String.raw`\bi (?:do |can |also |just )*(?:see|hear|appreciate)(?: (?:just|a|an|little|bit|of|some|mild|slight|that|there's|there is))*`,
    within: String.raw`\b(?:in|of|on|behind) (?:the|your|both) \w+$`,
    makes: { kind: 'finding' },
    example: ['I do see a little bit of fluid in the ears.', 'fluid in the ears'],
    unlike: ['I see flashes in my eyes.', 'flashes in my eyes'],
  },
  // What was at first and is otherwise now is over.
  {
    of: FELT,
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:initially|originally|at first|(?:at|in) the (?:very )?(?:beginning|start)|when (?:i|it) first (?:fell|started|happened|did it|began|got))\b(?:(?!\b(?:but|and) (?:then|now|still)\b|\bnow\b|\bstill\b).)*`,
    after: String.raw`.*\b(?:but (?:now|today|then|it|i)|now|today|since then|after that)\b`,
    makes: { time: 'past' },
    example: ['At first I was unable to walk on it, but now I can.', 'unable to walk'],
    unlike: ['At first I was unable to walk on it.', 'unable to walk'],
  },
  // What was talked about and decided against was not had.
  {
    of: ['history'],
    polarity: 'present',
    after: String.raw`(?: \w+){0,5} but (?:i|he|she|they|we|you)(?:'ve| have| had|'d)? (?:decided|chose|opted|elected) (?:against|not to)\b`,
    makes: { kind: 'plan', act: 'declined' },
    example: ['We talked about radiation, but I decided against that.', 'radiation'],
    unlike: ['I had radiation, but I decided on surgery.', 'radiation'],
  },
  // A question about the family is about the family.
  {
    of: ['history'],
    by: 'clinician',
    before: String.raw`^(?:(?!\byou or\b|\byourself\b|\bhave you\b|\bdo you\b).)*\b(?:(?:in|on) (?:your|the|his|her) family|family history|anyone in (?:your|the) family|run(?:s|ning)? in (?:your|the) family)\b(?:(?!\b(?:have|do|did|are) you\b|\bhow about you).)*`,
    makes: { kind: 'family' },
    example: ['And in your family, is there any history of gout?', 'gout'],
    unlike: ['Not in your family, but do you have gout?', 'gout'],
  },
  // 'And how about yourself?': what was asked of the family is now asked of the patient.
  {
    of: ['family', 'history'],
    by: 'clinician',
    before: String.raw`\b(?:have|do|did) you(?: (?:yourself|personally|ever|also))*(?: (?:had|have|suffered(?: from)?|experienced))(?: (?:an?|any|some|personal|past|medical|previous|prior|history|of|problems? with))*(?:(?: (?!or\b|family\b)[\w-]+){1,5} or(?: any)?)?`,
    within: String.raw`^(?!.*\b(?:family|mother|father|parents?|brothers?|sisters?|siblings?|relatives?|grand\w+)\b)`,
    after: String.raw`(?!.*\b(?:family|mother|father|parents?|brothers?|sisters?|siblings?|relatives?|grand\w+|run(?:s|ning)?)\b)`,
    makes: { kind: 'history', isOther: false },
    example: ['And how about yourself? Have you had any history of clots?', 'clots'],
    unlike: ['Have you had any clots in the family?', 'clots'],
  },
  // Who is seen, and what is drunk, is no illness.
  {
    of: ['history'],
    polarity: 'present',
    within: String.raw`^(?:(?:under|with|from|an?|the|my|your|his|her|by|to|see|seeing) )*(?:physio(?:therapist)?s?|physical therapists?|chiropractors?|osteopaths?|specialists?|midwi(?:fe|ves)|(?!psych)[a-z]+ologists?|surgeons?)$`,
    makes: 'nothing',
    example: ["I'm under an osteopath at the moment.", 'under an osteopath'],
    unlike: ['I see a counselor.', 'a counselor'],
  },
  {
    of: ['history', 'symptom'],
    polarity: 'present',
    within: String.raw`^(?:drinking|drank|drink)(?: (?:a lot of|lots of|plenty of|more|some|enough|the))* (?:fluids?|water|liquids?|tea|juice)$`,
    makes: 'nothing',
    example: ['I ended up drinking lots of water and resting.', 'drinking lots of water'],
    unlike: ['I ended up drinking lots of wine.', 'drinking lots of wine'],
  },
  // Work on the house is no job.
  {
    of: ['social'],
    polarity: 'present',
    within: String.raw`\bwork(?:ing)? (?:in|on|around|at)(?: (?:my|our|the|his|her))* (?:basement|garage|house|home|yard|garden|attic|kitchen|bathroom|roof|deck|shed|car|truck|fence)$`,
    makes: 'nothing',
    example: ['I have been doing a lot of work in my garage.', 'work in my garage'],
    unlike: ['I work in a bank.', 'work in a bank'],
  },
  // Who is sick and speaks of how little was drunk speaks of water.
  {
    of: ['social'],
    by: 'patient',
    within: DRINKS,
    sentence: String.raw`^(?!.*\b(?:alcohol|beers?|wine|liquor|socially|pints?|whisk(?:e)?y)\b).*\b(?:eat|eating|ate|nauseous|nausea|vomit\w*|throw\w* up|appetite|dehydrated|food|fluids?)\b`,
    makes: 'nothing',
    example: ["I can't eat much, and I have been drinking but only a little.", 'drinking'],
    unlike: ["I can't sleep, and I have been drinking.", 'drinking'],
  },
  // What the patient only thinks possible is not a finding.
  {
    of: ['history'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\bi (?:\w+ )?(?:could|might|may)(?: also| well| just)? have(?: some| an?| a bit of| the)*`,
    makes: { certainty: 'possible' },
    example: ['I think I might have some sleep apnea.', 'sleep apnea'],
    unlike: ['I have some sleep apnea.', 'sleep apnea'],
  },
  // Allergies that are asked for beside a runny nose are those of the nose.
  {
    of: ['allergy'],
    by: 'clinician',
    polarity: 'absent',
    within: String.raw`^(?:any |some )?(?:seasonal )?allergies$`,
    after: String.raw`(?: or| and)?(?: (?:any|some|the))? (?:sneez|runny|stuffy|itchy eyes|watery|nasal|sinus|congest|hay ?fever|post ?nasal)`,
    makes: { kind: 'symptom' },
    example: ['Any allergies, or sneezing?', 'allergies'],
    unlike: ['Any allergies to drugs? And any sneezing?', 'allergies'],
  },
  // Symptoms of an allergy are not allergens.
  {
    of: ['allergy'],
    polarity: 'present',
    within: String.raw`^(?:(?:any|some|a|bit|of|little|mild) )*(?:nasal |sinus )?(?:congestion|runny nose|stuffy nose|sneezing|itchy eyes|watery eyes)$`,
    sentence: String.raw`^(?!.*\b(?:allergic|react\w*|gives|gave|makes|made|took|taking)\b)`,
    makes: { kind: 'symptom' },
    example: ['You told the nurse of some sneezing from the pollen.', 'sneezing'],
    unlike: ['You are allergic to aspirin, with some sneezing.', 'sneezing'],
  },
]
