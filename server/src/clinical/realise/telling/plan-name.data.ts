/** A visit or a contact to come. */
export const FOLLOW_UP =
  /\b(?:follow[- ]?ups?|recheck|review|visit|appointment|check|check-?up|exam|examination|call|contact|return|reevaluation|re-evaluation|slot|consultation|mammogram|labs?|tests?|results?|x-?rays?|scan|surveillance|observation)\b/

/** Gerunds that name a thing. */
export const GERUND_NAMES =
  /^\w+ing (?:exercises?|labs?|bloods?|blood|boots?|shoes?|program(?:me)?|techniques?|treatments?|therapy|logs?|diary|stud(?:y|ies)|tests?|machine|aids?|tubes?|pills?|glasses|medicine|medications?|cream|gel|cessation|surgery|questionnaires?|and|or)\b/

/** A length of time at the end of a name. */
export const SPAN_BEHIND =
  /,? (?:in|for|within|after|every) ((?:about |around )?(?:an?|the next|\d+|one|two|three|four|five|six|couple|couple of|a couple(?: of)?|few|a few)(?:(?: to | or |-)(?:\d+|two|three|four|five|six))? (?:days?|weeks?|months?|years?))$/

/** Eating and drinking, of which nobody knows whether more or less was advised. */
export const BARE_SUBSTANCE =
  /^(?:the )?(?:salt|sodium|sugar|caffeine|alcohol|coffee|tea|carbs?|carbohydrates?|fat|meat|eye|scale)s?(?: intake| consumption| use)?$/

/** What can be advised, or talked over with a patient. */
export const ADVICE_HEADS =
  `bracelet check filter handover inspection maneuver manoeuvre mouth respirator service shutoff activities activity adherence alternatives anatomy appointment avoidance baths benefits bike biking bracing breaks breathing brushing causes cessation
  closure clothing clothes comfort compliance complication complications compresses consequences contraception course coverage cycling diagnosis diary diet dieting discharge
  dose doses driving elevation exercise exercises exposure expectations fasting fluids food foods gloves glucose goals gym healing heat histology humidifier hydration hygiene ice insoles
  importance information inserts instructions intake juice lifestyle lifting likelihood log loss mask massage massages meals meditation modification modifications moisturizer
  monitoring mouthwash nature nsaid nutrition options outcome outcomes pacing padding photos physiotherapy pilates plan portions posture precautions prevention prognosis
  protection questionnaire recovery reassurance reduction relationship restriction restrictions rest results retraining risk risks running sauna scar sex shoes showers side signs
  skiing sleep smoking soaks sports standing stretches stretching substitutes sun sunscreen support surgery swimming symptoms technique therapy timeline tolerance treatment treatments
  trigger triggers vaccination veganism vegetables vitamins volleyball walking walks warning water weight weights work wrap yoga`.split(
    /\s+/,
  )

/** What cannot be the beginning of something advised or talked over. */
export const NO_ADVICE_FIRST =
  /^(?:able|about|above|back|better (?:in|within|over|soon)|common|eliminate|explore|fine|four|five|six|seven|free|good$|improve|judicious|last|link|lower threshold|minimum|most|needs?|nothing|out|poor|prevent|ready|run|several|sure|tentatively|toxic|up|way|weight-bear)\b|^(?:working|doing|going|keeping)$/
