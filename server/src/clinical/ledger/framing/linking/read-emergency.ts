import { EMERGENCY_ROWS, NOT_SENT, OTHER_CONTACT, OTHER_SIGN } from './emergency-contact.data.ts'

interface Around {
  readonly before: string
  readonly after: string
}

/** Whether a sign is one to go to hospital or call an ambulance for, where that is said with it. */
export function readEmergency(words: string, { before, after }: Around): string | undefined {
  return behind(`${words} ${firstSign(after)}`) ?? ahead(before)
}

/** Up to where another condition begins; a sentence that only says where to go belongs to the one before. */
function firstSign(after: string): string {
  const rest = after.replace(/^\s*[.?!]\s*(?=(?:then|that's|it's|so)?\b[^.?!]{0,30}[.?!])/i, ', ')
  const end = OTHER_SIGN.exec(rest)
  return end === null ? rest : rest.slice(0, end.index)
}

function behind(text: string): string | undefined {
  const [at, detail] = emergencyIn(text)
  if (at === undefined) return undefined
  const lead = text.slice(0, at)
  return OTHER_CONTACT.test(lead) || NOT_SENT.test(lead) ? undefined : detail
}

/** 'Go to the ER if you have …': the last that is said of help before the sign. */
function ahead(before: string): string | undefined {
  const clause = /([^.?!;]*)\b(?:if|when|for|with|should)\b[^.?!;]*$/i.exec(before)?.[1]
  const [at, detail] = emergencyIn(clause ?? '')
  if (clause === undefined || at === undefined) return undefined
  const rest = clause.slice(at)
  return OTHER_CONTACT.test(rest) || NOT_SENT.test(clause.slice(0, at)) ? undefined : detail
}

function emergencyIn(text: string): [at: number | undefined, detail: string] {
  const found = EMERGENCY_ROWS.map(([said, detail]) => ({ at: text.search(said), detail })).filter(
    ({ at }) => at >= 0,
  )
  const first = found.sort((one, other) => one.at - other.at)[0]
  return [first?.at, first?.detail ?? '']
}
