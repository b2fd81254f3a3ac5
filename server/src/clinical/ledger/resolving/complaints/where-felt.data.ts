/** Questions where a thing is felt, each with an example. */
export const ASKS_WHERE: readonly (readonly [asks: RegExp, example: string])[] = [
  [
    /\bwhere(?:abouts)?(?: (?:exactly|about|abouts|mostly|mainly|precisely))?(?: (?:is|are|do|does|did|would))? (?:you |the |your |it |that |this |most of )*(?:feel|pain|hurt|ache|sore|tight|worst|it|that|discomfort|trouble|rash|itch|swelling|lump|numb)/,
    'And where is the pain, mainly?',
  ],
  [/\bwhere(?:abouts)?(?: (?:exactly|precisely|on (?:it|the \w+)))?\s*\?/, 'Where exactly?'],
  [/\b(?:show|point to) (?:me )?where\b/, 'Can you show me where?'],
  [/\b(?:which|what) (?:part|bit) (?:of|hurts|is)\b/, 'Which part of it hurts?'],
]

/** A place at a part of the body as an answer has it, and as a note does. */
export const PLACES: readonly (readonly [said: RegExp, written: string, example: string])[] = [
  [
    /^(?:on |at |to |along )?the (?:inside|inner (?:side|part|bit|edge))$/,
    'on the inner side',
    'on the inside',
  ],
  [
    /^(?:on |at |to |along )?the (?:outside|outer (?:side|part|bit|edge))$/,
    'on the outer side',
    'on the outside',
  ],
  [
    /^(?:at |in |on |round |around )?the (?:front|front (?:part|bit|side))$/,
    'at the front',
    'at the front',
  ],
  [
    /^(?:at |in |on |round |around )?the (?:back|rear|back (?:part|bit|side))$/,
    'at the back',
    'round the back',
  ],
  [/^(?:at |on |along )?the top$/, 'at the top', 'on the top'],
  [
    /^(?:at |on |along )?the (?:bottom|underside|underneath)$|^underneath$/,
    'underneath',
    'on the bottom',
  ],
  [/^(?:in |at )?the (?:middle|center|centre)$/, 'in the center', 'in the middle'],
  [/^(?:low down|lower down|at the bottom)$/, 'low down', 'low down'],
]

/** Words around a place that only show where a hand points, or how sure somebody is. */
export const POINTS_THERE =
  /\b(?:um|er|uh|oh|well|yeah|yes|right(?= (?:in|on|at|there|here))|just|mostly|mainly|mostly|really|sort of|kind of|like|probably|it is|it's|i think|there|here|this bit|of it|of (?:my|his|her|the) [a-z]+)\b/g

/** A circumstance alone, which a question asks the complaint about. */
export const CIRCUMSTANCES: readonly (readonly [said: RegExp, written: string, example: string])[] =
  [
    [
      /^(?:(?:just|when|while|if|you are|you're|even) )*(?:sitting|sat|sit|lying|resting|rest)(?: (?:still|down|around|there|quietly|doing nothing))*$|^at rest$/,
      'at rest',
      'just sitting still',
    ],
    [
      /^(?:(?:in|during|at|through) )?(?:the )?nights?(?: time)?$|^when (?:you are )?(?:asleep|in bed)$/,
      'at night',
      'at night',
    ],
    [
      /^(?:(?:when|while|if|you are|on|after|with) )*(?:walking|exercise|exercising|exertion|climbing stairs|the stairs)$/,
      'on exertion',
      'when walking',
    ],
    [
      /^(?:(?:when|while|after|with|you are|you have) )*(?:eating|meals|eaten|food)$/,
      'after eating',
      'after eating',
    ],
  ]

/** Of the complaint itself: 'had it', 'does it come on'. */
export const ASKS_OF_IT =
  /\b(?:had|have|get|got|feel|felt|notice|noticed|happen(?:s|ed)?|come(?:s)?(?: on)?|is|does|do) (?:you )?(?:it|this|that|them)\b|\b(?:it|this|that) (?:ever )?(?:happen|come|bother|hurt|ache|there|start)/
