import type { NamedCondition } from '../../../clinical/find-conditions.ts'
import { findConditions } from '../../../clinical/find-conditions.ts'
import type { ParsedTemplate } from '../parse-template.ts'
import type { SourcedSection, SourcedSentence } from './sourced.ts'
import type { Steps } from './steps.ts'
import { ITEMS_IN_STEP } from './steps.ts'
import type { Statement } from './statement.ts'

const UNCERTAIN =
  /\b(?:possibl[ey]|probabl[ey]|probable|suspect\w*|may(?:be)?|might|could be|likely|rule out|ruled out|concern\w* for|consistent with|versus|differential|looks like|sounds like|question of)\b/
const PAST =
  /\b(?:history of|in the past|used to|years? ago|previous\w*|when i was|as a (?:kid|child)|family|mother|father|mom|dad|brother|sister|grand\w+|allerg\w+|had (?:a|an)|diagnosed (?:in|with .* (?:ago|in)))\b/
const DENIED = /\b(?:no|not|denies|without|never|ruled out|negative for|rule out)\b/
const SYMPTOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cough)\b/, 'R05.9'],
  [/\bfever\b/, 'R50.9'],
  [/\bshortness of breath\b/, 'R06.02'],
  [/\bchest pain\b/, 'R07.9'],
  [/\b(?:abdominal|stomach|belly) pain\b/, 'R10.9'],
  [/\bnausea\b/, 'R11.0'],
  [/\bdiarrhea\b/, 'R19.7'],
  [/\bconstipation\b/, 'K59.00'],
  [/\bheadaches?\b/, 'R51.9'],
  [/\bdizziness\b/, 'R42'],
  [/\bfatigue\b/, 'R53.83'],
  [/\brash\b/, 'R21'],
  [/\bpalpitations\b/, 'R00.2'],
  [/\bsore throat\b/, 'J02.9'],
  [/\bweight loss\b/, 'R63.4'],
  [/\bnumbness\b/, 'R20.0'],
  [/\bneck pain\b/, 'M54.2'],
  [/\bright knee pain\b/, 'M25.561'],
  [/\bleft knee pain\b/, 'M25.562'],
  [/\bright shoulder pain\b/, 'M25.511'],
  [/\bleft shoulder pain\b/, 'M25.512'],
  [/\bright hip pain\b/, 'M25.551'],
  [/\bleft hip pain\b/, 'M25.552'],
]

/** Allergy status by what was named. */
const ALLERGENS: readonly (readonly [RegExp, string])[] = [
  [/\bpenicillin\b/, 'Z88.0'],
  [/\bsulfa\b/, 'Z88.2'],
  [/\blatex\b/, 'Z91.040'],
  [/\bpeanuts?\b/, 'Z91.010'],
  [/\b(?:shellfish|seafood)\b/, 'Z91.013'],
  [/\beggs?\b/, 'Z91.0120'],
]

type Group = 'diagnoses' | 'symptoms' | 'history' | 'uncertain'

export function isCoding(template: { title: string; prompt: string }): boolean {
  return /\bicd-?\s?10\b/i.test(template.title)
}

/** 'condition: code' lines of what was named aloud; nothing is inferred. */
export function* writeCodes(
  template: ParsedTemplate,
  statements: readonly Statement[],
): Steps<SourcedSection[]> {
  const lines = new Map<string, { group: Group; line: SourcedSentence }>()
  for (const [at, statement] of statements.entries()) {
    if (at % ITEMS_IN_STEP === ITEMS_IN_STEP - 1) yield
    if (statement.isQuestion && statement.answer !== 'yes') continue
    const text = statement.text.toLowerCase()
    if (/\ballergic to\b|\ballergy to\b/.test(text) && !DENIED.test(text)) {
      for (const [pattern, code] of ALLERGENS) {
        const name = pattern.exec(text)?.[0]
        if (name)
          lines.set(code, {
            group: 'history',
            line: { text: `Allergy to ${name}: ${code}`, segmentIds: statement.segmentIds },
          })
      }
      continue
    }
    for (const condition of findConditions(text))
      add(lines, condition, groupOf(text, condition, statement), statement)
    if (!DENIED.test(text))
      for (const [pattern, code] of SYMPTOMS) {
        const name = pattern.exec(text)?.[0]
        if (name) add(lines, { name, code, missing: null }, 'symptoms', statement)
      }
  }
  return template.headings.map(({ title }) => {
    const found = [...lines.values()]
      .filter(({ group }) => group === groupOfHeading(title))
      .map(({ line }) => line)
    return {
      heading: title,
      sentences: found.length > 0 ? found : [{ text: template.placeholder, segmentIds: [] }],
      isList: found.length > 0,
    }
  })
}

function add(
  lines: Map<string, { group: Group; line: SourcedSentence }>,
  condition: Pick<NamedCondition, 'name' | 'code' | 'missing'>,
  group: Group | null,
  { segmentIds }: Statement,
) {
  if (group === null) return
  const key = condition.code ?? condition.name
  const known = lines.get(key)
  if (known && !(group === 'diagnoses' && known.group !== 'diagnoses')) return
  const label = `${condition.name.charAt(0).toUpperCase()}${condition.name.slice(1)}`
  const code =
    group === 'uncertain'
      ? 'no code (named as uncertain or ruled out)'
      : group === 'history'
        ? 'no code (named as history)'
        : (condition.code ?? `no code (${condition.missing ?? 'detail not stated'})`)
  lines.set(key, { group, line: { text: `${label}: ${code}`, segmentIds } })
}

function groupOf(text: string, { index }: NamedCondition, statement: Statement): Group | null {
  const before = text.slice(Math.max(0, index - 60), index)
  if (/\bruled? out\b/.test(text) || UNCERTAIN.test(before)) return 'uncertain'
  if (DENIED.test(before.split(/[,.;]/).at(-1) ?? ''))
    return statement.role === 'clinician' ? 'uncertain' : null
  if (
    /\b(?:mother|father|mom|dad|brother|sister|grand\w+|aunt|uncle|family)\b/.test(text) ||
    PAST.test(before.replace(/medical history significant for/, ''))
  )
    return 'history'
  return 'diagnoses'
}

function groupOfHeading(title: string): Group {
  if (/uncertain|ruled out|possible|differential/i.test(title)) return 'uncertain'
  if (/history|status|past/i.test(title)) return 'history'
  return /symptom|finding|sign/i.test(title) ? 'symptoms' : 'diagnoses'
}
