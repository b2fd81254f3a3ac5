import { DOSE, NAMED } from './plant-faults.ts'

const SYMPTOM =
  /\b(?:chest pain|shortness of breath|fevers?|chills|nausea|vomiting|diarrhea|dizziness|headaches?|palpitations|numbness|tingling|weakness|weight loss|cough|rash)\b/gi
const FOLLOW_UP =
  /\b(?:follow[- ]?up|return|see (?:him|her|them|me))\b.*?\b(\d+ (?:days?|weeks?|months?|years?))\b/i
/** A drug that is not given is not one that a note must contain. */
const NOT_GIVEN = /\b(?:avoid\w*|not|never|denies|denied|instead of|allerg\w+|if|could|might)\b/
/** A date is not a blood pressure. */
const PRESSURE = /(?<![\d/])(?:[6-9]\d|[12]\d\d)\/\d{2,3}\b(?!\/)/
/** A laboratory value is not a dose. */
const MEASURED = /^ ?(?:\/|per )/

/**
 * What a sentence alone says about drugs, doses, vital signs, allergies, negatives and follow-up,
 * by words.
 */
export function safetyFactsOf(sentence: string): string[] {
  const lower = sentence.toLowerCase()
  const dose = DOSE.exec(lower)
  const isDose = dose && !MEASURED.test(lower.slice(dose.index + dose[0].length))
  const facts = [
    NOT_GIVEN.test(lower) ? undefined : NAMED.exec(lower)?.[0],
    isDose ? dose[0] : undefined,
    PRESSURE.exec(lower)?.[0],
  ]
  if (/\ballerg(?:y|ies|ic)\b/.test(lower) && !/seasonal|pollen/.test(lower)) facts.push('allerg')
  if (/\bdenies\b/.test(lower)) facts.push(...(lower.match(SYMPTOM) ?? []))
  facts.push(FOLLOW_UP.exec(lower)?.[1])
  return facts.filter((fact) => fact !== undefined)
}

/**
 * Other words for the same thing, so that a fact stated elsewhere in the note is not counted as
 * lost.
 */
const SAME: readonly RegExp[] = [
  /shortness of breath|short of breath|dyspnea|difficulty breathing|trouble breathing/,
  /\bfevers?\b|febrile/,
  /chest pain|chest discomfort|chest tightness|chest pressure|angina/,
  /nausea|nauseous|nauseated/,
  /vomit/,
  /dizz|lightheaded/,
  /headache/,
  /palpitation|heart racing/,
  /numb/,
  /tingling|paresthesia|pins and needles/,
  /weakness|\bweak\b/,
  /weight loss|lost weight/,
  /\bcough/,
  /tylenol|acetaminophen|paracetamol/,
  /ibuprofen|advil|motrin/,
  /meloxicam|mobic/,
  /amlodipine|norvasc/,
  /furosemide|lasix/,
  /bumetanide|bumex/,
  /gabapentin|neurontin/,
  /atorvastatin|lipitor/,
  /tramadol|ultram/,
  /levothyroxine|synthroid/,
  /omeprazole|prilosec/,
  /pantoprazole|protonix/,
  /sertraline|zoloft/,
  /fluoxetine|prozac/,
  /escitalopram|lexapro/,
  /cetirizine|zyrtec/,
  /fluticasone|flonase/,
  /naproxen|aleve/,
  /losartan|cozaar/,
]

export function isSaidIn(text: string, fact: string): boolean {
  if (text.includes(fact)) return true
  return SAME.some((words) => words.test(fact) && words.test(text))
}
