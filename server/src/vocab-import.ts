import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { loadConfig } from './config.ts'
import { openOwnDatabase } from './db/open-own.ts'
import { prepareDatabase } from './db/prepare.ts'
import {
  describeEditions,
  importVocabulary,
  readVocabulary,
} from './features/vocabulary/import-vocabulary.ts'
import { yearIn } from './features/vocabulary/vocabulary-file.ts'
import { listEditions } from './features/vocabulary/vocabulary.queries.ts'
import { closer } from './lib/closer.ts'
import { StartupError } from './lib/startup-error.ts'

const USAGE = `npm run vocab:import                          tells what is imported
npm run vocab:import FILE                     imports an official list
npm run vocab:import -- FILE --year 2026      where neither the file's name nor its folder has the year

FILE is the ICD-10-CM order file (icd10cm_order_2026.txt), RXNCONSO.RRF of RxNorm Prescribable, or
product.txt of the NDC directory.
`

/** Beside a running server or without one. Returns what to print. */
export async function vocabImport(
  dataDir: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  const { path, givenYear } = readArguments(args)
  const file = path === undefined ? undefined : readVocabulary(await readText(path))
  const closing = closer()
  try {
    const url = await openOwnDatabase(loadConfig(env).DATABASE_URL, dataDir, closing)
    return await prepareDatabase(url, async (tx) =>
      file
        ? importVocabulary(tx, file, requireYear(givenYear ?? yearIn(path ?? '')))
        : describeEditions(await listEditions(tx)),
    )
  } finally {
    await closing.close()
  }
}

function readArguments(args: readonly string[]) {
  const at = args.indexOf('--year')
  const year = at < 0 ? undefined : (args[at + 1] ?? '')
  const files = at < 0 ? args : args.toSpliced(at, 2)
  const [file, ...others] = files
  const isYear = year === undefined || /^20[2-9]\d$/.test(year)
  const isUnderstood =
    isYear && others.length === 0 && !file?.startsWith('-') && !(year && file === undefined)
  if (!isUnderstood) throw new StartupError(USAGE)
  const path = file === undefined ? undefined : resolve(file)
  return { path, givenYear: year === undefined ? undefined : Number(year) }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new StartupError(`${path} cannot be read. Nothing was changed.`)
  }
}

function requireYear(year: number | undefined): number {
  if (year !== undefined) return year
  throw new StartupError(
    'Of which year the list is stands neither in the name of the file nor in that of its folder: add --year, as in "--year 2026". Nothing was changed.',
  )
}
