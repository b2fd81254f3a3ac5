import { testOf } from '../../../realise/telling/tell-result.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { OTHER_SOURCES, STUDIES, TO_BE_MADE } from './studies.data.ts'

/** Lines before that of a result; between them somebody may have said 'mm-hmm'. */
const LINES_BEFORE = 3
/** So many characters behind the name of a picture it may still be spoken of. */
const REACH = 500

interface ShownStudy {
  readonly name: string
  readonly said: RegExp
  readonly at: number
}

/** What was seen on a picture, with the name of that picture: 'X-ray: no fracture.' */
export function nameStudies(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'result' || isNamed(fact)) return fact
    const study = studyBefore(lines, fact)
    if (study === undefined) return fact
    const { detail } = fact.attributes
    const named = detail === undefined ? study : `${study}, ${detail}`
    return { ...fact, attributes: { ...fact.attributes, detail: named } }
  })
}

/** Whether it names its test, or is one by itself. */
function isNamed(fact: FramedFact): boolean {
  const told = `${fact.concept} ${fact.attributes.site ?? ''}`
  return testOf(fact).test !== '' || SAID.some((said) => found(told, said).length > 0)
}

const SAID = [...STUDIES.map(([, said]) => said), ...OTHER_SOURCES.map(([said]) => said)]

/** The last that was shown before it, if that is a picture. */
function studyBefore(lines: readonly LedgerLine[], { said: [first] }: FramedFact) {
  const line = lines[first?.line ?? -1]
  if (!first || line?.role === 'patient') return undefined
  const earlier = lines
    .slice(Math.max(0, first.line - LINES_BEFORE), first.line)
    .filter(({ role }) => role !== 'patient')
  const text = [...earlier.map((one) => one.text), line?.text.slice(0, first.from)].join(' . ')
  const near = text.slice(-REACH)
  const behind = line?.text.slice(first.from) ?? ''
  const shown = STUDIES.flatMap(([name, said]) =>
    found(near, said)
      .filter((at) => !TO_BE_MADE.test(near.slice(0, at)))
      .map((at) => ({ name, said, at })),
  )
  const last = shown.sort((a, b) => b.at - a.at)[0]
  const other = Math.max(-1, ...OTHER_SOURCES.flatMap(([said]) => found(near, said)))
  return last && last.at > other ? oneOfTwo(last, near + behind) : undefined
}

const OF_PART =
  /^[a-z. -]{2,20}? (?:of|on) (?:the |your |his |her )?((?:(?:left|right|upper|lower) )?[a-z]{3,})\b/i

/** 'The CT of your chest is fine, the CT of the abdomen shows …': with its part, where two were shown. */
function oneOfTwo({ name, said, at }: ShownStudy, near: string): string {
  const parts = new Set(found(near, said).flatMap((one) => partAt(near.slice(one)) ?? []))
  const own = partAt(near.slice(at))
  return parts.size > 1 && own !== undefined ? `${own} ${name}` : name
}

function partAt(text: string): string | undefined {
  return OF_PART.exec(text)?.[1]?.toLowerCase()
}

function found(text: string, said: RegExp): number[] {
  return [...text.matchAll(said)].map(({ index }) => index)
}
