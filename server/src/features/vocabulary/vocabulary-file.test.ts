import { expect, test } from 'vitest'
import { readVocabularyFile, yearIn } from './vocabulary-file.ts'

const icd = (order: string, code: string, valid: 0 | 1, title: string) =>
  `${order} ${code.padEnd(7)} ${String(valid)} ${title.slice(0, 60).padEnd(60)} ${title}`
const rxnorm = (code: string, type: string, name: string, source = 'RXNORM', suppressed = 'N') =>
  `${code}|ENG||||||1||${code}||${source}|${type}|${code}|${name}||${suppressed}|4096|`
const ndc = (...fields: string[]) => fields.join('\t')
const NDC_HEADER = ndc(
  'PRODUCTID',
  'PRODUCTNDC',
  'PRODUCTTYPENAME',
  'PROPRIETARYNAME',
  'NONPROPRIETARYNAME',
)

test('an ICD-10-CM order file yields the codes that are valid for a claim', () => {
  const text = [
    icd('00001', 'Z99', 0, 'Made-up dependence'),
    icd('00002', 'Z9981', 1, 'Made-up dependence on tea'),
    icd('00003', 'Z998', 1, 'Other made-up dependence'),
  ].join('\r\n')
  expect(readVocabularyFile(`${text}\r\n`)).toEqual({
    kind: 'icd10cm',
    names: [
      { code: 'Z99.81', name: 'Made-up dependence on tea' },
      { code: 'Z99.8', name: 'Other made-up dependence' },
    ],
  })
})

test('RXNCONSO.RRF yields ingredients and brands of RxNorm itself that are not suppressed', () => {
  const text = [
    rxnorm('1', 'IN', 'Zorvanexib'),
    rxnorm('2', 'BN', 'Zorva'),
    rxnorm('3', 'SCD', 'zorvanexib 10 MG Oral Tablet'),
    rxnorm('4', 'BN', 'Oldova', 'RXNORM', 'O'),
    rxnorm('5', 'BN', 'Elsewhere', 'MTHSPL'),
  ].join('\n')
  expect(readVocabularyFile(text)).toEqual({
    kind: 'rxnorm',
    names: [
      { code: '1', name: 'zorvanexib' },
      { code: '2', name: 'zorva' },
    ],
  })
})

test('product.txt yields brands and generic names of human drugs', () => {
  const text = [
    NDC_HEADER,
    ndc('a', '0001-0001', 'HUMAN PRESCRIPTION DRUG', 'Zorva', 'Zorvanexib'),
    ndc('b', '0001-0002', 'STANDARDIZED ALLERGENIC', 'Cat Hair', 'Felis catus'),
  ].join('\n')
  expect(readVocabularyFile(`${text}\n`)?.names).toEqual([
    { code: '0001-0001', name: 'zorva' },
    { code: '0001-0001', name: 'zorvanexib' },
  ])
})

test.each([
  ['icd10cm', `${icd('00001', 'Z998', 1, 'Other')}\n00002 Z9981   1 Made`],
  ['rxnorm', `${rxnorm('1', 'IN', 'Zorvanexib')}\n2|ENG|||`],
  ['ndc', `${NDC_HEADER}\n${ndc('a', '0001-0001', 'HUMAN OTC DRUG', 'Zorva')}`],
])('a truncated line of %s is reported with its number', (kind, text) => {
  expect(() => readVocabularyFile(text)).toThrow(expect.objectContaining({ kind, line: 2 }))
})

test.each(['', 'hello', 'a\tb\n', '%PDF-1.7'])('%j is not a list', (text) => {
  expect(readVocabularyFile(text)).toBeUndefined()
})

test.each([
  ['/in/icd10cm_order_2026.txt', 2026],
  ['/in/icd10cm-order-2027.txt', 2027],
  ['/in/RxNorm_full_prescribe_11022026/rrf/RXNCONSO.RRF', 2026],
  ['/in/ndctext/product.txt', undefined],
  ['/20261/product.txt', undefined],
])('%s belongs to %s', (path, year) => {
  expect(yearIn(path)).toBe(year)
})
