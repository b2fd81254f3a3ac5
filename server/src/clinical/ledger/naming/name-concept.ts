import type { FactKind } from '@chartwright/contract/facts'
import { findConcept, findCondition } from './concept-names.ts'
import { BUILT_IN_DRUGS, type DrugNames } from './drug-names.ts'
import { nameAllergy } from './name-allergy.ts'
import { findMeasure } from './name-measure.ts'
import { plainOf } from './name-words.ts'

/** How a clinician leads over to a problem: 'so for your third problem of …'. */
const LEAD_OVER =
  /^(?:(?:so|and|now|then|as|for|from|with|regarding|your|the|my) )*(?:(?:first|second|third|fourth|fifth|next|last|other|main) )(?:problem|diagnosis|issue|concern|thing)s?(?: (?:of|is|was|being|here|for|with))*(?: (?:your|the|that))? (?=\S)/
/** What stands before a name and is no part of it. */
const LEADING = new Set(
  "a an the my your his her their our some any this that these those of to and or with for in on i you we he she it they is are was were be been being am has have had having do does did get gets got getting feel feels feeling felt no not also just really very like little bit lot kind sort um uh so well still there will would going gonna want need let's lets me us please continue start order take taking takes try keep put give see might may could probably possibly likely think maybe appreciate appreciated notice noticed hear heard".split(
    ' ',
  ),
)
const TRAILING = new Set(
  'and or but the a an my your his her of to in on at for with so too also now today again though then there here is are was that this it you i we okay yeah really anything all stuff'.split(
    ' ',
  ),
)
const SIDES =
  /(?:\b(?:on|to) (?:the |my |your |his |her )?(?:left|right)(?:[- ]hand)? side(?: of)?\b|\b(?:left|right|bilateral|bilaterally)\b(?!-)) ?/g
const COMING_BACK =
  /^(?:.* )?(?:(?:see|check) (?:you|him|her)|come back|return)\b(?!.* (?:if|when) )/

/**
 * The clinical name of what was said: 'short of breath' is 'shortness of breath'. A drug keeps the name
 * that was said, rightly spelled: 'lysinopril' is 'lisinopril', 'zestril' stays.
 */
export function nameConcept(
  kind: FactKind,
  words: string,
  drugs: DrugNames = BUILT_IN_DRUGS,
): string {
  const plain = plainOf(words).replace(LEAD_OVER, '')
  const bare = stripEnds(plain.replace(SIDES, '').trim())
  return (
    findName(kind, plain, drugs) ??
    findName(kind, bare, drugs) ??
    nameInside(kind, bare) ??
    (bare || plain || words.toLowerCase())
  )
}

const LONG_WORDS = 5

/** A conclusion that runs on is named by the condition in it: 'diabetes it sounds like you are doing well'. */
function nameInside(kind: FactKind, bare: string): string | undefined {
  const words = bare.split(' ')
  if (kind !== 'assessment' || words.length < LONG_WORDS) return undefined
  for (let size = Math.min(LONG_WORDS, words.length); size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const part = words.slice(from, from + size).join(' ')
      const name = part.length > 3 ? findCondition(part) : undefined
      if (name !== undefined) return name
    }
  return undefined
}

/** Whether the tables know what the words name. */
export function isKnownName(
  kind: FactKind,
  words: string,
  drugs: DrugNames = BUILT_IN_DRUGS,
): boolean {
  const plain = plainOf(words).replace(LEAD_OVER, '')
  const bare = stripEnds(plain.replace(SIDES, '').trim())
  return (findName(kind, plain, drugs) ?? findName(kind, bare, drugs)) !== undefined
}

function findName(kind: FactKind, plain: string, drugs: DrugNames): string | undefined {
  if (plain === '') return undefined
  if (kind === 'medication') return drugs.nameDrug(plain)
  if (kind === 'allergy') return nameAllergy(plain, drugs) ?? findConcept(kind, plain)
  if (kind === 'measurement') return findMeasure(kind, plain)
  const found = findConcept(kind, plain)
  return found ?? (kind === 'plan' && COMING_BACK.test(plain) ? 'follow-up' : undefined)
}

function stripEnds(plain: string): string {
  const words = plain.split(' ')
  let from = 0
  let to = words.length
  while (from < to && LEADING.has(words[from] ?? '')) from += 1
  while (to > from && TRAILING.has(words[to - 1] ?? '')) to -= 1
  return words.slice(from, to).join(' ')
}
