import { cutPieces, type Piece, type Vocabulary } from './word-pieces.ts'

export type LineRole = 'clinician' | 'patient' | 'other' | 'unsure'

/** A line of a visit as the reader takes it: without its label. */
export interface LedgerLine {
  readonly role: LineRole
  readonly text: string
}

/** One token of a visit: the mark of who begins to speak has no place in the text. */
export interface StreamToken extends Piece {
  readonly line: number
}

/** Unused entries of the vocabulary that the reader has learned as marks. */
const ROLE_IDS: Readonly<Record<LineRole, number>> = {
  clinician: 2,
  patient: 3,
  other: 4,
  unsure: 5,
}

export function isRoleToken({ from }: StreamToken): boolean {
  return from < 0
}

/** All lines as one stream. What comes later changes nothing before it. */
export function streamOf(lines: readonly LedgerLine[], vocabulary: Vocabulary): StreamToken[] {
  return lines.flatMap((line, place) => tokensOf(line, vocabulary, place))
}

/** Of one line, the mark of who speaks first. */
export function tokensOf(
  { role, text }: LedgerLine,
  vocabulary: Vocabulary,
  line = 0,
): StreamToken[] {
  return [
    { id: ROLE_IDS[role], line, from: -1, to: -1, isInner: false },
    ...cutPieces(text, vocabulary).map((piece) => ({ ...piece, line })),
  ]
}
