type Row = readonly [name: string, said: RegExp, is: string, isNot: string]

const DOES = '(?:give|get|draw|put|place|hang|bring|grab|set|start|run|do|take|check|hook)'
const WHOM = '(?:him|her|them|the patient)'
/** What goes on at home is told to whoever looks after the patient. */
const HERE = String.raw`(?!.*\b(?:at home|a day|daily|every|twice|times|night|bedtime|morning|weeks?|days)\b)`

/** What a clinician says to somebody of the practice. */
export const TO_STAFF: readonly Row[] = [
  [
    'a nurse by calling',
    new RegExp(
      String.raw`^(?:hey,? )?nurse,? (?:please |can you |could you |would you )*${DOES}\b`,
      'i',
    ),
    'Nurse, give her 600 of ibuprofen.',
    'The nurse will give you a form.',
  ],
  [
    'somebody by name',
    new RegExp(
      String.raw`^(?!(?:So|And|Then|Now|Okay|Please|Just|Also|Well|But|Or|If|For|Mom|Dad|Mum)\b)[A-Z][a-z]+,? (?:(?:please |can you |could you |would you )+)${DOES}\b.*\b(?:${WHOM}|his|her)\b${HERE}`,
    ),
    'Jenny, could you put a splint on her wrist?',
    'Mom, could you give him the syrup now?',
  ],
  [
    'a question for a hand',
    new RegExp(
      String.raw`^(?:can|could|would|will) you (?:please |just |go ahead and )*${DOES} ${WHOM}\b${HERE}`,
      'i',
    ),
    'Can you give him a nebulizer?',
    'Can you give him the inhaler twice a day?',
  ],
  [
    'with the name behind it',
    new RegExp(
      String.raw`^(?:[Pp]lease )?(?:[Gg]ive|[Gg]et|[Pp]ut|[Ss]tart|[Hh]ang|[Bb]ring) ${WHOM}\b${HERE}.*, (?!Mom\b|Dad\b|Mum\b)[A-Z][a-z]+[.!]?$`,
    ),
    'Please give him ten of dexamethasone by mouth, Tom.',
    'Please give him two puffs every four hours.',
  ],
]
