/** Sounds that the model describes instead of writing them, as in [BLANK_AUDIO] or (clears throat). */
const ASIDE = /\[[^\]]*\]?|\([^)]*\)|\*[^*]*\*|♪[^♪]*♪?/g

export function dropAsides(text: string): string {
  return text.replace(ASIDE, ' ').replace(/\s+/g, ' ').trim()
}
