import type { Modifier } from '../../reading/find-mentions.ts'

/** 'Eight times yesterday' has not begun then. */
export const COUNTED = /\b(?:times?|once|twice)\b/i
export const ONCE = new Set<Modifier['kind']>(['when', 'frequency'])

/** Why one comes today has not lasted. */
export const VISIT =
  /\b(?:follow(?:ing)?[ -]?up|check[ -]?up|recheck|physical|well visit|post-?op\w* visit)\b/i
