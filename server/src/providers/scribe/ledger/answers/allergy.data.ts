/** A word that names the matter and no substance. */
export const NO_ALLERGEN =
  /^(?:an? |any |the |some |known |other )*(?:allerg(?:y|ies|ic)|allergic reactions?|reactions?|anything|something|it|that)$/i

/** How an allergy is, without what causes it; an intolerance is none. */
export const NO_SUBSTANCE =
  /^(?:seasonal|environmental|outdoor|indoor|food|drug)(?: allerg\w+)?$|\bintoleran/i

/** A relative's allergy. */
export const OF_FAMILY =
  /\b(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|family|grand\w+)\b/i

/** Nothing to add. */
export const DENIES =
  /^(?:(?:um+|uh+|oh|well|and),? )*(?:no|not|none|nope|nah|never|i (?:don't|haven't))\b(?!.*\b(?:just|only|but|except)\b)/i

/** Allergies, and what is carried against them. */
export const SPOKEN_OF =
  /\b(?:allerg(?!ist|en test)\w*|anaphyla\w*|epi-?pen\w*|(?:bad |adverse |severe )?reaction(?:s)? to|react(?:s|ed)? (?:badly )?to|hay ?fever|intoleran\w+)\b/i

/** What a medicine did that one is asked about with allergies. */
export const REACTION =
  /\b(?:(?:made|makes|gave|gives|causes?|caused|got|get) (?:me|him|her|his|my|you|your|a) (?:\w+ ){0,3}(?:sick|itch\w*|hives|rash|swell\w*|swollen|dizzy|heart|throat|tongue)|itch(?:ed|es) (?:me|him|her)|itching (?:with|from|on)|broke out|(?:did|does|do)(?:n't| not) (?:go|sit|agree) (?:\w+ )?(?:well )?with|heart (?:rac\w+|to race)|ca(?:n't|nnot|n not) (?:take|have)|(?:not able|unable) to take)\b/i

/** Asks what it did. */
export const ASKS_MORE =
  /\b(?:react\w*|what happen\w*|happened|allerg\w*|swell\w*|rash|breath\w*|symptoms)\b/i

/** Asks for something else. */
export const NEXT_TOPIC =
  /\b(?:surger\w+|operat\w+|smok\w+|alcohol|drink|work|job|live|living|family|social|medical history|medications? (?:do|are|you)|examin\w*|moving on|otherwise)\b/i
