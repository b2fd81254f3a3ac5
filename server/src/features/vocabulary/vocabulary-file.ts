/** A list in its publisher's format. */
export type VocabularyKind = 'icd10cm' | 'rxnorm' | 'ndc'

interface VocabularyName {
  readonly code: string
  readonly name: string
}

export interface VocabularyFile {
  readonly kind: VocabularyKind
  readonly names: readonly VocabularyName[]
}

export const TITLES: Readonly<Record<VocabularyKind, string>> = {
  icd10cm: 'ICD-10-CM',
  rxnorm: 'RxNorm',
  ndc: 'NDC',
}

/** The number of the first malformed line, counted from 1. */
export class DamagedLine extends Error {
  readonly kind: VocabularyKind
  readonly line: number
  constructor(kind: VocabularyKind, line: number) {
    super(`line ${String(line)}`)
    this.kind = kind
    this.line = line
  }
}

interface Format {
  readonly kind: VocabularyKind
  readonly isFirstLine: (line: string) => boolean
  /** Undefined for a malformed line, empty for one that is not needed. */
  readonly reader: (firstLine: string) => (line: string) => VocabularyName[] | undefined
}

/** Order number, code, whether it is valid for a claim, short and long title, in fixed columns. */
const ICD_LINE =
  /^\d{5} (?<code>[A-Z][0-9A-Z]{2,6}) *(?<=^.{13}) (?<valid>[01]) .{60} (?<title>\S.*)$/
/** Ingredients, precise and multiple ones, and brands. */
const RXNORM_TYPES = new Set(['IN', 'PIN', 'MIN', 'BN'])
const RXNORM_FIELDS = 19
/** Longer ones list everything in a vitamin tablet. */
const LONGEST_NAME = 200
const NDC_COLUMNS = ['PRODUCTNDC', 'PRODUCTTYPENAME', 'PROPRIETARYNAME', 'NONPROPRIETARYNAME']

const FORMATS: readonly Format[] = [
  {
    kind: 'icd10cm',
    isFirstLine: (line) => ICD_LINE.test(line),
    reader: () => (line) => {
      const { code = '', valid, title = '' } = ICD_LINE.exec(line)?.groups ?? {}
      if (valid === undefined) return undefined
      const dotted = code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code
      return valid === '1' ? [{ code: dotted, name: title.trim() }] : []
    },
  },
  {
    kind: 'rxnorm',
    isFirstLine: (line) =>
      /^\d+\|[A-Z]{3}\|/.test(line) && line.split('|').length === RXNORM_FIELDS,
    reader: () => (line) => {
      const fields = line.split('|')
      if (fields.length !== RXNORM_FIELDS || !/^\d+$/.test(fields[0] ?? '')) return undefined
      const [code = '', , , , , , , , , , , source, type = '', , name = '', , suppressed] = fields
      const isWanted = source === 'RXNORM' && RXNORM_TYPES.has(type) && suppressed === 'N'
      return isWanted ? [{ code, name: name.toLowerCase().trim() }] : []
    },
  },
  {
    kind: 'ndc',
    isFirstLine: (line) => NDC_COLUMNS.every((column) => line.split('\t').includes(column)),
    reader: (firstLine) => {
      const columns = firstLine.split('\t')
      const [ndc, type, brand, generic] = NDC_COLUMNS.map((column) => columns.indexOf(column))
      return (line) => {
        if (line === firstLine) return []
        const fields = line.split('\t')
        const code = fields[ndc ?? 0] ?? ''
        if (fields.length !== columns.length || !/^\d{4,5}-\d{3,4}$/.test(code)) return undefined
        if (!/HUMAN|VACCINE/.test(fields[type ?? 0] ?? '')) return []
        return [fields[brand ?? 0] ?? '', fields[generic ?? 0] ?? '']
          .map((name) => ({ code, name: name.toLowerCase().trim() }))
          .filter(({ name }) => name !== '' && name.length <= LONGEST_NAME)
      }
    },
  },
]

/** Undefined for an unknown format. */
export function readVocabularyFile(text: string): VocabularyFile | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const first = lines[0] ?? ''
  const format = FORMATS.find(({ isFirstLine }) => isFirstLine(first))
  if (!format) return undefined
  const read = format.reader(first)
  const names = new Map<string, VocabularyName>()
  for (const [at, line] of lines.entries()) {
    const found = read(line)
    if (!found) throw new DamagedLine(format.kind, at + 1)
    for (const name of found) names.set(`${name.code}\t${name.name}`, name)
  }
  return { kind: format.kind, names: [...names.values()] }
}

/**
 * From the name of the file or of the folders it was unpacked into: 'icd10cm_order_2026.txt',
 * 'RxNorm_full_prescribe_11022026/rrf/RXNCONSO.RRF'.
 */
export function yearIn(path: string): number | undefined {
  const parts = path.split(/[\\/]/).slice(-3).reverse()
  const years = parts.map(
    (part) => /(?<![0-9])(?:[0-9]{4})?(20[2-9][0-9])(?![0-9])/.exec(part)?.[1],
  )
  const year = years.find((found) => found !== undefined)
  return year === undefined ? undefined : Number(year)
}
