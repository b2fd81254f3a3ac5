import { findFacts } from '../../../clinical/find-facts.ts'

const LEAD = /^(?:(?:and|so|but|now|then|okay|well|also|or|alright|great|yeah|specifically)[ ,]+)*/
const HAVING =
  /^(?:(?:do|did) you (?:also |still |ever |currently |usually |happen to )*(?:have|get|feel|experience|notice|take note of|suffer from)|have you (?:also |ever |recently |been )*(?:had|been having|having|experienced|experiencing|noticed|noticing|felt|feeling|gotten|getting|got|been experiencing|been feeling|been getting)|are you (?:also |still |currently )*(?:having|experiencing|noticing|getting|feeling)|is there|are there|was there|were there|has there been|have there been|you have|you are having|you have had|you have not had|no) (?=(?:any|a|an|some|the|chest|pain|fever|numb|short|trouble|problem|issue|nausea|headache|dizz|other|more|like|swelling|night|cough|weight|feelings|bleeding)\w*\b)/
const ANY = /^(?:any|no)\b ?/
const GENERAL =
  /^(?:(?:any|a|an|some|other|more|of|(?:symptoms?|issues?|problems?)(?! with)|kind|type|sort|like|such as|associated|changes in symptoms|the|those|with that|recent|else)\b[ ,]*)+(?=\w)/
/** Asks the patient to speak, not whether something is so. */
const TALK =
  /^(?:describe|tell|show|explain|hear|see|confirm|talk|speak|point|give|walk me|elaborate|remind|remember)\b/
/** What a yes to them says nothing of. */
const NOTHING_NAMED =
  /^(?:medications?|medicines?|meds|symptoms?|things?|allergies|questions?|concerns?|changes?|that|it|this)\b[ ,]*(?:currently|regularly)?$/
const INVERTED =
  /^(do|does|did|have|has|are|is|was|were|can|could|would|will) (you|it|he|she|they|that|this|there|(?:the|that|your|this) [a-z]+) (.+)$/
const ENDING =
  /[ ,]*(?:\bfor example|\bat the moment|\bwith you|\b(?:or )?(?:anything|something|things|stuff)(?: else)?(?: like that| going on)?|\bat all|\bis that (?:right|correct)|\bor (?:no|not)|\bany of (?:that|those)(?: stuff)?|\bright|\bcorrect|\bokay|\blike that|\bwith (?:that|this|it)|\bor|\band|\bdo you)[ ,]*$/

/** A question with its yes or no, as a statement with 'you' for the patient; null when it says nothing. */
export function phraseAnswer(question: string, answer: 'yes' | 'no'): string | null {
  const asked = lastQuestion(question.replace(/[?.!]+$/, '').replace(LEAD, ''))
  const text = asked.replace(ENDING, '').replace(ENDING, '').trim()
  const things = HAVING.exec(text)?.[0] ?? ANY.exec(text)?.[0]
  if (
    things !== undefined &&
    (/\b(?:any|no) $/.test(things) || /^any\b/.test(text.slice(things.length)) || isSymptom(text))
  )
    return phraseThings(text.slice(things.length), answer)
  if (isBareList(text)) return phraseThings(text, answer)
  const inverted = INVERTED.exec(text)
  if (inverted) return phraseInverted(inverted, answer)
  if (/^(?:how|what|when|where|why|who|which|tell)\b/.test(text)) return null
  if (!/^(?:you|your|it|there|that|the)\b/.test(text) || answer === 'no') return null
  if (/\b(?:anything else|what|how|any)\b/.test(text)) return null
  return text
}

/** 'nausea, vomiting?' asks for things without a verb. */
export function isBareList(text: string): boolean {
  return (
    isSymptom(text) &&
    text.split(' ').length <= (/,.*,/.test(text) ? 16 : 8) &&
    !/\b(?:i|you|it|he|she|we|they|that|there|is|are|was|how|what|when|where)\b/.test(text)
  )
}

function isSymptom(text: string): boolean {
  const facts = findFacts(text)
  return facts.has('symptom') || facts.has('selfHarm') || facts.has('mood')
}

function phraseThings(rest: string, answer: 'yes' | 'no'): string | null {
  const things = rest
    .replace(GENERAL, '')
    .replace(/\b(?:any|no) (?:other )?/g, '')
    .replace(/\bat all\b,? ?(?:with .*)?/g, '')
    .replace(/\b(?:have|do|did|are) you (?:noticed?|had|have|feel|felt|get|got) (?:any )?/g, '')
    .trim()
    .replace(/^(?:things|specifically|stuff)(?: like)?[ ,]+/, '')
  if (!/[a-z]{3}/.test(things) || /^(?:questions?|concerns?|that|it|this)\b/.test(things))
    return null
  if (answer === 'yes' && (/ or /.test(things) || NOTHING_NAMED.test(things))) return null
  return answer === 'no' ? `denies ${things}` : `reports ${things}`
}

function phraseInverted(parts: RegExpExecArray, answer: 'yes' | 'no'): string | null {
  const [, aux = '', subject = '', rest = ''] = parts
  if (answer === 'yes' && / or /.test(rest)) return null
  if (/^(?:can|could|would|will)$/.test(aux) && subject === 'you' && TALK.test(rest)) return null
  if (
    answer === 'yes' &&
    /^(?:on|taking) (?:any )?(?:other )?(?:medications?|medicines?|meds)$/.test(rest)
  )
    return null
  if (/^(?:have|got) (?:any )?(?:questions?|concerns?)|^(?:okay|ready|sure|doing)\b/.test(rest))
    return null
  const clean = rest
    .replace(/^ever /, '')
    .replace(/^(?:still|also|currently) /, answer === 'no' ? '' : '$&')
  if (answer === 'no') return `${subject} ${aux} not ${clean}`
  if (aux === 'do') return `${subject} ${clean.replace(/\bany /g, '')}`
  return `${subject} ${aux} ${clean.replace(/\bany /g, '')}`
}

/** 'i know you were worried about it do you have any pain' asks its last part only. */
function lastQuestion(text: string): string {
  if (INVERTED.test(text) || ANY.test(text) || HAVING.test(text)) return text
  const starts = [
    ...text.matchAll(
      /(?<!\b(?:you|it|that|there|i|we|how|what|when|where|why|who|which))[ ,]+(?:(?:do|does|did|have|has|are|is|was|were) (?:you|it|that|there)|any) /g,
    ),
  ]
  const last = starts.at(-1)
  return last ? text.slice(last.index).replace(/^[ ,]+/, '') : text
}
