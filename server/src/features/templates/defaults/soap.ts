import type { DefaultTemplate } from '../default-template.ts'

export const SOAP: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000001',
  title: 'SOAP',
  type: 'medical',
  icon: 'Stethoscope',
  description: `Subjective
Sore throat for three days, worse on swallowing. Denies cough; no fever measured at home. Ibuprofen 400 mg twice gave some relief. No known drug allergies.

Objective
Temperature 100.2 °F. Tonsils red with exudate on both sides. Tender lymph nodes at the front of the neck. Chest clear.

Assessment
Acute tonsillitis.

Plan
Throat swab sent; antibiotic only if it is positive. Acetaminophen and fluids. Return if unable to drink or short of breath.`,
  text: `Write a SOAP note of this visit in short clinical sentences. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Keep drug names, doses, numbers, sides and time spans exactly; write a negative only if it was said, and keep doubt as doubt. Never add a statement of consent that was not said.

## Subjective
The reason for the visit and its history in the patient's account: onset, course, severity, what helps or worsens it, associated symptoms and those denied. Then past history, current medication with doses, allergies with reactions, mood, family and social history as far as mentioned.

## Objective
Vital signs, examination findings and results that were stated aloud, with values, units and sides.

## Assessment
The clinician's stated impression or diagnoses, with differentials and the certainty that was voiced. Do not infer a diagnosis from symptoms, drugs or results.

## Plan
Investigations, treatment with doses, medication started, changed or stopped, referrals and advice given. End with safety-netting and follow-up, with the date or interval as said.`,
}
