import type { Row } from '../words/rows.ts'

/** What people do, in the words of which they tell how they live. */
export const SOCIAL_VERBS = new Set(
  `add attend avoid consume skip volunteer cook cycle dance do drink drive eat enjoy exercise feel fish garden go golf hate hike hunt jog like live love monitor
  need own play read ride row run skate ski skip sleep smoke stand study swim take teach travel try use vape walk want watch wear weigh work`.split(
    /\s+/,
  ),
)

const TRADE =
  '(?:accountant|administrator|analyst|architect|artist|assistant|attorney|baker|barber|bartender|builder|bus driver|butcher|carer|caregiver|carpenter|cashier|chef|cleaner|clerk|coach|consultant|contractor|cook|dentist|designer|developer|director|doctor|driver|editor|electrician|engineer|farmer|firefighter|fisherman|gardener|guard|hairdresser|handyman|homemaker|housekeeper|janitor|jockey|journalist|landscaper|lawyer|lecturer|librarian|machinist|manager|mechanic|musician|nanny|nurse|officer|operator|optician|owner|painter|paralegal|paramedic|pharmacist|photographer|physiotherapist|pilot|plumber|policeman|producer|professor|programmer|project manager|realtor|receptionist|researcher|roofer|salesman|salesperson|scientist|secretary|soldier|supervisor|surgeon|tailor|teacher|tech|technician|therapist|trainer|translator|tutor|waiter|waitress|welder|worker|writer)'
const MEASURE =
  '(?:(?:mostly|an?|the|few|couple|couple of|occasional|odd|some|one|two|three|four|five|six|\\d+|or) )'
const VESSEL = '(?:(?:glass(?:es)?|bottles?|pints?|cans?|units?|shots?) of )?'
const ALCOHOL =
  '(?:beers?|wines?|whisky|whiskey|bourbons?|scotch|spirits|prosecco|champagne|sherry|vodka|gin|rum|cocktails?|lager|cider|alcohol|liquor)'
const KIN =
  '(?:wife|husband|partner|spouse|parents?|mother|mom|mum|father|dad|sister|brother|son|daughter|children|kids|family|roommates?|flatmates?|housemates?|friends?|girlfriend|boyfriend)'

