import { finish } from '../../server/src/providers/scribe/extractive/steps.ts'
import type { Written } from '../../server/src/providers/scribe/extractive/choose-statements.ts'
import { cleanSpeech } from '../../server/src/clinical/clean-speech.ts'
import { guessPronouns } from '../../server/src/providers/scribe/extractive/guess-pronouns.ts'
import type { LinearModel } from '../../server/src/clinical/linear-model.ts'
import type { Models } from '../../server/src/providers/scribe/extractive/models.ts'
import { phraseStatement } from '../../server/src/providers/scribe/extractive/phrase-statement.ts'
import { readStatements } from '../../server/src/providers/scribe/extractive/read-statements.ts'
import { readTurns } from '../../server/src/providers/scribe/extractive/read-turns.ts'
import { splitClauses } from '../../server/src/clinical/split-clauses.ts'
import { statementFeatures } from '../../server/src/providers/scribe/extractive/statement-features.ts'
import type { Topic } from '../../server/src/clinical/topic.ts'
import { wordFeatures } from '../../server/src/clinical/word-features.ts'
import type { Encounter, SectionDialogue } from './corpus.ts'
import type { ClassExample, Example } from './fit.ts'
import { fit, fitClasses } from './fit.ts'
import { chooseWithHindsight, topicWithHindsight } from './label.ts'
import { segmentsOf } from './segments.ts'

export const MTS_TOPICS: Readonly<Record<string, Topic>> = {
  'FAM/SOCHX': 'social',
  GENHX: 'hpi',
  PASTMEDICALHX: 'medical',
  CC: 'complaint',
  PASTSURGICAL: 'surgical',
  ALLERGY: 'allergies',
  ROS: 'ros',
  MEDICATIONS: 'medications',
  ASSESSMENT: 'assessment',
  EXAM: 'exam',
  DIAGNOSIS: 'assessment',
  DISPOSITION: 'followUp',
  PLAN: 'plan',
  EDCOURSE: 'hpi',
  IMMUNIZATIONS: 'medical',
  IMAGING: 'results',
  GYNHX: 'medical',
  PROCEDURES: 'surgical',
  OTHER_HISTORY: 'medical',
  LABS: 'results',
}

const ROLE_FIT = { epochs: 8, rate: 0.3, decay: 1e-5, minExamples: 4 }
const CHOICE_FIT = { epochs: 12, rate: 0.15, decay: 1e-4, minExamples: 3 }
const TOPIC_FIT = { epochs: 8, rate: 0.1, decay: 1e-4, minExamples: 4 }
const MTS_WEIGHT = 0.3
const FAMILY = /\b(?:mother|father|brother|sister|family|parents?|grand\w+|mom|dad)\b/

export interface Prepared {
  readonly encounter: Encounter
  readonly written: readonly Written[]
  readonly isChosen: readonly boolean[]
}

/** The phrased statements of an encounter, with those that hindsight would choose. */
export function prepare(encounter: Encounter, role: LinearModel): Prepared {
  const written = write(encounter.dialogue, role)
  const chosen = chooseWithHindsight(encounter.note, written)
  return { encounter, written, isChosen: written.map((_, at) => chosen.has(at)) }
}

export function write(dialogue: string, role: LinearModel): Written[] {
  const pronouns = guessPronouns(dialogue.toLowerCase())
  return finish(readStatements(segmentsOf(dialogue), role)).flatMap((statement) => {
    const sentence = phraseStatement(statement, pronouns)
    return sentence === null ? [] : [{ statement, sentence }]
  })
}

export function learnRole(dialogues: readonly string[]): LinearModel {
  const examples = dialogues.flatMap((dialogue) =>
    readTurns(segmentsOf(dialogue)).flatMap((turn) =>
      turn.role === null
        ? []
        : splitClauses(cleanSpeech(turn.text)).map((clause): Example => ({
            features: wordFeatures(clause),
            target: turn.role === 'clinician' ? 1 : 0,
          })),
    ),
  )
  return fit(examples, ROLE_FIT)
}

export function learnChoice(prepared: readonly Prepared[], options = CHOICE_FIT): LinearModel {
  const examples = prepared.flatMap(({ written, isChosen }) =>
    written.map(({ statement, sentence }, at): Example => ({
      features: statementFeatures(statement, sentence),
      target: isChosen[at] ? 1 : 0,
    })),
  )
  return fit(examples, options)
}

export function labelTopics(prepared: readonly Prepared[]): ClassExample[] {
  return prepared.flatMap(({ encounter, written }) =>
    written.flatMap(({ statement, sentence }) => {
      const topic = topicWithHindsight(encounter.note, statement, sentence)
      return topic
        ? [{ label: topic, features: statementFeatures(statement, sentence), weight: 1 }]
        : []
    }),
  )
}

export function labelSections(
  sections: readonly SectionDialogue[],
  role: LinearModel,
): ClassExample[] {
  return sections.flatMap(({ dialogue, section_header }) => {
    const topic = MTS_TOPICS[section_header]
    if (!topic) return []
    return write(dialogue, role).map(({ statement, sentence }) => ({
      label: topic === 'social' && FAMILY.test(statement.text) ? 'family' : topic,
      features: withoutPlace(statementFeatures(statement, sentence)),
      weight: MTS_WEIGHT,
    }))
  })
}

/** Rare topics count more, or all would be history of the present illness. */
export function learnTopics(examples: readonly ClassExample[]): Models['topics'] {
  const mass = new Map<string, number>()
  for (const { label, weight } of examples) mass.set(label, (mass.get(label) ?? 0) + weight)
  const mean = [...mass.values()].reduce((sum, value) => sum + value, 0) / mass.size
  const balanced = examples.map((example) => ({
    ...example,
    weight: example.weight * Math.sqrt(mean / (mass.get(example.label) ?? mean)),
  }))
  return fitClasses(balanced, TOPIC_FIT)
}

/** A dialogue of one section says nothing about the place in a visit. */
function withoutPlace(features: Map<string, number>): Map<string, number> {
  return new Map([...features].filter(([name]) => !name.startsWith('@at=')))
}
