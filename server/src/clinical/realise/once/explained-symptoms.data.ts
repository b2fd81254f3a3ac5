/** Symptoms that a diagnosis explains, if it is made in the same sentence; each row with an example of both. */
export const EXPLAINED_SYMPTOMS: readonly (readonly [
  symptom: RegExp,
  cause: RegExp,
  example: string,
  explains: string,
])[] = [
  [
    /^(?:shortness of breath|dyspnea|wheezing|cough)$/,
    /\b(?:exacerbation|flare|decompensat\w+)\b.*\b(?:heart failure|chf|asthma|copd|chronic obstructive pulmonary disease)\b|\b(?:heart failure|chf|asthma|copd|chronic obstructive pulmonary disease) (?:exacerbation|flare)\b|\bpneumonia$|^pulmonary embolism$/,
    'shortness of breath',
    'asthma exacerbation',
  ],
  [/^(?:wheezing|cough)$/, /^(?:acute )?bronchitis$/, 'cough', 'acute bronchitis'],
  [
    /^(?:low(?:er)? )?back pain$/,
    /\b(?:lumbar|lumbosacral|back)(?: muscle)? (?:strain|sprain)$|^sciatica$|\blumbar radiculopathy$/,
    'low back pain',
    'acute lumbar strain',
  ],
  [/^headaches?$/, /\bmigraine\b/, 'headache', 'migraine without aura'],
  [
    /^sore throat$/,
    /\b(?:pharyngitis|tonsillitis|strep throat)$/,
    'sore throat',
    'viral pharyngitis',
  ],
  [/^(?:ear pain|ear ?ache)$/, /\botitis (?:media|externa)$/, 'ear pain', 'acute otitis media'],
]
