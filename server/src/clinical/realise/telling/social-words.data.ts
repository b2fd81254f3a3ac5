/** Habits and circumstances: present, absent and past; '…' is how much and how often, '$1' as in a replacement. */
export const SOCIAL_WORDS: readonly (readonly [
  concept: RegExp,
  present: string,
  absent: string,
  past: string,
])[] = [
  [
    /^(?:smoking|tobacco(?: use)?|cigarettes?|smoker|tobacco smoking)$/,
    'smokes …',
    'does not smoke …',
    'former smoker …',
  ],
  [/^(?:former smoker)$/, 'former smoker …', 'never smoked …', 'former smoker …'],
  [
    /^(?:alcohol(?: use| consumption| intake)?|drinking)$/,
    'drinks alcohol …',
    'does not drink alcohol …',
    'previously drank alcohol …',
  ],
  [
    /^(?:(?:recreational |illicit |street )?drugs?(?: use)?|substance use)$/,
    'uses recreational drugs …',
    'denies recreational drug use …',
    'previously used recreational drugs …',
  ],
  [
    /^(?:cannabis|marijuana)(?: use)?$/,
    'uses cannabis …',
    'denies cannabis use …',
    'previously used cannabis …',
  ],
  [
    /^(?:lives|living) alone$/,
    'lives alone …',
    'does not live alone …',
    'previously lived alone …',
  ],
  [
    /^abstinent from alcohol$/,
    'abstinent from alcohol …',
    'not abstinent from alcohol …',
    'previously abstinent from alcohol …',
  ],
  [
    /^heavy alcohol use$/,
    'drinks alcohol heavily …',
    'no heavy alcohol use …',
    'previously drank alcohol heavily …',
  ],
  [/^heavy smoking$/, 'heavy smoker …', 'not a heavy smoker …', 'former heavy smoker …'],
  [/^(cigar|pipe) smoking$/, '$1 smoker …', 'denies $1 smoking …', 'former $1 smoker …'],
  [
    /^chewing tobacco$/,
    'chews tobacco …',
    'does not chew tobacco …',
    'previously chewed tobacco …',
  ],
  [
    /^(amphetamine|cocaine|ecstasy|heroin|medical cannabis|methamphetamine|psychedelic) use$/,
    'uses $1 …',
    'denies $1 use …',
    'previously used $1 …',
  ],
  [
    /^(cannabis edibles|nicotine pouches|contraception)$/,
    'uses $1 …',
    'does not use $1 …',
    'previously used $1 …',
  ],
  [
    /^injection drug use$/,
    'injects drugs …',
    'denies injection drug use …',
    'previously injected drugs …',
  ],
  [
    /^caffeine use$/,
    'consumes caffeine …',
    'does not consume caffeine …',
    'previously consumed caffeine …',
  ],
  [/^homelessness$/, 'homeless …', 'not homeless …', 'previously homeless …'],
  [/^sedentary lifestyle$/, 'sedentary lifestyle …', 'not sedentary …', 'previously sedentary …'],
  [
    /^(physically active|housebound|self-employed|signed off work|independent in daily activities)$/,
    '$1 …',
    'not $1 …',
    'previously $1 …',
  ],
  [/^stress$/, 'under stress …', 'no stress …', 'previously under stress …'],
  [
    /^(?:has )?(?:a )?(desk job|stairlift|sweet tooth)$/,
    'has a $1 …',
    'does not have a $1 …',
    'previously had a $1 …',
  ],
  [/^(?:has )?carers$/, 'has carers …', 'has no carers …', 'previously had carers …'],
  [
    /^goes to the gym$/,
    'goes to the gym …',
    'does not go to the gym …',
    'previously went to the gym …',
  ],
  [/^vaping$/, 'vapes …', 'does not vape …', 'previously vaped …'],
  [
    /^(?:exercise|physical activity)$/,
    'exercises …',
    'does not exercise …',
    'previously exercised …',
  ],
  [
    /^(?:occupation|employment|work|job)$/,
    'occupation: …',
    'not working …',
    'previous occupation: …',
  ],
  [
    /^(?:living situation|living arrangements?)$/,
    'living situation: …',
    'living situation: …',
    'previous living situation: …',
  ],
  [/^residence$/, 'lives in …', 'does not live in …', 'previously lived in …'],
  [
    /^(?:marital status|relationship status)$/,
    'marital status: …',
    'marital status: …',
    'previous marital status: …',
  ],
  [
    /^sexually active$/,
    'sexually active …',
    'not sexually active …',
    'previously sexually active …',
  ],
  [/^pets$/, 'has pets …', 'no pets …', 'previously had pets …'],
  [/^(?:handedness|hand dominance)$/, 'handed …', 'handed …', 'handed …'],
  [
    /^contact lens(?:es)?$/,
    'wears contact lenses …',
    'does not wear contact lenses …',
    'previously wore contact lenses …',
  ],
  [/^sick contacts?$/, 'sick contacts …', 'no sick contacts …', 'previous sick contacts …'],
]

/** A circumstance that says it all: no name before it. */
export const WHOLE_DETAIL =
  /^(?:lives?|living|works?|working|retired|unemployed|employed|self-employed|student|married|single|divorced|widowed|separated|engaged|not |no |resident|disabled|homemaker|stay-at-home|never|former|quit|has|just|currently|trying|tries|drinks|smokes|walks|runs|eats|uses|takes|plays|attends|goes)\b/

/** The same of a thing that has no row: what the patient does. */
export const DOES =
  /^(?:lives|works|eats|drinks|smokes|walks|runs|plays|uses|takes|attends|goes|likes|avoids|exercises|swims|sleeps)\b/
