/**
 * Symptoms that a clinician concludes on, with the ICD-10-CM code that the name alone leads to. Weight
 * loss has none: R63.4 is an abnormal one, and most of them are wanted.
 */
export const SYMPTOM_CODES: readonly (readonly [name: string, code: string])[] = [
  ['cough', 'R05.9'],
  ['fever', 'R50.9'],
  ['shortness of breath', 'R06.02'],
  ['dyspnea', 'R06.00'],
  ['chest pain', 'R07.9'],
  ['abdominal pain', 'R10.9'],
  ['nausea', 'R11.0'],
  ['diarrhea', 'R19.7'],
  ['headache', 'R51.9'],
  ['dizziness', 'R42'],
  ['fatigue', 'R53.83'],
  ['rash', 'R21'],
  ['palpitations', 'R00.2'],
  ['neck pain', 'M54.2'],
]
