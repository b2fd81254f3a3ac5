import type { FactStatus } from '@chartwright/contract/facts'

/** Headings of a list of medicines, with what stands under them; the first that fits tells a medicine. */
export const STANDINGS: readonly (readonly [
  title: string,
  statuses: readonly (FactStatus | '')[],
])[] = [
  ['Takes now:', ['takes', 'continue', '']],
  [
    'Prescribed, changed or recommended in this visit:',
    ['start', 'increase', 'decrease', 'refill'],
  ],
  ['Stopped or held in this visit:', ['stop', 'hold']],
  ['Advised:', ['advise']],
  ['Offered or declined:', ['offered', 'declined']],
  ['Has taken:', ['took']],
  ['Only talked about:', ['mentioned']],
]

/** Medicines of no name. */
export const UNNAMED =
  /^(?:(?:an?|any|all|the|my|your|his|her|their|some|certain|other|another|current|regular|daily|new|more|home|different|such|those|same) )*(?:medications?|medicines?|meds|pills?|tablets?|drugs?|regimen|refills?|prescriptions?|dose|medication (?:therapy|regimen)|stop taking the medicine|increase the dose|taking the medicine)\b(?! for\b)/i

/** What a medicine comes as, or is called by, where no table has its name. */
export const DRUG_LIKE =
  /\b(?:pills?|tablets?|capsules?|creams?|gels?|inhalers?|puffers?|sprays?|drops|patch(?:es)?|injections?|shots?|syrup|ointments?|lotions?|supplements?|vitamins?|medic\w+|insulin|contracepti\w+|birth control|iud|implant|steroids?|antibiotics?|antihistamines?|thinners?|relaxants?|killers?|laxatives?|statins?|inhibitors?|blockers?|diuretics?|butter|oil|rinse|wash|powder|shampoo|gummies|remed(?:y|ies)|anti-\w+|nsaids?|immunosuppress\w+|emollients?|probiotics?|fib(?:er|re)|iron|calcium|magnesium|potassium)\b/i

/** What is no medicine of a list. */
export const NO_LISTED =
  /\b(?:vaccin\w*|immuni[sz]ation|flu shot|booster|titer|mmr|tdap|pharmac(?:y|ies)|stipend|card|cvs|walgreens|juice|water|refill)\b/i

/** Before a medicine that must not be taken, or did harm. */
export const FORBIDS =
  /\b(?:ca(?:n't|nnot|n not) (?:take|have|use)|unable to take|avoid|should(?:n't| not) (?:take|use)|do(?:n't| not) (?:take|use)|stay away from|allerg\w* to|reactions? to|react(?:s|ed)? (?:badly )?to|intolerant (?:of|to)|itch\w* (?:with|from))(?: \S+){0,4} $|\bnot to (?:take|use|have)(?: (?:any|more|much|too|the|your|my|of|that))* $/i

/** Behind one that did harm. */
export const HARMED =
  /^[^.]{0,60}\b(?:(?:made|makes|gave|gives|causes?|caused) (?:me|him|her|his|my|you) (?:\w+ )?(?:itch\w*|sick|hives|a rash|heart|swell\w*|dizzy)|itched (?:me|him|her)|(?:did|does)(?:n't| not) (?:agree|go|sit) )/i

/** Words without which nothing is stopped. */
export const STOPS =
  /\b(?:stop\w*|hold\w*|held|off|discontinu\w*|quit|do(?:n't| not)|no|not|avoid|instead|no more|switch\w*|replac\w*|get rid|cut|chang\w*|leave|away|without|rather)\b/i

/** How one asks for all that is taken. */
export const ASKS_MEDICINES =
  /\b(?:(?:what|which|any|other|regular|current) (?:\w+ ){0,2}(?:medications?|medicines?|meds|tablets|pills|drugs)|(?:medications?|medicines?|meds|tablets|pills) (?:\w+ ){0,3}(?:tak(?:e|ing)|on|using)|tak(?:e|ing) (?:any|anything|other|regular)(?: \w+){0,2} (?:medic\w+|meds|tablets|pills|else|regularly|regular|for (?:it|that|the))|over[- ]the[- ]counter|tak(?:e|en|ing) (?:all (?:of )?)?(?:your|the) (?:\w+ ){0,2}(?:medications?|medicines?|meds|pills|tablets))\b/i

/** How a medicine is used, or for how long. */
export const HOW_TO_USE =
  /\b(?:(?:once|twice|two times|three times|four times) (?:a|per) (?:day|week)|(?:once|twice) daily|every (?:\w+ (?:to \w+ )?hours|day|morning|night|evening|other day)|at (?:night|bedtime)|in the morning|before bed|with (?:food|meals|water)|as needed|only (?:if|when)|for (?:the next )?(?:an?|\w+) (?:days?|weeks?|months?)|(?:one|two|half|\d+)(?: to \w+)? (?:tablets?|pills?|puffs?|capsules?|drops?)|that's (?:once|twice|two|three|four) (?:a|times))\b/i

/** Words beside a medicine that somebody takes or is given. */
export const TAKEN =
  /\b(?:tak(?:e|en|es|ing)|took|us(?:e|ed|es|ing)|inject\w*|giv(?:e|en|ing)|gave|add(?:ed)?|tr(?:y|ied)|prescrib\w*|pill|tablets?|cream|inhaler)\b/i

/** A medicine that is prescribed, by what comes behind. */
export const PRESCRIBED =
  /\b(?:i|we)(?:'m| am|'re| are|'ll| will)(?: also| just| then)*(?: going to| gonna)?(?: go ahead and)? (?:prescribe|start|put|give) (?:you )?(?:on )?(.{0,40})/i

/** How much of a medicine, and what becomes of it. */
export const TELLS_OF_USE =
  /\b(?:\S+ (?:milligrams?|mg|micrograms?|mcg|grams?|units?|puffs?|tablets?|pills?)|(?:been|ran|run) out of|(?:doesn't|didn't|not|isn't|wasn't) (?:really )?(?:help\w*|work\w*)|help(?:s|ed|ing) (?:a (?:lot|little|bit)|with)|stopp?(?:ed|ing)?|only when|rash|side effects?|daily|keep (?:taking|using|going)|continue)\b/i
