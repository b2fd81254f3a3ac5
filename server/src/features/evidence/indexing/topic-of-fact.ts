import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Fact } from '@chartwright/contract/facts'
import type { Topic } from '../../../clinical/topic.ts'

const MOOD = /\b(?:mood|depress\w*|anxi\w*|panic|sadness|hopeless\w*)\b/
const RISK = /\b(?:suicid\w*|self-harm|homicid\w*)\b/
const SURGERY =
  /(?:ectomy|plasty|otomy|ostomy)\b|\b(?:surgery|operation|repair|transplant|bypass)\b/
const VITALS =
  /^(?:blood pressure|heart rate|pulse|temperature|oxygen saturation|respiratory rate|weight|height|bmi|body mass index)$/
/** Decided today; what is only taken belongs to the list of medicines. */
const DECIDED = new Set<string>(DRUG_DECISIONS)

/** Under what kind of heading a fact stands. */
export function topicOfFact({ kind, concept, status, act }: Fact): Topic {
  switch (kind) {
    case 'complaint':
      return 'complaint'
    case 'symptom':
      if (RISK.test(concept)) return 'risk'
      return MOOD.test(concept) ? 'mood' : 'hpi'
    case 'history':
      return SURGERY.test(concept) ? 'surgical' : 'medical'
    case 'medication':
      return DECIDED.has(status) ? 'plan' : 'medications'
    case 'allergy':
      return 'allergies'
    case 'family':
      return 'family'
    case 'social':
      return 'social'
    case 'finding':
      return 'exam'
    case 'measurement':
      return VITALS.test(concept) ? 'vitals' : 'results'
    case 'result':
      return 'results'
    case 'assessment':
      return 'assessment'
    case 'plan':
      if (act === 'follow_up') return 'followUp'
      return act === 'safety_net' || act === 'emergency' ? 'warning' : 'plan'
  }
}
