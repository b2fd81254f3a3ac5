/** What a number that answers the question for a measure can be. */
export const PLAUSIBLE: Readonly<
  Record<string, readonly (readonly [least: number, most: number])[]>
> = {
  temperature: [
    [34, 42.5],
    [94, 107],
  ],
  'heart rate': [[30, 220]],
  'oxygen saturation': [[60, 100]],
  weight: [[2, 450]],
  'blood glucose': [[2, 600]],
  'hemoglobin a1c': [[4, 150]],
  inr: [[0.8, 12]],
  'peak flow': [[80, 900]],
  'peak expiratory flow': [[80, 900]],
}
