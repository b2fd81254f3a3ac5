/** What is tested where only the part is named: 'kidneys' among the bloods. */
export const ORDERED_PARTS: Readonly<Record<string, string>> = {
  kidney: 'kidney function',
  kidneys: 'kidney function',
  liver: 'liver function',
  thyroid: 'thyroid function',
  salts: 'electrolytes',
  sugar: 'blood glucose',
  sugars: 'blood glucose',
  clotting: 'clotting screen',
}
