import type { FactKind } from '@chartwright/contract/facts'

/** What is heard as a fact and belongs in no note, by kind, each row with an example. */
export const IRRELEVANT: readonly (readonly [kind: FactKind, words: RegExp, example: string])[] = [
  [
    'complaint',
    /^(?:the )?(?:emergency (?:department|room)|hospital|urgent care|clinic)$/,
    'emergency department',
  ],
  [
    'symptom',
    /^(?:moments?|days?|things?|stuff|flat|rest|wake up|(?:enjoy|prefer|love|like|monitoring|unloading|straining) .*)$/,
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
    /^(?:water|food|crutches|exercises?|rest|taper pack|another refill|refills?|(?:my |the |some |any )?(?:medications?|medicines?|meds|drugs?|pills?|tablets?|creams?)(?: daily| at this time)?|(?:other )?treatments?|prescriptions?)$/,
    'taper pack',
  ],
  [
    'finding',
    /^(?:(?:no )?worry|bowels are working.*|completely normal|(?:the )?same in both.*)$/,
    'no worry',
  ],
  [
    'result',
    /^(?:looks? (?:stable|good|fine|normal)|evolutionary|development|screen for \w+)$/,
    'looks stable',
  ],
  ['plan', /^(?:in |keep in )?touch$/, 'in touch'],
  [
    'plan',
    /\b(?:front desk|at the desk|check(?:ed|ing)? (?:you )?out|support (?:team|line)|print(?:ed)? out|paperwork|discount card|co-?pay|cvs|walgreens|boots|tech to put|parking|waiting room|leaflet)\b/,
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
]

/** What a social history is about. */
export const SOCIAL_SUBJECTS =
  /\b(?:smok\w*|tobacco|cigar\w*|vap\w*|nicotine|packs?|alcohol\w*|drink(?:s|er|ing)?|wine|beers?|pints?|units|whisky|drugs?|marijuana|cannabis|thc|cocaine|heroin|opioids?|occupation|works?|working|worked|job|employ\w*|unemployed|retired|business|company|industry|engineer|manager|teacher|nurse|accountant|developer|driver|cashier|farm\w*|scientist|student|study\w*|school|college|university|nursery|liv(?:es|ing)|home|house|flat(?:mates?)?|alone|wife|husband|partners?|married|widow\w*|divorced|single|child(?:ren)?|kids|sons?|daughters?|siblings?|sister|brother|mother|mum|family|exercis\w*|gym|runs?|running|walk\w*|swim\w*|bik\w*|cycl\w*|yoga|pilates|sports?|soccer|football|basketball|volleyball|tennis|golf|hik\w*|garden\w*|training|active|activity|activities|diet\w*|salt\w*|caffeine|coffee|water|hydration|fluids?|meals?|nutrition|takeaway|sex\w*|condoms?|contracepti\w*|travel\w*|abroad|flight|vietnam|pets?|cats?|dogs?|stress\w*|sleep\w*|monitoring|sick contacts?|exposure|sun|handed(?:ness)?|cane|wheelchair|walker|insurance|independent|support|bereavement|move|moved|ethnicity|language|adopted|housekeeping|hobbies|military|army|relationship|religio\w*|gloves?|shift)\b/

/** A taste or a liking is nobody's social history. */
export const LIKING =
  /^(?:i )?(?:love|like|hate|enjoy)s?\b|\bfan$|\b(?:chips|burgers?|pizza|jelly beans|candy|cheat)\b/
