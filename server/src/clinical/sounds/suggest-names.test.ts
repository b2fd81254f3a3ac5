import { describe, expect, test } from 'vitest'
import { nearWords, suggestNames } from './suggest-names.ts'

const NO_OWN = nearWords([])

/** Words between asterisks were not heard clearly. */
function suggested(marked: string, near = NO_OWN): string[] {
  let isUnsure = false
  const sure = marked.split(' ').map((word) => {
    if (word.startsWith('*')) isUnsure = true
    const confidence = isUnsure ? 0.3 : 0.95
    if (/\*[.,]?$/.test(word)) isUnsure = false
    return confidence
  })
  const text = marked.replaceAll('*', '')
  return suggestNames({ text, word_confidence: sure }, near).map(
    ({ from, to, text: name }) => `${text.slice(from, to)}: ${name}`,
  )
}

describe('words that were not heard clearly', () => {
  test.each([
    ['She takes *lies in a pill* daily.', 'lies in a pill: lisinopril'],
    ['He is on *met for men* now.', 'met for men: metformin'],
    ['We begin *a tour of a statin* today.', 'a tour of a statin: atorvastatin'],
    ['I take *low sartin.*', 'low sartin: losartan'],
    ['It was *am low the pain* ten milligrams.', 'am low the pain: amlodipine'],
    ['I had *sir tralean* once.', 'sir tralean: sertraline'],
  ])('%s', (marked, suggestion) => {
    expect(suggested(marked)).toEqual([suggestion])
  })

  test.each([
    'She takes *lisinopril* daily.',
    'They told me it is *cancer* again.',
    'I *went to the* store *with my* sister.',
    'Well, *maybe we* can *talk about* it.',
    'She takes lies in a pill daily.',
  ])('nothing is suggested for: %s', (marked) => {
    expect(suggested(marked)).toEqual([])
  })
})

test('where nobody knows how sure it was, only what stands before a dose is looked at', () => {
  const of = (text: string) => suggestNames({ text, word_confidence: null }, NO_OWN)
  expect(of('He takes licen april 10 mg.')).toEqual([{ from: 9, to: 20, text: 'lisinopril' }])
  expect(of('He takes licen april.')).toEqual([])
})

test('a practitioner’s own word is suggested as it is to be written', () => {
  const near = nearWords(['Ranibizumab', 'Dr. Kowalczyk'])
  expect(suggested('I saw *doctor coval chick* last week.', near)).toEqual([])
  expect(suggested('Give *ranny biz you mab* there.', near)).toEqual([
    'ranny biz you mab: Ranibizumab',
  ])
})
