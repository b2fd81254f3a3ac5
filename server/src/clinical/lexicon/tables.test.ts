import { expect, test } from 'vitest'
import { plainName, stemsOf } from '../ledger/naming/name-words.ts'
import { BODY } from './concepts/body.data.ts'
import { CONCEPT_ROWS, CONDITION_ROWS } from './concepts/concept-rows.ts'
import { CONDITIONS } from './conditions.data.ts'
import { DRUG_GROUP_ROWS, DRUG_ROWS } from './drugs/drug-rows.ts'
import { ORDINARY_WORDS } from './ordinary-words.data.ts'
import { readTable, type TableRow } from './read-table.ts'

const namesIn = ({ name, others, brands }: TableRow) => [name, ...others, ...brands]
const tables: readonly (readonly [string, readonly TableRow[]])[] = [
  ['drug', [...DRUG_ROWS, ...DRUG_GROUP_ROWS]],
  ...Object.entries(CONCEPT_ROWS),
]

test.each(tables)('a word of the %s table has one meaning', (_, rows) => {
  const names = rows.flatMap(namesIn)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(tables)(
  'names of the %s table are lower case and hold no mark of the table',
  (_, rows) => {
    const odd = rows
      .flatMap(namesIn)
      .filter((name) => !/^[^A-Z=:[\]`,]+(?:, [^A-Z=:[\]`]+)?$/.test(name))
    expect(odd).toEqual([])
  },
)

test.each([...tables, ['body', readTable(BODY)] as const])(
  'groups of the %s table are sorted',
  (_, rows) => {
    const places = rows.map(({ group, name }) => ({ group, name }))
    const wrong = places.filter(({ group, name }, at) => {
      const before = places[at - 1]
      return before?.group === group && before.name > name
    })
    expect(wrong).toEqual([])
  },
)

test('names that differ in small words and endings alone are one concept', () => {
  const clashes = Object.values(CONCEPT_ROWS).flatMap((rows) => {
    const known = new Map<string, string>()
    return rows.flatMap((row) =>
      namesIn({ ...row, brands: [] }).filter((name) => {
        const key = stemsOf(plainName(name)).join(' ')
        const other = known.get(key) ?? row.name
        known.set(key, other)
        return other !== row.name
      }),
    )
  })
  // 'winded' is no 'wind', and one vaccine is against both.
  expect(clashes).toEqual(['wind', 'hepatitis b vaccine'])
})

test('the tables have the size that clinics need', () => {
  const { symptom, examination, test: tests, procedure } = CONCEPT_ROWS
  expect(DRUG_ROWS.length).toBeGreaterThan(1_500)
  expect(DRUG_ROWS.flatMap(({ brands }) => brands).length).toBeGreaterThan(1_500)
  expect(CONDITION_ROWS.length).toBeGreaterThan(800)
  expect([symptom, examination, tests, procedure].flat().length).toBeGreaterThan(900)
})

test('a code is spelled as ICD-10-CM spells it, and one table does not contradict the other', () => {
  const codes = new Map(
    CONDITIONS.flatMap(([names, code]) => names.split('|').map((name) => [name, code])),
  )
  const wrong = CONDITION_ROWS.filter(({ code }) => code !== undefined).filter((row) => {
    const isSpelled = /^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/.test(row.code ?? '')
    const older = namesIn(row).filter((name) => codes.has(name))
    return !isSpelled || older.some((name) => codes.get(name) !== row.code)
  })
  expect(wrong).toEqual([])
})

const DAILY = `a about after again all always and any apple april are arm ask back bad balance be because bed beer better
bit black blood blue body boost bottle bread break breath bring bus but call came can car cat chair change charge cheese
chicken child clear close coffee cold color come complete cool cream cut dad date day deep dinner do dog door down drink
drive dry each ear ease easy eat egg else end ensure even ever eye face fall family far fast fat father feel few fine
finger fire first fish five flu food foot force four free fresh friend from full gas gel get girl give glad go gold good
grape great green gym hair hand happy hard have he head hear heart heat help her here high him his home hope hot hour
house how hurt ice if in it job juice just keep kid kind knee know lady last late leave left leg let life light like line
little live long look lot love lunch make man many may maybe me mean meat milk mind money month more morning most mother
mouth move much my nail name neck need never new nice night no nose not now nut of off oil okay old on once one only open
or other our out over pain paper part pay peace people pepper phone place plan plant play please pool pot pull pump push
put quick rain read ready real red refresh relief rest rice right ring river road room run sad safe salt same say school
sea see she sheet shoe short show shower sick side sit six skin sleep slow small smell smoke so soap soda soft some son
soon sore sorry soup stand start stay step still stomach stop store story strong sugar summer sun sure sweet table take
talk tea tell ten than that the them then there they thing think this three throat time tired today toe too touch town
tree try turn two up us use very visit voice wait walk wall want warm was wash water way we wear week weight well wet
what wheat when white who why wife will wind wine with woman wood word work worry write year yes yesterday yet you young`

test('no word of daily speech is the name of a drug', () => {
  const drugs = new Set(DRUG_ROWS.flatMap(namesIn))
  const daily = DAILY.split(/\s+/)
  expect([...daily, ...ORDINARY_WORDS].filter((word) => drugs.has(word))).toEqual([])
})

test('a Roman one is no word of a name: without it, type 1 diabetes would be any type', () => {
  const names = Object.values(CONCEPT_ROWS).flatMap((rows) => rows.flatMap(namesIn))
  expect(names.filter((name) => /\b(?:type|stage|grade) i\b/.test(name))).toEqual([])
})
