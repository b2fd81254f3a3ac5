import type { Heading } from '../../parse-template.ts'
import type { KnownOfVisit } from '../../scribe.ts'
import { ageOf } from '../../whom.ts'

const BLANK = '[to be completed]'
const LEAVE = /\b(?:leave|write|give|put) (?:the |a )?([^.]*?) as ["“](\[[^"”\]]+\])["”]/gi
const IF_NOT =
  /\bif none was, write ["“](\[[^"”\]]+\])["”]|for each that was not, write ["“](\[[^"”\]]+\])["”]/i

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** '2026-03-09' as 'March 9, 2026'. */
export function dateInWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? date : `${name} ${String(Number(day))}, ${year}`
}

/** The line that a heading for a name or a date gets; undefined where it asks for something else. */
export function knownUnder(title: string, known: KnownOfVisit): string | undefined {
  const lower = title.toLowerCase().replaceAll('’', "'").trim()
  if (
    /^(?:date|date of (?:the )?(?:visit|note|letter|service|encounter)|visit date|dos)$/.test(lower)
  )
    return dateInWords(known.date)
  if (/^(?:patient(?:'s)?(?: full)? name|name of (?:the )?patient|patient|name)$/.test(lower))
    return known.patientName ?? BLANK
  if (
    /^(?:(?:clinician|provider|physician|doctor|practitioner|dentist|therapist)(?:'s)?(?: name)?|author|seen by|attending)$/.test(
      lower,
    )
  )
    return known.clinicianName ?? BLANK
  return patientUnder(lower, known)
}

/** Of the patient's record; a heading for what it does not have is left to what was said. */
function patientUnder(title: string, known: KnownOfVisit): string | undefined {
  const { dateOfBirth, recordNumber, sex, pronouns } = known.patient ?? {}
  if (/^(?:date of birth|dob|born)$/.test(title))
    return dateOfBirth ? dateInWords(dateOfBirth) : undefined
  if (/^(?:(?:medical )?record number|mrn|patient (?:number|id))$/.test(title))
    return recordNumber ?? undefined
  if (/^(?:sex|gender)$/.test(title)) return sex && sex !== 'unknown' ? capital(sex) : undefined
  if (title === 'pronouns') return pronouns ?? undefined
  if (title !== 'age') return undefined
  const age = ageOf(known)
  return age && `${String(age.count)} ${age.unit}${age.count === 1 ? '' : 's'}`
}

type Datum = 'date' | 'patient' | 'clinician'
const ASKS: readonly (readonly [asked: RegExp, label: string, datum: Datum])[] = [
  [/\bthe date of the visit\b/i, 'Date', 'date'],
  [/\bthe name of the patient\b|\bthe patient's name\b/i, 'Patient', 'patient'],
  [/\bthe name of the (?:referring )?clinician\b|\bthe clinician's name\b/i, 'Name', 'clinician'],
]

/** Lines that a template asks for besides what was said: 'Date: March 9, 2026', 'Signature: [to be completed]'. */
export function formLines({ title, body }: Heading, known: KnownOfVisit): string[] {
  const asked = ASKS.filter(([pattern]) => pattern.test(body.replace(LEAVE, '')))
  const left = [...body.matchAll(LEAVE)].flatMap(([, names = '', blank = BLANK]) =>
    namesIn(names).map((name) => leftLine(name, blank, title, known)),
  )
  return [
    ...asked.map(([, label, datum]) => `${label}: ${valueOf(datum, known) ?? BLANK}`),
    ...left,
  ]
}

function namesIn(words: string): string[] {
  return words
    .replace(/ of (?:the|this) .*$/, '')
    .split(/ and (?:the )?|, (?:the )?/)
    .map((name) => name.replace(/^(?:the|a) /, '').trim())
}

/** A blank stays where nothing is known for it. */
function leftLine(name: string, blank: string, title: string, known: KnownOfVisit): string {
  const datum = DATA[name] ?? (/\bsign/i.test(title) && name === 'name' ? 'clinician' : undefined)
  const label = `${capital(name)}${/^(?:first|last)$/.test(name) ? ' day' : ''}`
  return `${label}: ${(datum && valueOf(datum, known)) ?? blank}`
}

const DATA: Readonly<Record<string, Datum>> = {
  date: 'date',
  "patient's name": 'patient',
  'patient name': 'patient',
}

/** What stands in place of something that was not named. */
export function blankOf({ body }: Heading): string | undefined {
  const match = IF_NOT.exec(body)
  return match?.[1] ?? match?.[2]
}

function valueOf(datum: Datum, known: KnownOfVisit): string | null {
  if (datum === 'date') return dateInWords(known.date)
  return datum === 'patient' ? known.patientName : known.clinicianName
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
