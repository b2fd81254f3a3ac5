const LED = String.raw`(?:(?:it|that|this|they|everything|things|you|is|are|was|looks?|seems?|sounds?|a|little|bit|very|really|pretty|quite|still|so|not|under-?) )*`

/** Names of an assessment that tell how a problem stands and not which; each with an example. */
export const STATES_ALONE: readonly (readonly [name: RegExp, example: string])[] = [
  [new RegExp(String.raw`^${LED}(?:out of|under|in)(?: \w+)? control$`), 'a little out of control'],
  [
    new RegExp(String.raw`^${LED}(?:(?:well|poorly)[ -])?(?:un)?controlled$`),
    'not well controlled',
  ],
  [
    new RegExp(
      String.raw`^${LED}(?:stable|unchanged|improved|improving|worse|better|fine|resolved)$`,
    ),
    'it looks stable',
  ],
  [
    new RegExp(
      String.raw`^${LED}(?:doing|going)(?: (?:very|really|pretty|quite))?(?: (?:well|great|good|fine|okay|better|poorly))?$`,
    ),
    'doing really well',
  ],
  [/^(?:(?:i|do|not) )*(?:believe|think|feel) (?:it|that|so)$/, 'believe it'],
]
