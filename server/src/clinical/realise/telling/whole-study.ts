import { regionOf } from '../places/body-systems.ts'

const STUDY =
  '(?:x-?rays?|mri|ct(?: scan)?|ultrasound|echocardiogram|ekg|ecg|electrocardiogram|mammogram)'
const STATE = '(?:normal|unremarkable|stable|unchanged)'
const PART = '(?: of (?:the )?([a-z ]+?))?'
const NAMED = `((?:(?!(?:and|at|by|from|in|of|on|with) )[a-z]+ ){0,3}${STUDY})`
const STATE_FIRST = new RegExp(`^(${STATE}) ${NAMED}${PART}$`, 'i')
const STATE_LAST = new RegExp(`^${NAMED}${PART} (${STATE})$`, 'i')

/** 'Normal x-ray of the back', 'back x-ray normal': how a whole study was, under its name: 'back x-ray: normal'. */
export function wholeStudy(clause: string): string | undefined {
  const [, first, study, of] = STATE_FIRST.exec(clause) ?? []
  if (first !== undefined && study !== undefined) return `${named(study, of)}: ${first}`
  const [, plain, part, last] = STATE_LAST.exec(clause) ?? []
  return plain === undefined || last === undefined ? undefined : `${named(plain, part)}: ${last}`
}

function named(study: string, part: string | undefined): string {
  if (part === undefined) return study
  const [, side = '', name = ''] = /^((?:left |right )?)(.*)$/.exec(part) ?? []
  return regionOf(name) === name ? `${side}${name} ${study}` : `${study} of the ${part}`
}

/** Whether words tell how a whole study was. */
export function isState(words: string): boolean {
  return new RegExp(`^${STATE}$`, 'i').test(words)
}
