/** Words around a condition by which it is not the patient's. */
export interface CodeCue {
  /** Ends right before the words. */
  readonly before?: RegExp
  readonly within?: RegExp
  /** Begins right behind them. */
  readonly after?: RegExp
  /** The words that name the condition stand in brackets. */
  readonly example: string
  readonly unlike: string
}

const NOT_YOU = String.raw`(?:(?!\b(?:you|your|you're|you've|i|my|i've|he|she|his|her)\b).)*`
const re = (pattern: string) => new RegExp(pattern)

/** Examples, possible causes, others, fears, what a drug is for, a vaccine, a sign to watch for. */
export const CODE_CUES: readonly CodeCue[] = [
  {
    before: re(
      String.raw`\b(?:for example|for instance|such as|things like|diseases like|conditions like)\b${NOT_YOU}$`,
    ),
    example: 'Most lumps are harmless, for example [cysts] or fat.',
    unlike: 'For example, you have [cysts].',
  },
  {
    before: re(String.raw`\bcauses? (?:are|is|of|for|include|could be|can be|may be)\b${NOT_YOU}$`),
    example: 'Possible causes are tablets, alcohol or [hepatitis].',
    unlike: 'The cause is unknown, but you have [hepatitis].',
  },
  {
    before: re(
      String.raw`\b(?:people|someone|somebody|patients|anybody|anyone|folks|a friend|others)\b${NOT_YOU}$`,
    ),
    example: 'People at the gym take it and end up with a [heart attack].',
    unlike: 'People tell me that you had a [heart attack].',
  },
  {
    before: re(String.raw`\bthey (?:would|will|can|could|may|might|often|usually)\b${NOT_YOU}$`),
    example: 'And then they would get a [heart attack] at fifty.',
    unlike: 'They found that you had a [heart attack].',
  },
  {
    before: /\b(?:worr(?:y|ied|ying)|fear|afraid|scared|frightened|terrified)\b(?: \w+){0,5}$/,
    example: "I'm worried that it is [brain cancer].",
    unlike: "I'm worried, because a biopsy last week has shown a [brain cancer].",
  },
  {
    after:
      /^,? ?(?:i know )?(?:that|this|it|which) (?:was|is|has been) (?:a |an |your |the )?(?:\w+ )?(?:worry|fear|concern)\b/,
    example: '[Brain cancer], I know that was a big worry of yours.',
    unlike: '[Brain cancer], I know, is hard to hear.',
  },
  {
    before: /\b(?:used (?:for|in|to treat)|signs? of|risk of|risk for|chances? of|history of no)$/,
    example: 'That drug has been used for [diabetes].',
    unlike: 'You are used to your [diabetes].',
  },
  {
    within: /^(?:completed|finished|had|got) (?:your|the|my) /,
    example: 'You have [completed your influenza], so that is good.',
    unlike: 'You [have influenza].',
  },
  {
    after: /^(?:shots?|vaccin\w*|booster|screen(?:ing)?)\b/,
    example: 'You had the [influenza] shot.',
    unlike: 'You had [influenza] before the shot.',
  },
  {
    before:
      /\byou (?:did |had |have |also )*(?:indicate|indicated|checked off|ticked|marked)\b(?! that your)[^.]*$/,
    example: 'On the form you did indicate that you have some cough and [asthma].',
    unlike: 'You indicate where it hurts. You have [asthma].',
  },
  {
    before: /^you (?:would|might|may|could|will) (?:have|get|notice|hear) something called$/,
    example: 'You might have something called [stridor], a noise.',
    unlike: 'I think you may have something called [stridor].',
  },
  {
    before: /\b(?:severity|extent|degree) of (?:your|the|any|his|her)$/,
    example: 'We will check the severity of your [lung disease].',
    unlike: 'The severity is a worry, as you have [lung disease].',
  },
  {
    within: /^(?:severity|extent|degree) of /,
    example: 'A scan will tell the [severity of your lung disease].',
    unlike: 'You have [severe lung disease].',
  },
]
