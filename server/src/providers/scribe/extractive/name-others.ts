import type { Statement } from './statement.ts'

const RELATIVES: Readonly<Record<'he' | 'she', RegExp>> = {
  he: /\b(?:my|your) (father|dad|brother|husband|son|grandfather|grandpa|uncle|boyfriend|stepfather)\b/g,
  she: /\b(?:my|your) (mother|mom|mum|sister|wife|daughter|grandmother|grandma|aunt|girlfriend|stepmother)\b/g,
}
const BEGINS = /^((?:(?:and|so|but|yeah|well|because|then)[ ,]+)*)(he|she) (?=[a-z])/
const NEAR = 3

/** What a patient tells of 'he' after 'my dad' is told of the dad: in a note 'he' is the patient. */
export function nameOthers(statements: readonly Statement[]): Statement[] {
  if (speaksForAnother(statements)) return [...statements]
  const named: Statement[] = []
  for (const statement of statements) named.push(nameOther(statement, named.slice(-NEAR)))
  return named
}

function nameOther(statement: Statement, before: readonly Statement[]): Statement {
  const [start, lead = '', pronoun] = BEGINS.exec(statement.text) ?? []
  if (statement.role !== 'patient' || start === undefined || !isThird(pronoun)) return statement
  for (const source of before.toReversed()) {
    const names = new Set([...source.text.matchAll(RELATIVES[pronoun])].map(([, name]) => name))
    const [name] = names
    if (names.size > 1) return statement
    if (name === undefined) continue
    return {
      ...statement,
      text: `${lead}my ${name} ${statement.text.slice(start.length)}`,
      segmentIds: [...new Set([...source.segmentIds, ...statement.segmentIds])],
    }
  }
  return statement
}

function isThird(pronoun: string | undefined): pronoun is 'he' | 'she' {
  return pronoun === 'he' || pronoun === 'she'
}

/** A parent tells of a child: then 'he' is the patient. */
function speaksForAnother(statements: readonly Statement[]): boolean {
  const told = statements.filter(({ role, answer }) => role === 'patient' && answer === null)
  const ofOther = told.filter(({ text }) => BEGINS.test(text)).length
  return ofOther > told.filter(({ text }) => /\bi\b/.test(text)).length
}
