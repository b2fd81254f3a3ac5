/** How strong a thing is, as a note says it before the name. */
export const SEVERITIES: readonly (readonly [said: RegExp, written: string])[] = [
  [
    /^(?:an? )?(?:little|bit|little bit|tad|slightly|a little bit|kind of|somewhat)(?: bit)?$/,
    'slight',
  ],
  [
    /^(?:very|really|pretty|quite|so|extremely|super) (?:bad|badly|much|severe|strong|intense)$|^(?:bad|a lot|so much|the worst|awful|excruciating|intense|unbearable)$/,
    'severe',
  ],
  [/^(?:not (?:too|very|that|so) bad)$/, 'mild'],
  [/^low[- ]grade$/, 'low-grade'],
  [
    /^(?:(?:very |quite |fairly |relatively |newly )?(?:mild|moderate|severe|slight|minimal|marked|significant|terrible|horrible|large|small|trace|some|profound|acute|extreme|moderately severe|massive|subtle|faint|heavy|light|high|low|deep|intense))(?: to (?:mild|moderate|severe|marked|large))?$/,
    '$&',
  ],
  [/^(?:grade )?[0-6](?:\+|\/6)$|^grade (?:\d|[iv]+)$|^\d\+$/i, '$&'],
]

/** How often, as a note says it before the name. */
export const FREQUENCIES: readonly (readonly [said: RegExp, written: string])[] = [
  [
    /^(?:on and off|off and on|comes and goes|come and go|coming and going|intermittently|every now and then)$/,
    'intermittent',
  ],
  [/^(?:all the time|constantly|always|non-?stop|continuous(?:ly)?)$/, 'constant'],
  [
    /^(?:sometimes|occasionally|once in a while|every once in a while|now and then|from time to time)$/,
    'occasional',
  ],
  [/^(?:often|frequently|a lot)$/, 'frequent'],
  [
    /^(?:intermittent|constant|occasional|frequent|recurrent|daily|nightly|weekly|monthly|rare|persistent)$/,
    '$&',
  ],
]

/** How a thing began, before its name. */
export const ONSETS = /^(?:sudden|gradual|acute|insidious|recent|abrupt|slow)$/

/** Words with which a phrase can go on without another link. */
export const LINKED =
  /^(?:about|above|across|after|along|and|around|as|at|because|before|behind|below|beneath|beside|between|by|due to|during|each|every|for|from|if|in|inside|into|last|more than|near|next to|now|on|once|only|outside|over|per|prior to|radiating|since|than|this|through|throughout|to|today|tomorrow|tonight|towards?|twice|under|underneath|unless|until|up to|upon|when|whenever|while|with|within|without|worse|yesterday)\b/

/** What happened, rather than what makes a thing worse. */
export const EVENT =
  /\b(?:accident|crash|collision|fall|fell|fracture|injury|sting|bite|surgery|operation|landing|landed|lifting|moving|blow|jump|slip|slipped|twist(?:ed)?|trauma|vaccin\w+|meal|eating|starting|stopping|started|birth|delivery|illness)\b/

/** Words that begin a purpose: 'to stabilize the ankle'. */
export const PURPOSE =
  /^(?:achieve|adjust|aid|allow|assess|avoid|check|clear|confirm|control|decrease|determine|discuss|ease|evaluate|exclude|find|get|help|improve|increase|keep|look|lower|maintain|make|manage|monitor|offload|optimi[sz]e|prevent|protect|reduce|regain|rehydrate|relieve|remove|restore|review|revisit|rule|see|slow|stabili[sz]e|stop|strengthen|support|treat|verify)\b/

export const RELIEF_GRADES =
  /^(?:very |only )?(?:temporary|partial|some|good|minimal|slight|mild|complete|little|limited|short|brief|significant|moderate|no)$/
