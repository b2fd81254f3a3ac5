import type { ModifierKind } from '../reading/reader-layout.ts'

/** Words around a time that say what it is the time of. */
export interface ModifierCue {
  readonly of: readonly ModifierKind[]
  /** Right before it in its sentence. */
  readonly before?: string
  /** Right behind it in its sentence. */
  readonly after?: string
  /** How it is told instead, '…' for the time as a note has it; nothing at all where there is none. */
  readonly course?: string
  /** What is said, and the words of the time in it. */
  readonly example: readonly [said: string, words: string]
  readonly unlike: readonly [said: string, words: string]
}

const TIMES = ['when', 'onset', 'duration', 'frequency'] as const
const SOON = String.raw`(?:in|within|after|over|by)?(?: (?:about|around|the next|next|a|the|like|probably))*`
const EFFECT = String.raw`(?:see(?! (?:me|us|him|her|them|your|the|dr|someone|an? (?:doctor|specialist)))|feel|notice|start (?:to (?:see|feel|notice)|seeing|feeling)|improve|get better|be better|be improved|work|kick in|settle(?: down)?|clear up|heal|resolve|go away)`

export const MODIFIER_CUES: readonly ModifierCue[] = [
  {
    of: TIMES,
    after: String.raw` (?:or so |probably )*(?:you|it|that|this|they|things|symptoms)(?:'ll| will| should| may| might| would)(?: \w+){0,2} ${EFFECT}\b`,
    example: ['We start you on it, within about a month you should see a difference.', 'a month'],
    unlike: ['Come back in a month, you should see me then.', 'a month'],
  },
  {
    of: TIMES,
    before: String.raw`\b(?:you|it|that|this|they|things|symptoms)(?:'ll| will| should| may| might| would)(?: \w+){0,2} ${EFFECT}\b(?: \w+){0,3} ${SOON}`,
    example: ['We start it, you should feel better in a week.', 'a week'],
    unlike: ['You should see me in a week.', 'a week'],
  },
  {
    of: ['duration', 'onset', 'when'],
    before: String.raw`\b(?:worsening|worsened|worse|getting worse)(?: (?:and worse|really|especially|just|probably))*(?: (?:in|over|for|during|within))?(?: (?:the|these))?(?: (?:past|last))?(?: (?:like|about|few|couple|of))*`,
    course: 'worsening over the past …',
    example: ["It's been a while but worsening in the past like six months.", 'six months'],
    unlike: ['A worse cough, and I have had it for six months.', 'six months'],
  },
  // How long a thing goes on as a rule is not how long it has been there.
  {
    of: ['duration'],
    before: String.raw`\b(?:normal|common|usual|usually|normally|typically|generally|expect|expected|can take|can last|(?:may|might|will|should|tends to) (?:take|last))\b(?: \S+){0,6}`,
    example: ["It's normal to be tired for four to six weeks.", 'four to six weeks'],
    unlike: ['My usual cough, and I have been tired now for about, oh, six weeks.', 'six weeks'],
  },
]
