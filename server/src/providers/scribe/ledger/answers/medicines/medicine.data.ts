import type { FactStatus } from '@chartwright/contract/facts'

export const TAKES = 'Takes now:'
export const STOPPED = 'Stopped or held in this visit:'
export const OPEN = 'Only possible, or on a condition:'
const TOOK = 'Has taken:'
const PRESCRIBED_NOW = 'Prescribed, changed or recommended in this visit:'
const ADVISED = 'Advised:'
const OFFERED = 'Offered or declined:'

/** Headings of what is decided or offered in a visit. */
export const CHANGED: ReadonlySet<string> = new Set([
  PRESCRIBED_NOW,
  OPEN,
  STOPPED,
  ADVISED,
  OFFERED,
])

/** Headings of a list of medicines, with what stands under them; the first that fits tells a medicine. */
export const STANDINGS: readonly (readonly [
  title: string,
  statuses: readonly (FactStatus | '')[],
])[] = [
  [TAKES, ['takes', 'continue', '']],
  [PRESCRIBED_NOW, ['start', 'increase', 'decrease', 'refill']],
  [STOPPED, ['stop', 'hold']],
  [ADVISED, ['advise']],
  [OFFERED, ['offered', 'declined']],
  [TOOK, ['took']],
  ['Only talked about:', ['mentioned']],
]

/** Medicines of no name. */
export const UNNAMED =
  /^(?!the pill$)(?:(?:already on|added to|changes to|increased|increasing|a bunch of|a lot of) )*(?:(?:an?|any|all|the|my|your|his|her|their|some|certain|other|another|current|regular|daily|new|more|home|different|such|those|same) )*(?:medications?|medicines?|meds|pills?|tablets?|drugs?|regimen|refills?|prescriptions?|dose|medication (?:therapy|regimen)|stop taking the medicine|increase the dose|taking the medicine)\b(?! for\b)/i

/** What a medicine comes as, or is called by, where no table has its name. */
export const DRUG_LIKE =
  /\b(?:pills?|tablets?|capsules?|creams?|gels?|inhalers?|puffers?|sprays?|drops|patch(?:es)?|injections?|shots?|syrup|ointments?|lotions?|supplements?|vitamins?|medic\w+|insulin|contracepti\w+|birth control|iud|implant|steroids?|antibiotics?|antihistamines?|thinners?|relaxants?|killers?|laxatives?|statins?|inhibitors?|blockers?|diuretics?|butter|oil|rinse|wash|powder|shampoo|gummies|remed(?:y|ies)|anti-\w+|nsaids?|immunosuppress\w+|emollients?|probiotics?|fib(?:er|re)|iron|calcium|magnesium|potassium)\b/i

/** What is no medicine of a list. */
export const NO_LISTED =
  /\b(?:vaccin\w*|immuni[sz]ation|flu shot|booster|(?:covid(?:-19)?|shingles|pneumonia|tetanus) (?:shots?|jabs?)|titer|mmr|tdap|pharmac(?:y|ies)|stipend|card|cvs|walgreens|juice|water|refill)\b/i

