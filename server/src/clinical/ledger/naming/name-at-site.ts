import { BODY } from '../../lexicon/concepts/body.data.ts'
import { readTable } from '../../lexicon/read-table.ts'
import { plainName, stemsOf } from './name-words.ts'

const LONGEST_SITE = 3
const SITE_GROUP = 'parts of the body'
const ROWS = readTable(BODY)
const SITES = indexOf(ROWS.filter(({ group }) => group === SITE_GROUP))
const THINGS = indexOf(ROWS.filter(({ group }) => group !== SITE_GROUP))
const ADJECTIVES = new Map(ROWS.map(({ name, adjective }) => [name, adjective ?? name]))

/** 'pain in the knee', 'knee hurts', 'x-ray of the foot': one site and one thing that is there. */
export function nameAtSite(stems: readonly string[]): string | undefined {
  for (let size = Math.min(LONGEST_SITE, stems.length - 1); size > 0; size -= 1) {
    const name =
      joined(stems.slice(0, size), stems.slice(size)) ??
      joined(stems.slice(-size), stems.slice(0, -size))
    if (name !== undefined) return name
  }
  return undefined
}

/** Whether a stem is a part of the body. */
export function isSite(stem: string): boolean {
  return SITES.has(stem)
}

function joined(siteStems: readonly string[], thingStems: readonly string[]): string | undefined {
  const site = SITES.get(siteStems.join(' '))
  const thing = THINGS.get(thingStems.join(' '))
  return site === undefined || thing === undefined
    ? undefined
    : `${ADJECTIVES.get(site) ?? site} ${thing}`
}

function indexOf(rows: typeof ROWS): ReadonlyMap<string, string> {
  const names = rows.flatMap(({ name, adjective, others }) =>
    [name, ...(adjective === undefined ? [] : [adjective]), ...others].map(
      (other): [string, string] => [stemsOf(plainName(other)).join(' '), name],
    ),
  )
  return new Map(names.reverse())
}
