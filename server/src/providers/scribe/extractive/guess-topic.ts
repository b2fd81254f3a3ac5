import type { Written } from './choose-statements.ts'
import type { Fact } from './find-facts.ts'
import { findFacts } from './find-facts.ts'
import type { LinearModel } from './linear-model.ts'
import { score } from './linear-model.ts'
import type { Statement } from './statement.ts'
import { statementFeatures } from './statement-features.ts'
import type { Topic } from './topic.ts'

export type TopicModels = Partial<Readonly<Record<Topic, LinearModel>>>

const NEIGHBOUR_SHARE = 0.25
const OUT_OF_QUESTION = -8
const CLINICIANS: readonly Topic[] = ['vitals', 'exam', 'results', 'assessment', 'plan', 'followUp']
/** A topic that needs its own words, whatever was learned. */
const NEEDS: readonly (readonly [Topic, readonly Fact[]])[] = [
  ['allergies', ['allergy']],
  ['surgical', ['surgical']],
  ['family', ['family']],
  ['vitals', ['vitals']],
  ['medications', ['drug', 'dose']],
]
const TO_DO =
  /\b(?:i|we) (?:do |also |just |still )*(?:will|am going to|are going to|want|would like|recommend|would recommend)\b|\blet's\b|\byou (?:should|can|need)\b|\b(?:prescri|refer)\w+|^(?:continue|stop|start|take|keep|avoid)\b/
const ON_TOUCH = /\bwhen i \w+|\b(?:hurt|pain|tender) (?:here|there)\b/
const SEASONAL = /\b(?:seasonal|pollen|nasal)\b/

/** One topic for each, by what was learned, by its neighbours, and by rules where there is no doubt. */
export function guessTopics(models: TopicModels, written: readonly Written[]): Topic[] {
  const own = written.map(({ statement, sentence }) => {
    const features = statementFeatures(statement, sentence)
    return new Map(
      (Object.entries(models) as [Topic, LinearModel][]).map(([topic, model]) => [
        topic,
        score(model, features),
      ]),
    )
  })
  return written.map(({ statement }, at) => {
    const logits = new Map(
      [...(own[at] ?? [])].map(([topic, logit]) => [
        topic,
        logit + NEIGHBOUR_SHARE * ((own[at - 1]?.get(topic) ?? 0) + (own[at + 1]?.get(topic) ?? 0)),
      ]),
    )
    applyRules(logits, statement)
    let best: Topic = 'hpi'
    for (const [topic, logit] of logits) if (logit > (logits.get(best) ?? -Infinity)) best = topic
    return best
  })
}

function applyRules(logits: Map<Topic, number>, statement: Statement) {
  const facts = findFacts(statement.text)
  const move = (topic: Topic, by: number) =>
    logits.set(topic, (logits.get(topic) ?? OUT_OF_QUESTION) + by)
  const isTouched = ON_TOUCH.test(statement.text) && statement.answer !== null
  const isClinicians = statement.role === 'clinician' && statement.answer === null
  if (statement.role !== 'typed' && !isClinicians && !isTouched)
    for (const topic of CLINICIANS) move(topic, OUT_OF_QUESTION)
  for (const [topic, needed] of NEEDS)
    if (!needed.some((fact) => facts.has(fact))) move(topic, OUT_OF_QUESTION)
  if (facts.has('allergy') && !SEASONAL.test(statement.text)) move('allergies', 10)
  if (facts.has('selfHarm')) move('risk', 30)
  if (isTouched) move('exam', 8)
  else if (statement.answer && facts.has('symptom')) move('ros', 6)
  if (statement.role === 'patient' && facts.has('mood')) move('mood', 10)
  if (statement.position > 0.1) move('complaint', OUT_OF_QUESTION)
  if (!isClinicians) return
  if (statement.position > 0.4)
    for (const topic of ['hpi', 'ros', 'social', 'medical'] as const) move(topic, -1.5)
  if (TO_DO.test(statement.text) && statement.position > 0.3) {
    move('plan', 2.5)
    move('medications', -4)
  }
  if (facts.has('result') && !TO_DO.test(statement.text)) move('results', 1.5)
  if (facts.has('followUp') && statement.position > 0.4) move('followUp', 3)
  if (facts.has('warning')) move('warning', 20)
  if (statement.position < 0.3) for (const topic of ['plan', 'followUp'] as const) move(topic, -3)
}
