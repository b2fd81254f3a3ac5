import type { FactAct, FactKind, FactStatus } from '@chartwright/contract/facts'

/** What is heard as a fact and belongs in no note, by kind, each row with an example. */
export const IRRELEVANT: readonly (readonly [
  kind: FactKind | `plan:${FactAct}` | `medication:${FactStatus}`,
  words: RegExp,
  example: string,
])[] = [
  [
    'complaint',
    /^(?:the )?(?:emergency (?:department|room)|hospital|urgent care|clinic|primary care)$/,
    'emergency department',
  ],
  ['complaint', /^congratulations\b/, 'congratulations on the new job'],
  [
    'symptom',
    /^(?:moments?|days?|things?|stuff|flat|rest|wake up|(?:enjoy|prefer|love|like|monitoring|unloading) .*)$/,
    'prefer to sleep on my side',
  ],
  [
    'history',
    /^(?:completed|removed|done|primary care|referred(?: me)?|eat before|triggers?|massages?|handed)$/,
    'primary care',
  ],
  ['history', /^(?:saw|seen by|seeing|met|talked to|spoke to) .*/, 'saw your neurologist'],
  ['family', /^(?:high|illness(?:es)?(?: in the family)?|acute reactions|problems?)$/, 'illnesses'],
  ['allergy', /^(?:allerg(?:y|ies)|things?|something|medications?)$/, 'allergies'],
  [
    'medication',
    /^(?:water|food|crutches|exercises?|rest|taper pack|another refill|refills?|(?:my |some |any )?(?:medications?|medicines?|meds|drugs?|pills?|tablets?|creams?)(?: daily| at this time)?|(?:other )?treatments?|prescriptions?)$/,
    'taper pack',
  ],
  [
    'plan:order',
    /^(?:\w+ )*(?:biopsy|blood(?: work|s)?|cultures?|films?|labs?|panel|pathology|reports?|results?|scans?|swabs?|tests?) back$/,
    'wound swab back',
  ],
  ['medication', /\bpharmac(?:y|ies)$/, 'main street pharmacy'],
  [
    'medication:takes',
    /^(?:all|both|some|most|rest) (?:of )?(?:(?:my|your|his|her|the|these|those) )?(?:other )?(?:pills?|tablets?|meds|medications?|medicines?)$/,
    'all of my tablets',
  ],
  [
    'medication',
    /^changes? to (?:the |my |your |his |her )?(?:medications?|medicines?|meds|tablets)$/,
    'changes to your tablets',
  ],
  [
    'finding',
    /^(?:(?:no )?worry|bowels are working.*|(?:completely|all) normal|(?:the )?same in both.*)$/,
    'no worry',
  ],
  [
    'result',
    /^(?:looks? (?:stable|good|fine|normal)|evolutionary|development|screen for \w+)$/,
    'looks stable',
  ],
  [
    'result',
    /^abnormal (?:lab|laboratory|blood) (?:findings?|results?|tests?|work)$/,
    'abnormal blood results',
  ],
  ['plan', /^(?:in |keep in )?touch$/, 'in touch'],
  [
    'plan',
    /\b(?:front desk|at the desk|check(?:ed|ing)? (?:you )?out|support (?:team|line)|print(?:ed)? out|paperwork|discount card|co-?pay|cvs|walgreens|boots|tech to put|parking|waiting room)\b/,
    'stop out at the desk',
  ],
  [
    'plan',
    /^(?:look|have a look|take a (?:look|listen)|listen|examine) (?!.*\b(?:for|if|when|out)\b)/,
    'look inside the ear',
  ],
  [
    'plan',
    /^(?:advise|consider|refer|undergo|possibly|tentatively|minimum|confidence|go home|monitor|talk about|recommend|seeing|hydrated|physical|check another one|one of the \w+|(?:improve|better) in (?:time|the next .*)|lasts? for .*)$/,
    'tentatively',
  ],
  [
    'plan:refer',
    /^(?!.*\b(?:a and e|a&e|emergency|hospital|ambulance)\b)(?:possibly )?(?:explore|assess(?:ed)?|seeing|reach(?:ing)?|get|go|see|find|discuss|attend|undergo|refer(?! (?:(?:you|him|her|them|back|over|out|up) )*to \w)|come)\b/,
    'explore counselling options',
  ],
  [
    'plan:order',
    /^(?:(?:the|those|these|some|all|your|other) )*(?:medications?|medicines?|meds|procedures?|prescriptions?|referrals?|orders?)(?:(?:, | and | or )(?:the |some |any )?(?:medications?|medicines?|meds|procedures?|prescriptions?|referrals?|orders?))*$/,
    'prescriptions and the referrals',
  ],
  ['plan:order', /\bforms?$|^(?:full |whole )?(?:screen|check)$/, 'blood test forms'],
  [
    'plan:procedure',
    /^(?:(?:the |right )?course of treatment|treatments?|scar|release|discharged?|checked out|shot|one)$/,
    'course of treatment',
  ],
  [
    'plan:advise',
    /^(?:quite |really )?(?:hot|cold|sweaty|feverish|unwell|diarrhea-free|symptom-free)\b/,
    'hot and cold and sweaty',
  ],
  ['plan:refer', /^rush\b/, 'rush down to the hospital'],
  ['social', /^(?:(?:very|really|pretty|so) )?busy(?: (?:at|with) work)?$/, 'busy at work'],
  [
    'social',
    /^watch(?:es|ing)? (?:(?:the|my|your|his|her|healthy|what) )*(?:diet|food(?: intake)?|intake|eating|eats?|eat)$/,
    'watching your food intake',
  ],
  ['social', /^(?:stressful|pets?|hydration|drink|travel|rest|handed|one's .*|\w{1,3})$/, 'pets'],
]

/** Of relatives that nothing ails: no illness is denied by it. */
export const FAMILY_WELL =
  /^(?!.*(?:\b(?:not|never)\b|n't\b)).*\b(?:healthy|well|fine|okay|(?:in )?(?:good|great|perfect) (?:shape|health))$/

/** Words at the end of a visit that arrange no other one, each row with an example. */
export const NO_VISITS: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:nurse|assistant|tech(?:nician)?|someone|somebody|receptionist|front desk)\b.*\b(?:will|'ll|going to) (?:come|be|see|get)\b/i,
    'the assistant will be right in to see you',
  ],
  [/^(?:(?:i|we)(?:'ll| will) )?see (?:you|ya) (?:soon|later|around)\b/i, "we'll see you around"],
]

/** What a social history is about, for what the reader is not sure of. */
export const SOCIAL_SUBJECTS =
  /\b(?:smok\w*|tobacco|cigar\w*|vap\w*|nicotine|packs?|alcohol\w*|drink(?:s|er|ing)?|wine|beers?|pints?|units|whisky|drugs?|marijuana|cannabis|thc|cocaine|heroin|opioids?|occupation|works?|working|worked|job|employ\w*|unemployed|retired|business|company|industry|engineer|manager|teacher|nurse|accountant|developer|driver|cashier|farm\w*|scientist|student|study\w*|school|college|university|nursery|liv(?:es|ing)|home|house|flat(?:mates?)?|alone|wife|husband|partners?|married|widow\w*|divorced|single|child(?:ren)?|kids|sons?|daughters?|siblings?|sister|brother|mother|mum|family|exercis\w*|gym|runs?|running|walk\w*|swim\w*|bik\w*|cycl\w*|yoga|pilates|sports?|soccer|football|basketball|volleyball|tennis|golf|hik\w*|garden\w*|training|active|activity|activities|diet\w*|salt\w*|caffeine|coffee|water|hydration|fluids?|meals?|nutrition|takeaway|sex\w*|condoms?|contracepti\w*|travel\w*|abroad|flight|vietnam|pets?|cats?|dogs?|stress\w*|sleep\w*|monitoring|sick contacts?|exposure|sun|handed(?:ness)?|cane|wheelchair|walker|insurance|independent|support|bereavement|move|moved|ethnicity|language|adopted|housekeeping|hobbies|military|army|relationship|religio\w*|gloves?|shift|use|contacts?|intake|residence|education|driv\w*|breastfe\w*|feeding|food|eats?|eating|ecstasy|detention|foster|disability|veteran|vegetarian|care|abuse|volunteer\w*)\b/

/** A taste or a liking is nobody's social history. */
export const LIKING =
  /^(?:i )?(?:love|like|hate|enjoy)s?\b|\bfan$|\b(?:chips|burgers?|pizza|jelly beans|candy|cheat)\b/
