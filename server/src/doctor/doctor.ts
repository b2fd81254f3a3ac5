import { loadConfig } from '../config.ts'
import { checkAddress } from './check-address.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkFacts } from './check-facts.ts'
import { checkMail } from './check-mail.ts'
import { checkPhraser } from './check-phraser.ts'
import { checkRecords } from './check-records.ts'
import { checkSecondHearing, checkSpeech } from './check-speech.ts'
import { checkVocabulary } from './check-vocabulary.ts'
import { checkWriter } from './check-writer.ts'
import type { Finding } from './finding.ts'

const MARKS = { good: '✓', remark: '!', bad: '✗' } as const

/** Checks everything the product needs, one line each. Returns whether nothing is bad. */
export async function doctor(
  dataDir: string,
  say: (text: string) => void,
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const config = loadConfig(env)
  say(line('settings', { state: 'good', text: 'can be read' }))
  const checks: [name: string, check: () => Promise<Finding>][] = [
    ['address', () => checkAddress(config)],
    ['disk', () => checkDisk(dataDir)],
    ['database', () => checkDatabase(config, dataDir)],
    ['vocabulary', () => checkVocabulary(config, dataDir)],
    ['mail', () => checkMail(config)],
    ['speech', () => checkSpeech(config)],
    ['again', () => checkSecondHearing(config, dataDir)],
    ['facts', () => checkFacts()],
    ['phraser', () => checkPhraser()],
    ['writer', () => checkWriter(config)],
    ['records', () => checkRecords(config)],
  ]
  let isWell = true
  for (const [name, check] of checks) {
    const finding = await check()
    isWell &&= finding.state !== 'bad'
    say(line(name, finding))
  }
  return isWell
}

function line(name: string, { state, text, advice }: Finding): string {
  const told = `${MARKS[state]} ${name.padEnd(10)} ${text}\n`
  return advice === undefined ? told : `${told}  ${' '.repeat(10)} ${advice}\n`
}
