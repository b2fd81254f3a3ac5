import type { Row } from '../words/rows.ts'

/** Bony points, by the joint that they are felt at. */
export const PARTS_OF_JOINTS: readonly Row[] = [
  [/\bmalleol\w+/g, 'ankle', 'lateral malleolus', 'lateral ankle'],
  [/\bepicondyles?\b/g, 'elbow', 'medial epicondyle', 'medial elbow'],
  [/\bolecranon\b/g, 'elbow', 'olecranon', 'elbow'],
  [/\bpatellas?\b/g, 'knee', 'lower patella', 'lower knee'],
]
