import type { DefaultTemplate } from '../default-template.ts'

export const ICD_10_CODES: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000008',
  title: 'ICD-10 Codes',
  type: 'administrative',
  icon: 'Book',
  description: `Diagnoses
Essential hypertension: I10
Type 2 diabetes without complications: E11.9
Knee osteoarthritis: no code (side and cause not stated)

Symptoms and Findings
Dizziness: R42

History and Status
Family history of colon cancer: Z80.0

Uncertain or Ruled Out
Possible sleep apnea: no code (uncertain)
Anemia: no code (ruled out)`,
  text: `List the conditions of this visit with their ICD-10 codes, for a person to review. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Code only a condition that was named aloud or typed: never infer one from a symptom, a drug, a result or an examination finding. Write each on its own line as "condition: code", in the words that were used. Give a code only if the condition as named leads to exactly one code without doubt; otherwise write "condition: no code" with the missing detail in parentheses. Never guess a side, type, cause, stage, complication or encounter that was not stated, and never write a code that is not certain. Keep a code that was said aloud exactly as said. Use ICD-10-CM unless another edition was named. Never add a statement of consent that was not said.

## Diagnoses
Conditions that the clinician named as established, the main reason for the visit first.

## Symptoms and Findings
Symptoms and abnormal findings named aloud that no named diagnosis explains. Leave out symptoms that were denied.

## History and Status
Past conditions, family history, allergies, long-term drug use and other status that was named and bears on this visit. Never list past or family illness as a current diagnosis.

## Uncertain or Ruled Out
Conditions called possible, probable, suspected or to be excluded, and those ruled out, each as "condition: no code" with the reason.`,
}
