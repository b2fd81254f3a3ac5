import type { Leaning } from './acceptance/lean.ts'

/** What the phraser makes of a sentence. */
export interface JudgedSentence {
  /** The mean log probability of its pieces: how a clinician would put it. */
  readonly mean: number
  /** How sure it is that the sentence is right (log odds). */
  readonly verdict: number
  /** What else it makes of the sentence, for its acceptance. */
  readonly leaning: Leaning
}

/** A sentence that it wrote itself. */
export interface WrittenSentence extends JudgedSentence {
  readonly text: string
  /** The mean log probability of its pieces behind the sentence of the rules that it stands for. */
  readonly ease: number
}

/** What the phraser makes of a fact. Probabilities are logarithms. */
export interface Phrase {
  /** Of the kind that the fact was read with. */
  readonly kind: number
  /** Of its other properties but the time, the least likely one. */
  readonly others: number
  /** The sentence of the rules; undefined of a long one. */
  readonly told: JudgedSentence | undefined
  /** Absent if the phraser takes the fact for another one, or the rules word facts of its kind. */
  readonly written?: WrittenSentence | undefined
}
