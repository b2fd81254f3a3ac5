import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { nearLines } from '../near-lines.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const HAD = new Set<Mention['kind']>(['symptom', 'complaint', 'history', 'medication', 'allergy'])
const KIN = String.raw`(?:mother|mom|mum|father|dad|brother|sister|grand(?:mother|father|ma|pa|ad)|granny|nan|aunt|auntie|uncle|cousin|niece|nephew|wife|husband|partner|girlfriend|boyfriend|friend|buddy|roommate|room-mate|flatmate|coworker|co-worker|colleague|boss|neighbou?r)s?`
const STRANGER = String.raw`(?:lady|woman|man|guy|fella|bloke|person|girl|boy|kid|couple|family|neighbou?r|driver|player|teacher|customer|client)s?`
const OWN = String.raw`(?:my|our) (?:\w+ ){0,2}?`
const A = String.raw`(?:an?|the|this|that|one|some|another) (?:\w+ )?`
/** Where the other one is: 'at work', 'next door', 'in my class'. */
const WHERE = String.raw`(?: (?:at|in|from|on|next) (?:the |my |our )?\w+(?: \w+)?)?`
const SUBJECT = new RegExp(
  String.raw`(?:^|[.?!;] |\b(?:and|but|because|so|that|well|like|since|cause|while|actually|though|yeah|no|then|oh)\b ?(?:like |then |actually |also )?|^ )(?:${OWN}${KIN}|${A}(?:${STRANGER}|${KIN}))${WHERE} (?=(?:just |also |recently |actually |only |probably |really )?(?:has|had|have|'s|was|were|is|are|got|gets|fell|broke|came down|caught|takes|took|uses|went|started|dropped|hurt|lost|suffer\w*|tested|ended|developed|slipped|tripped|been|did)\b)`,
  'g',
)
/** Who tells of the patient, brings or treats them does not have it; and of whom it is said that they died, much may follow. */
const NOT_OWN =
  /^(?:\w+ ){0,2}?(?:says?|said|thinks?|thought|noticed|tells?|told|saw|sees|made|makes|brought|drove|gave|gives|wanted|wants|died|passed|left|moved|heard|found|was (?:worried|concerned|telling|saying|there)|is (?:worried|concerned)|got (?:me|worried))\b/
const OF_PATIENT = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|both|same)\b/
/** Whoever has a medicine may give it away. */
const TAKES = /^(?:is |was |has been |'s |\w+ly )*(?:on|takes?|taking|took|uses?|using)\b/
/** Behind it, as far as its clause goes. */
const CLAUSE_END = /[.?!;]|\b(?:so|but|because|and i|and my|which is why|then i)\b/
const LIKE_ME = /\b(?:me|my|mine|us|our|we|too|as well|like i)\b/
/** Whoever is asked about another person speaks for that one. */
const ASKED_OF =
  /\b(?:is|was|does|did|has|had|can|how's|how is|how has) (?:he|she)\b|\byour (?:son|daughter|wife|husband|mother|mom|mum|father|dad|brother|sister|partner|baby|child|grandm\w+|grandf\w+)\b/

/** 'My neighbour fell and broke her hip': what the subject of a clause has is not the patient's. */
export function isOfOtherSubject(lines: readonly LedgerLine[], mention: Mention): boolean {
  const { text, role } = lines[mention.line] ?? { text: '', role: 'clinician' }
  if (role !== 'patient' || mention.isOther || !HAD.has(mention.kind)) return false
  const { before, after } = sentenceAround(text, mention)
  const lead = plainSaid(before).trimStart()
  const words = plainSaid(mention.words).trim()
  const said = `${lead}${words}`
  const subject = [...said.matchAll(SUBJECT)].filter(({ index }) => index < lead.length + 2).at(-1)
  if (subject === undefined) return isOfHerOrHim(lines, mention, lead, words)
  const behind = said.slice(subject.index + subject[0].length)
  if (NOT_OWN.test(behind) || OF_PATIENT.test(behind)) return false
  if (mention.kind === 'medication' && !TAKES.test(behind)) return false
  const rest = plainSaid(after).split(CLAUSE_END, 1)[0] ?? ''
  if (LIKE_ME.test(rest)) return false
  const near = nearLines(lines, mention.line)
  return (
    !isSpokenFor(near) &&
    !near.some((line) => line.role === 'clinician' && ASKED_OF.test(plainSaid(line.text)))
  )
}

const HE_OR_SHE =
  /(?:^|[.?!;] | )(?:he|she)(?:'s|'d)? (?:(?:was|is|had|has|just|also|always|been|got|used to|only) )*(?:took|takes|taking|on|allergic to|uses?|using|used|given|put on|had|has|have|got)(?: (?:an?|the|some|any))*$/
const WHOM = String.raw`\b(?:my|your|our) (?:\w+ ){0,2}?${KIN}\b(?!['’]s)`
const MOST_SHE = 2

/** 'And your mother?' — 'She took lisinopril.': the patient speaks of somebody else. */
function isOfHerOrHim(
  lines: readonly LedgerLine[],
  mention: Mention,
  lead: string,
  words: string,
): boolean {
  if (!TOLD_OF.has(mention.kind)) return false
  const own = /^(?:(?:took|takes|taking|on|allergic to|had|has) )/.exec(words)?.[0] ?? ''
  if (!HE_OR_SHE.test(`${lead}${own}`.trimEnd()) || isSpokenFor(nearLines(lines, mention.line)))
    return false
  const said = plainSaid(lines[mention.line]?.text.slice(0, mention.from) ?? '')
  const asked = plainSaid(lines[mention.line - 1]?.text ?? '')
  return new RegExp(WHOM).test(`${asked} ${said}`) && !OF_DOCTOR.test(`${asked} ${said}`)
}

const TOLD_OF = new Set<Mention['kind']>(['medication', 'allergy'])
const OF_DOCTOR = /\b(?:doctor|nurse|gp|physician|pharmacist|dr|surgeon|specialist|\w+ologist)\b/

/** Somebody brings the patient and tells of 'him' or 'her' again and again. */
function isSpokenFor(lines: readonly LedgerLine[]): boolean {
  const said = lines.filter(({ role }) => role !== 'clinician').map(({ text }) => plainSaid(text))
  const count = (words: RegExp) => said.join(' ').match(words)?.length ?? 0
  const others = count(/\b(?:he|she)\b/g)
  return others > MOST_SHE && others > count(/\b(?:i|i'm|i've|my)\b/g)
}
