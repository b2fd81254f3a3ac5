/** How a test is, by each word for it; some are said of a number alone. */
export const STATES_OF_TESTS: readonly {
  readonly state: string
  readonly words: string
  readonly isOfAmount: boolean
}[] = [
  { state: 'elevated', words: 'elevated, high, raised, up', isOfAmount: true },
  { state: 'low', words: 'low, down', isOfAmount: true },
  { state: 'normal', words: 'normal, good, unremarkable', isOfAmount: false },
  { state: 'abnormal', words: 'abnormal', isOfAmount: false },
  { state: 'negative', words: 'negative', isOfAmount: false },
  { state: 'positive', words: 'positive', isOfAmount: false },
  { state: 'clear', words: 'clear', isOfAmount: false },
  { state: 'stable', words: 'stable, steady', isOfAmount: false },
]

/** Several numbers together, and what goes up and down by itself: height, weight, scores. */
export const TESTS_WITHOUT_AMOUNT =
  /\b(?:panel|studies|study|tests?|testing|profile|smear|screen|type|function|scale|score|status|gas|complete|differential|enzymes|electrophoresis|genotype|height|weight|bmi|circumference|birth|hdl|gfr|scan|count test|orthostatic|lying|antibod(?:y|ies)|titer|western|lupus|peak flow)\b|^(?:pain|ana|anca|rheumatoid factor)/