/** Before a medicine that must not be taken, or did harm. */
export const FORBIDS =
  /\b(?:ca(?:n't|nnot|n not) (?:take|have|use)|unable to take|avoid|should(?:n't| not) (?:take|use)|do(?:n't| not) (?:take|use)|stay away from|allerg\w* to|reactions? to|react(?:s|ed)? (?:badly )?to|intolerant (?:of|to)|itch\w* (?:with|from))(?: \S+){0,4} $|\bnot to (?:take|use|have)(?: (?:any|more|much|too|the|your|my|of|that))* $/i

/** Words between a denial and a medicine that it is not of. */
export const FORBIDS_NO_MORE =
  /\b(?:instead|just (?:use|take)|(?:and|so|then)(?: i)? (?:use|take)|more than)\b/i

/** A medicine that goes on: 'don't stop the …', 'no need to come off the …'. */
export const NOT_TO_STOP =
  /(?:n't|\bnot|\bnever|\bno (?:need|reason))(?: (?!forget|and\b|but\b|so\b)\w+){0,4} (?:stop\w*|hold|holding|com(?:e|ing) off|quit\w*|discontinu\w*)\b/i

/** Behind a medicine of which only one way to take it is denied. */
export const ONLY_LIMITED =
  /^[^.,]{0,40}\b(?:on an empty stomach|more (?:often )?than|too (?:often|much)|(?:longer|later) than|without (?:food|water|eating))\b/i

/** Behind one that did harm. */
export const HARMED =
  /^[^.]{0,60}\b(?:(?:made|makes|gave|gives|causes?|caused) (?:me|him|her|his|my|you) (?:\w+ )?(?:itch\w*|sick|hives|a rash|heart|swell\w*|dizzy)|itched (?:me|him|her)|(?:did|does)(?:n't| not) (?:agree|go|sit) |(?:would|wo|will|is|are)(?:n't| not) (?:be (?:\w+ )?help\w*|help\w*|necessary|needed|recommended|appropriate)\b)/i

/** Words without which nothing is stopped. */
export const STOPS =
  /\b(?:stop\w*|hold\w*|held|off|discontinu\w*|quit|do(?:n't| not)|no|not|avoid|instead|no more|switch\w*|replac\w*|get rid|cut|chang\w*|leave|away|without|rather)\b/i

/** How one asks for all that is taken. */
export const ASKS_MEDICINES =
  /\b(?:(?:what|which|any|other|regular|current) (?:\w+ ){0,2}(?:medications?|medicines?|meds|tablets|pills|drugs)|(?:medications?|medicines?|meds|tablets|pills) (?:\w+ ){0,3}(?:tak(?:e|ing)|on|using)|tak(?:e|ing) (?:any|anything|other|regular)(?: \w+){0,2} (?:medic\w+|meds|tablets|pills|else|regularly|regular|for (?:it|that|the))|over[- ]the[- ]counter|tak(?:e|en|ing) (?:all (?:of )?)?(?:your|the|those|these) (?:\w+ ){0,2}(?:medications?|medicines?|meds|pills|tablets))\b/i

/** How a medicine is used, or for how long. */
export const HOW_TO_USE =
  /\b(?:(?:once|twice|two times|three times|four times) (?:a|per) (?:day|week)|(?:once|twice) daily|every (?:\w+ (?:to \w+ )?hours|day|morning|night|evening|other day)|at (?:night|bedtime)|in the morning|before bed|with (?:food|meals|water)|as needed|only (?:if|when)|for (?:the next )?(?:an?|\w+) (?:days?|weeks?|months?)|(?:one|two|half|\d+)(?: to \w+)? (?:tablets?|pills?|puffs?|capsules?|drops?)|that's (?:once|twice|two|three|four) (?:a|times))\b/i

/** Words beside a medicine that somebody takes or is given. */
export const TAKEN =
  /\b(?:tak(?:e|en|es|ing)|took|us(?:e|ed|es|ing)|inject\w*|giv(?:e|en|ing)|gave|add(?:ed)?|tr(?:y|ied)|prescrib\w*|start(?:ed|ing)?|pill|tablets?|cream|inhaler)\b/i

/** A medicine that is prescribed, by what comes behind. */
export const PRESCRIBED =
  /\b(?:i|we)(?:'m| am|'re| are|'ll| will)(?: also| just| then)*(?: going to| gonna)?(?: go ahead and)? (?:prescribe|start|put|give) (?:you )?(?:on )?(.{0,40})/i

/** How much of a medicine, and what becomes of it. */
export const TELLS_OF_USE =
  /\b(?:(?:\d[\d.,]*|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\w+(?:ty|teen)|hundred|thousand) (?:milligrams?|mg|micrograms?|mcg|grams?|units?|puffs?|tablets?|pills?)|how (?:many|much|often)|(?:been|ran|run) out of|(?:doesn't|didn't|not|isn't|wasn't) (?:really )?(?:help\w*|work\w*)|help(?:s|ed|ing) (?:a (?:lot|little|bit)|with)|stopp?(?:ed|ing)?|only when|rash|side effects?|daily|taper|pack|keep (?:taking|using|going)|continue)\b/i

/** A class as the name of the medicine that was spoken of. */
export const CALLED_BY_CLASS =
  /\b(?:the|that|this|these|those|your|my)(?: (?:flare|oral|rescue|blue|new|old))* (inhaler|antibiotics?|steroids?|statin|water pill|blood thinner|muscle relaxant|pain (?:medicine|medication|killers?)|anti-?inflammator(?:y|ies))\b/i

/** What was read with its verb, or nearly a sentence: it is quoted without a name. */
export const NO_NAME =
  /^(?:stopp?\w*|start\w*|tak(?:e|ing)|us(?:e|ing)|receiv\w*|switch\w*|increas\w*|add\w*|chang\w*|put|back|look\w*|continu\w*) |(?:\S+ ){5}/i

/** What is said of all that somebody takes, or that it is forgotten, missed or run out of. */
export const TELLS_OF_ALL =
  /\b(?:(?:forget|forgot|forgetting|forgotten|miss(?:ed|ing)?|skip(?:ped|ping)?|ran out of|run out of|stopped taking|not (?:been )?taking|haven't (?:been taking|taken)|remembering to take|trouble taking)\b(?: \S+){0,5} (?:medic\w+|meds|pills?|tablets?|doses?|inhalers?)|continu\w+ (?:\w+ ){0,4}(?:current|same) (?:medic\w+|meds|regimen)|(?:not|n't|no longer) (?:\w+ ){0,3}(?:taking|on) (?:any(?:thing| (?:regular |other |current )?(?:medic\w+|meds|tablets|pills))|medic\w+))\b/i

/** A clinician decides on a medicine or names it as a choice. */
export const DECIDES =
  /\b(?:(?:i|we)(?:'m| am|'re| are|'ll| will|'d| would|'ve)?(?: can| could| also| just| then)*(?: going to| gonna| wanna| want to| like to)?(?: go ahead and)? (?:prescribe|start|put|give|add|try|do|use|recommend|continue|increase|refill|got a choice)|prescri\w+|you can (?:take|try|use|get)|order|something (?:called|like))\b/i

/** A medicine that somebody takes no more, or is told not to take. */
export const WAS_STOPPED =
  /\b(?:stopp(?:ed|ing)|we(?:an|en)ed|taken off|c[ao]me off|got off|(?:took|take|get) (?:me|you|him|her) off|no longer|used to take|ran out|been out of|discontinu\w+|(?:i|he|she) quit|packed (?:it|that|them|those) in|g(?:ave|iven) up on|(?:don't|doesn't) (?:take|use) (?:it|that|them|those) any ?more|(?:was|were) (?:also )?on \w+ before)\b/i

/** What else stops or runs out. */
export const STOPS_ELSE =
  /\b(?:(?:stopp(?:ed|ing)|quit|g(?:ave|iven) up on) (?!taking|using)(?:\w+ing|alcohol|work)|(?:ran|run|been) out of (?:breath|energy|time|steam|money|work)|(?:pains?|headaches?|migraines?|symptoms?|bleeding|cough\w*|rash|seizures?|attacks?|periods?|vomiting|nausea|diarrh\w+|swelling|itching)(?: has| have| had| all| just| pretty much)* stopped)\b/gi

/** A medicine by its form or by what it is for, and that it is taken or was given. */
export const USES_FORM =
  /\b(?:us(?:e|ing)|tak(?:e|ing)|gave (?:you|me)|giving (?:you|me)|added|put (?:you|me) on)(?: (?!off\b)\w+){0,3} (inhaler|cream|spray|ointment|water pill|eye drops|(?:blood pressure|thyroid|heart|cholesterol|diabetes|pain|asthma|reflux|sleep|anxiety) (?:medic\w+|meds?|pills?|tablets?))s?\b/i

/** Words by which a question asks for a medicine that was named before it. */
export const OF_IT =
  /\b(?:it|that|them|those|this|one|taking|side effects?|medic\w+|working|help(?:s|ed|ing)?)\b/i

/** A patient wants nothing of what was just ordered. */
export const REFUSES =
  /\bi (?:really )?(?:don't|do not)(?: really)? want (?!to (?!take\b|start\b|try\b|use\b|be on\b))|\b(?:won't|not going to|not gonna|refuse to) (?:take|start|use)\b|\bno,? thank|\brather not (?:take|start|use)\b/i
