type Row = readonly [name: string, pattern: RegExp, is: string, isNot: string]

/** How a clinician decides something, whether or not it was read as a fact. */
export const HEARD_DECISIONS: readonly Row[] = [
  [
    'what the clinician is going to do',
    /\b(?:i|we)(?:'m| am|'re| are|'ll| will)(?: also| just| then| certainly| probably| definitely)*(?: gonna| going to)?(?: also| just| then)?(?: need to| have to| go ahead and)? (?:order|prescribe|refer|start you|give you (?!an? (?:minute|second|moment|example))|put you|send (?:you|that|those|it|in|off)|set you up|schedule|book|bring you (?:in|into|to|back)|arrange|continue (?:you|your|the|with|to|on|using|taking|that)|increase|decrease|stop (?:the|your)|switch|repeat|recheck|add|observe|monitor|contact|get you (?:in|an?|some|to|set|scheduled|started))\b/i,
    "I'm also going to give you a strainer.",
    "I'm going to ask you a few things.",
  ],
  [
    'what the clinician can do now',
    /\b(?:i|we) can (?:just )?(?:continue|give you an? prescription|write you|go ahead and)\b/i,
    'We can just continue to observe you.',
    'We can see it on the film.',
  ],
  [
    'what the clinician wants of the patient',
    /\b(?:i(?:'d| would)(?: really)? like|i(?: do| really| just)* want|i(?: do| really)* need) (?:for )?you (?:not )?to\b(?! (?:know|understand|tell|show|what)\b)/i,
    "I'd like you to write down every dizzy spell.",
    'I would like you on my team.',
  ],
  [
    'what the patient has to do',
    /\byou(?:'ll| will|'re gonna| are gonna|'re going to| are going to)?(?: really| also| certainly| still)* (?:need to|have to(?! (?:do|say|ask))|must(?:n't)?(?! (?:be|have|feel|know)\b)|should(?:n't| not)(?! (?:be|have|feel|hurt))|should (?:take|use|keep|avoid|try|drink|eat|wear|stop|start|see (?:an?|the|your)|call|rest))\b/i,
    'You really need to take them every day.',
    'You should feel better by then.',
  ],
  [
    'what to be sure of',
    /(?<!\b(?:to|want|we) )\b(?:make sure|be sure)(?: that)? (?:you(?! (?:know|understand))|to|the|your)\b(?!'re)/i,
    'Make sure you finish the course.',
    'This is just to make sure you are well.',
  ],
  [
    'what is recommended',
    /\b(?:i|we)(?:'d| would| do| highly| strongly| really| also)* (?:recommend|suggest|advise)\b|\bi(?: was)? (?:gonna|going to) (?:recommend|suggest)\b/i,
    'I would recommend a night splint.',
    'The test suggests nothing new.',
  ],
  [
    'when to get in touch',
    /\bif (?!you have any (?:other )?questions)\b.*\b(?:(?:give (?:me|us) a |please )(?:call|ring)|call (?:me|us|the)|ring (?:me|us|the)|let (?:me|us) know|come back|phone (?:me|us))\b/i,
    'If it swells again, give us a call.',
    'If it swells again, put it up.',
  ],
  [
    'what cannot be done for now',
    /\b(?:i don't think you (?:can|should)|you(?:'re not (?:gonna|going to)| are not (?:gonna|going to)| can't| cannot| won't be able to)) (?:be )?(?:go|play|playing|run|running|drive|driving|work|working|lift|lifting|return|swim|swimming|do|doing|take|taking|eat|eating|drink|drinking)\b/i,
    "I don't think you can go to work this week.",
    "You can't see it from here.",
  ],
  [
    'what goes on',
    /^(?:(?:and|so|but|then|just|please|also),? )*(?:keep (?:going|taking|using|doing|on|up|wearing)|continue (?:on|with|taking|using|doing|your|the|to)|carry on|stay on) (?!.*\?)/i,
    'Keep going with the stretches.',
    'They keep going away.',
  ],
  [
    'what stays as it is',
    /\b(?:i|we)(?:'d| would|'ll| will|'m| am|'re| are)(?: not|n't)(?: be)?(?: going to| gonna)? (?:chang(?:e|ing)|prescrib(?:e|ing)|start(?:ing)?)\b|\bkeep (?:things|everything) (?:the same|as)\b/i,
    'For now I would not change your dose.',
    'That would not change the picture.',
  ],
  [
    'how to take it easy',
    /\btake it (?:a (?:little )?(?:bit )?)?eas(?:y|ier)\b/i,
    'You will have to take it a bit easy for now.',
    'It is easy to take.',
  ],
]

/** How a patient asks for a refill. */
export const REFILLS =
  /\b(?:need|use|like|want|get)\b.{0,24}\b(?:refill(?:ed|s)?|more of)\b|\bi do need more\b/i
