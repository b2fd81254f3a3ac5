/** Two names of one part; each row with an example in which the second explains the first. */
export const SAME_PARTS: readonly (readonly [one: RegExp, other: RegExp, example: string])[] = [
  [/^(?:index|pointer) finger$/, /^second finger$/, 'index finger or the second finger'],
  [/^middle finger$/, /^(?:third|long) finger$/, 'middle finger or long finger'],
  [/^ring finger$/, /^fourth finger$/, 'fourth finger or ring finger'],
  [/^(?:little|small|pinky) finger$/, /^fifth finger$/, 'little finger or the fifth finger'],
  [/^big toe$/, /^(?:great|first) toe$/, 'big toe or great toe'],
  [/^(?:little|small|pinky) toe$/, /^fifth toe$/, 'small toe or the fifth toe'],
]