/** How somebody lives, as a note says it. */
export const SOCIAL_SAID: readonly Row[] = [
  [/^(left|right) handed$/, '$1-handed', 'right handed', 'right-handed'],
  [
    /^(?=(?:pilates|yoga|tai chi|zumba|crossfit|karate|judo|aerobics|gymnastics)\b(?:(?:,| and| or) \w+)*(?: (?:on|once|twice|every|\d) .+)?$)/,
    'exercise: ',
    'yoga twice a week',
    'exercise: yoga twice a week',
  ],
  [
    /^(?=(?:basketball|baseball|football|soccer|tennis|volleyball|hockey|golf|water polo)\b(?:(?:,| and| or) \w+)*$)/,
    'plays ',
    'basketball, baseball and football',
    'plays basketball, baseball and football',
  ],
  [
    new RegExp(
      `^(?:work(?:s|ing)? as )?(?:an? )?((?:full[- ]time |part[- ]time |retired )?(?:[a-z-]+ ){0,2}${TRADE}(?: (?:in|at|for|with) .+)?)$`,
    ),
    'works as a $1',
    'software engineer',
    'works as a software engineer',
  ],
  [
    /^(?:an? )?((?:[a-z-]+ ){0,2}(?:company|firm|factory|warehouse))$/,
    'works at a $1',
    'pharmaceutical company',
    'works at a pharmaceutical company',
  ],
  [/^(?:an? )?((?:[a-z]+ )?student)$/, '$1', 'a biology student', 'biology student'],
  [
    new RegExp(`^(?:an? )?((?:odd|occasional) .*\\b(?:${ALCOHOL}|drinks?|pints?)\\b.*)$`),
    'alcohol: an $1',
    'odd glass of wine',
    'alcohol: an odd glass of wine',
  ],
  [
    new RegExp(`^(?:a )?((?:few|couple) .*\\b(?:${ALCOHOL}|drinks|pints)\\b.*)$`),
    'alcohol: a $1',
    'few beers per week',
    'alcohol: a few beers per week',
  ],
  [
    new RegExp(`^(${MEASURE}*${VESSEL}${ALCOHOL}\\b(?! (?:use|intake|consumption))(?!:).*)$`),
    'alcohol: $1',
    'wine at night',
    'alcohol: wine at night',
  ],
  [
    new RegExp(`^(${MEASURE}+(?:drinks?|pints?)\\b.*)$`),
    'alcohol: $1',
    'two pints on Fridays',
    'alcohol: two pints on Fridays',
  ],
  [/\bmuch in the way of (?=\S)/, 'much ', 'much in the way of exercise', 'much exercise'],
  [/\beveryday\b/, 'every day', 'smoking everyday', 'smoking every day'],
  [
    /^(?:an? )?((?:(?:two|three|four|\d+) )?(?:cats?|dogs?)\b)/,
    'pets: $1',
    'a cat at home',
    'pets: cat at home',
  ],
  [
    /^drinks? (?=(?:(?:only|just|very|quite) )?(?:socially|infrequently|occasionally|rarely|moderately|heavily|regularly|sometimes|on|at|every|once|twice|daily|too much|a lot)\b)/,
    'drinks alcohol ',
    'drink only socially',
    'drinks alcohol only socially',
  ],
  [
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)(?: (?:to|or) \w+)?) (cigarettes|roll-ups|cigars|joints) (?=(?:a|per|each|every) (?:day|night|week)\b)/,
    'smokes $1 $2 ',
    '15 cigarettes a day',
    'smokes 15 cigarettes a day',
  ],
  [
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: (?:to|or) \w+)?) cups of (coffee|tea) (?=(?:a|per|each|every) (?:day|week)\b)/,
    'drinks $1 cups of $2 ',
    '6 cups of coffee a day',
    'drinks 6 cups of coffee a day',
  ],
  [
    /^(lives?|living) (?:all )?(?:on (?:the|my|your|his|her) own|by (?:my|him|her|your)self)\b/,
    'lives alone',
    'live on the own in a flat',
    'lives alone in a flat',
  ],
  [/^socially smokes?$/, 'smokes socially', 'socially smoke', 'smokes socially'],
  [
    new RegExp(`\\bwith (?:the|my|your|his|her) (?=${KIN}\\b)`, 'g'),
    'with ',
    'lives with the wife',
    'lives with wife',
  ],
  [
    new RegExp(`\\band (?:the|my|your|his|her) (?=${KIN}\\b)`, 'g'),
    'and ',
    'lives with sister and my mum',
    'lives with sister and mum',
  ],
  [
    /\bworks as a (?=[aeio]|u(?!ni)|x-ray)/,
    'works as an ',
    'works as a engineer',
    'works as an engineer',
  ],
  [/^works as an? retired /, 'retired ', 'works as a retired nurse', 'retired nurse'],
  [/\bx-ray tech$/, 'x-ray technician', 'works as an x-ray tech', 'works as an x-ray technician'],
]

/** Words that tell of a way of life by themselves. */
export const SOCIAL_HEADS =
  /\b(?:abuse|breastfeeding|children|contraception|driving|handedness|hand dominance|physically active|sleeps|vegan|vegetarian|activit(?:y|ies)|adopted|aerobics|aids|alcohol|bereavement|coffee|education|flight|gummies|household|military|mobility|restriction|shakes|secondhand|situation|baseball|basketball|biking|caffeine|commutes?|contact lens(?:es)?|contacts?|cycling|dancing|diet|dietary|disabled|exercise|exercises|exposure|football|gardening|glasses|golf(?:ing)?|gym|gymnast|gymnastics|-handed|hiking|hobbies|housekeeping|insurance|intake|jogging|job|lifting|meditation|monitoring|pilates|retired|running|sedentary|skiing|sleep|smoker|smoking|soccer|sports|stress|stressors|student|support|swimming|tennis|therapy|tobacco|travel|trips?|unemployed|use|vaping|veteran|volleyball|volunteers?|walking|walks|weights|work|yoga|off work)\b/
