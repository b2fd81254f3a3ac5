/** What is either too much or too little in one person: of 'hyper' and 'hypo' one was a slip. */
export const ONE_OF_TWO: readonly string[] = [
  'thyroidism',
  'thyroid',
  'parathyroidism',
  'lipidemia',
  'kalemia',
  'natremia',
  'calcemia',
  'magnesemia',
  'gonadism',
  'pituitarism',
]
