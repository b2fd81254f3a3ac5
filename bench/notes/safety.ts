import { finish } from '../../server/src/providers/scribe/extractive/steps.ts'
import { cleanSpeech } from '../../server/src/clinical/clean-speech.ts'
import { findDrugs, findFacts } from '../../server/src/clinical/find-facts.ts'
import type { LinearModel } from '../../server/src/clinical/linear-model.ts'
import { readStatements } from '../../server/src/providers/scribe/extractive/read-statements.ts'
import { segmentsOf } from './segments.ts'

export const SAFETY_KINDS = [
  'drugs',
  'doses',
  'allergies',
  'negatives',
  'mood',
  'follow-up',
] as const
export type SafetyCounts = Record<(typeof SAFETY_KINDS)[number], { said: number; missing: number }>

const DOSE = /\b\d+(?:\.\d+)? (?:mg|mcg|ml|g|units?|%)/gi
const SYMPTOM =
  /\b(?:pain|cough|fevers?|chills|nausea|vomiting|diarrhea|dizziness|headaches?|shortness of breath|swelling|rash|numbness|tingling|weakness|bleeding|weight loss|palpitations)\b/g

/** Counted in the labelled dialogue by words, not by the writer's own choice. */
export function countSafety(dialogue: string, note: string, role: LinearModel): SafetyCounts {
  const text = note.toLowerCase()
  const statements = finish(readStatements(segmentsOf(dialogue), role))
  const clean = cleanSpeech(dialogue.replace(/\[\w+\]/g, ' '))
  const negatives = statements
    .filter(({ answer }) => answer === 'no')
    .flatMap(({ text: asked }) => asked.match(SYMPTOM) ?? [])
  const followUps = statements
    .filter(
      ({ role: by, text: said, position }) =>
        by === 'clinician' &&
        position > 0.5 &&
        findFacts(said).has('followUp') &&
        /\b\d+ (?:days?|weeks?|months?|years?)\b/.test(said),
    )
    .flatMap(({ text: said }) => said.match(/\b\d+ (?:days?|weeks?|months?|years?)\b/g) ?? [])
  const moods =
    clean.match(
      /\b(?:depression|depressed|anxiety|anxious|suicidal|hurt yourself|harm yourself|panic|stress)\b/g,
    ) ?? []
  return {
    drugs: missing(findDrugs(clean), text),
    doses: missing(clean.match(DOSE) ?? [], text),
    allergies: missing(clean.match(/\ballerg\w+/g)?.map(() => 'allerg') ?? [], text),
    negatives: missing(negatives, text),
    mood: missing(
      moods.map((word) => word.replace(/^(depress|anxi|suicid).*/, '$1').replace(' yourself', '')),
      text,
    ),
    'follow-up': missing(followUps, text),
  }
}

function missing(facts: readonly string[], note: string) {
  const distinct = [...new Set(facts.map((fact) => fact.toLowerCase()))]
  return { said: distinct.length, missing: distinct.filter((fact) => !note.includes(fact)).length }
}
