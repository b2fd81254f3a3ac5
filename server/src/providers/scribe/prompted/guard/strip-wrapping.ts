const FENCE = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$\n?/gm

/** What an assistant says before what it was asked for. Never the first words of a note. */
const GREETING =
  /^[*_>]*(?:(?:sure|certainly|of course|absolutely|okay|ok|great|understood|no problem)(?:[!,.:]|$| thing| here)|(?:i(?:['’]d| would) be )?happy to help)[^\n]*?(?=\n|$|#{1,6} )/i
const ANNOUNCEMENT = new RegExp(
  String.raw`^[*_>]*(?:here(?:['’]s| is| are| you go)\b|below is\b|the following is\b|as requested\b|based on (?:the|this|your) (?:transcript|conversation|visit|template|recording|provided|information)|i(?:['’]ve| have) (?:written|prepared|drafted|created|generated)\b|this is (?:the|a|your) (?:clinical |medical |soap )?note\b|the (?:clinical |medical |soap )?note (?:for|of|from) [^\n]*\b(?:below|follows)\b)[^\n]*?(?=\n|$|#{1,6} )`,
  'i',
)
/** And after it. */
const FAREWELL =
  /\n[ \t]*(?:(?:please )?let me know (?:if|whether) (?:you(?:['’]d| would) (?:like|want)|you (?:need|want)|any|there|this)[^\n]*(?:chang|adjust|edit|revis|modif|add|differ|else|further)|i hope (?:this|that)(?: note)? helps|feel free to (?:ask|adjust|edit|modify|let)|would you like me to|[*_]*(?:(?:please )?note:? )?(?:that )?this (?:is an ai|note (?:was|is|has been) (?:ai|(?:written|generated|drafted|created) (?:by|with) (?:an )?ai))\b|if you(?:['’]d| would) like me to)[^\n]*\s*$/i
const RULE = /^\s*(?:---+|\*\*\*+|___+)\s*(?:\n|$)|(?:^|\n)\s*(?:---+|\*\*\*+|___+)\s*$/g

/** The text without a code block around it and without what an assistant says about it. */
export function stripWrapping(text: string): string {
  let kept = text.replace(FENCE, '').trim()
  for (;;) {
    const shorter = [GREETING, ANNOUNCEMENT, FAREWELL, RULE]
      .reduce((rest, pattern) => rest.replace(pattern, ''), kept)
      .trim()
    if (shorter === kept) return kept
    kept = shorter
  }
}
