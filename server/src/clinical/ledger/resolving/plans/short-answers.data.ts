/** What somebody says who only follows: whoever spoke goes on; each with an example. */
export const SHORT_ANSWERS: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /^(?:(?:mm-?hmm?|uh-?huh|m+|yeah|yep|yes|yup|right|all right|alright|okay|ok|sure|good|great|perfect|fine|cool|wonderful|awesome|absolutely|definitely|please|thanks|thank you)\W*)+$/i,
    'Mm-hmm, okay.',
  ],
  [
    /^(?:(?:okay|yeah|yes|sure|all right)\W+)?(?:you got it|sounds? (?:good|great|fine)|(?:that|it) sounds? (?:good|great|fine|okay)(?: to me)?|(?:no )?that(?:'s| is) (?:fine|great|good|okay|perfect)|no problem|i agree|i understand|got it|will do|i(?:'ll| will|can) do that|of course)\W*$/i,
    'Okay, that sounds good to me.',
  ],
  [
    /^(?:(?:yes|yeah|yep|no|actually|okay|well)\W+)*i (?:actually )?(?:do|am|have|can|will|would)(?: actually)?(?:\W+please)?(?: need (?:a|one|some)(?: new)?(?: refill)?)?\W*$/i,
    'Yes, I do need a refill.',
  ],
]
