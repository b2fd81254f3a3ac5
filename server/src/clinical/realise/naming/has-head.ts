import type { FactContent } from '@chartwright/contract/facts'
import { BUILT_IN_DRUGS } from '../../ledger/naming/drug-names.ts'
import { stemsOf } from '../../ledger/naming/name-words.ts'
import { ORDINARY_WORDS } from '../../lexicon/ordinary-words.data.ts'
import { FELT_SO, FOUND_SO } from './clause-names.data.ts'
import { ABILITIES, DOING, EVENT_TOLD, MEDICINE_FORMS, NOT_DOING, STATED } from './heads.data.ts'
import { isCommon, isNamed } from './heads.ts'
import { isPlanned } from '../telling/plan-head.ts'
import { wordsOf } from '../words/sentence.ts'
import { tellsLife } from '../telling/social-said.ts'

const ABLE = new RegExp(`${ABILITIES.source}|^difficulty \\w+ing\\b|\\w problems$`)
/** 'unable to stop itching' is a way of speaking. */
const NOT_ABLE = /^(?:un)?able to /
const SAYS = /^\w.* (?:feels|looks|hurts|moves|sounds|seems|wakes|comes|gets) \w+/
const ERRAND =
  /\b(?:exam|examination|visit|follow-?ups?|check-?up|physical|evaluation|consultation|refill|opinion|review|screening|clearance|results?|labs?|lab finding)\b/

/** 'another one', 'one in the groin': of what, nobody says; 'one polyp' is a polyp. */
const UNNAMED =
  /(?:another |other |same |new )ones?\b|^ones?(?:$| (?:in|on|of|at|that|which|is|was|are|were|here|year|thing|felt|feels|slightly|more|\w+ed)\b)/

/** Of whom it may be told what they do not do. */
const TOLD_SO = new Set<FactContent['kind']>(['symptom', 'history', 'social', 'family'])
/** 'does not smell very' has lost what it says. */
const OPEN_END =
  /\b(?:a|an|any|as|at|for|in|it|like|much|of|on|really|so|that|the|to|too|very|with)$/

/** Whether a name has the word that says what it is; a fragment without one is no name. */
export function hasHead(fact: FactContent, name: string): boolean {
  if (UNNAMED.test(name) || (NOT_ABLE.test(name) && !ABILITIES.test(name))) return false
  if (NOT_DOING.test(name) && TOLD_SO.has(fact.kind))
    return fact.polarity === 'present' && !OPEN_END.test(name)
  switch (fact.kind) {
    case 'complaint':
      if (FELT_SO.test(name)) return true
      return ERRAND.test(name) || ABLE.test(name) || SAYS.test(name) || isNamed(fact.kind, name)
    case 'symptom':
      if (FELT_SO.test(name)) return true
      return ABLE.test(name) || SAYS.test(name) || (!DOING.test(name) && isNamed(fact.kind, name))
    case 'history':
      return EVENT_TOLD.test(name) || (!DOING.test(name) && isNamed(fact.kind, name))
    case 'family':
    case 'assessment':
      return !DOING.test(name) && isNamed(fact.kind, name)
    case 'finding':
      return (
        /^normal \w/.test(name) ||
        ABILITIES.test(name) ||
        fact.attributes.value !== undefined ||
        STATED.test(name) ||
        FOUND_SO.test(name) ||
        SAYS.test(name) ||
        isNamed(fact.kind, name)
      )
    // What a picture shows has more names than any table.
    case 'result':
      return (
        fact.attributes.value !== undefined ||
        wordsOf(name).length > 2 ||
        STATED.test(name) ||
        isNamed(fact.kind, name)
      )
    case 'medication':
      return isMedicine(name)
    case 'plan':
      return isPlanned(fact, name)
    case 'social':
      return tellsLife(fact, name)
    case 'allergy':
    case 'measurement':
      return true
  }
}

/** A drug that is known, or called by its form; a name that nobody knows may be one, a word of daily speech is none. */
function isMedicine(name: string): boolean {
  if (MEDICINE_FORMS.test(name) || BUILT_IN_DRUGS.nameDrug(name) !== undefined) return true
  const words = wordsOf(name)
  return (
    words.length <= 2 &&
    !/ly$/.test(name) &&
    words.every(
      (word) => word.length > 4 && !ORDINARY_WORDS.has(word) && !isCommon(stemsOf(word)[0] ?? ''),
    )
  )
}
