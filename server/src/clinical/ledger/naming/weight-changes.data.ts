/** Words beside an amount of weight that make it a change, and what the change is. */
export const WEIGHT_CHANGES: readonly (readonly [said: string, name: string])[] = [
  ['down', 'weight loss'],
  ['lost|losing', 'weight loss'],
  ['dropped', 'weight loss'],
  ['gained|gaining', 'weight gain'],
  ['put on', 'weight gain'],
  ['up', 'weight gain'],
]
