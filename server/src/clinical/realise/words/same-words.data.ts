import type { Row } from './rows.ts'

/** Other words for the same place or size, each with an example and what it is taken for. */
export const SAME_WORDS: readonly Row[] = [
  [/\blower extremit(?:y|ies)\b/g, 'leg', 'both lower extremities', 'both leg'],
  [/\bupper extremit(?:y|ies)\b/g, 'arm', 'upper extremity', 'arm'],
  [/(?<=\d )mm\b/g, 'millimeter', '8 mm cyst', '8 millimeter cyst'],
  [
    /\bby(?= \w+ (?:cm|mm|(?:centi|milli)met(?:er|re)s?)\b)/g,
    'x',
    'two by three centimeter',
    'two x three centimeter',
  ],
]
