import type { DefaultTemplate } from '../default-template.ts'

export const SOAP: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000001',
  title: 'SOAP',
  type: 'medical',
  icon: 'Stethoscope',
  description: `Subjective
Sore throat for three days, worse on swallowing. No cough, no fever measured at home. Has taken ibuprofen 400 mg twice with some relief. No known drug allergies.

Objective
Temperature 37.9 °C. Tonsils red with exudate on both sides. Tender lymph nodes at the front of the neck. Chest clear.

Assessment
Acute tonsillitis.

Plan
Throat swab sent. Paracetamol and fluids. Antibiotic only if the swab is positive. Return if unable to drink or short of breath.`,
  text: `Write a SOAP note of this visit in short clinical sentences. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Keep doses, numbers, sides and negatives exactly.

## Subjective
The reason for the visit and its history in the patient's account: onset, course, severity, what helps or worsens it, associated symptoms and those denied. Relevant past history, medication with doses, allergies, family and social history as far as mentioned.

## Objective
Vital signs, examination findings and results that were stated aloud, with values and units.

## Assessment
The clinician's stated impression or diagnoses, with differentials and certainty as voiced.

## Plan
Investigations, treatment with doses, referrals, advice given, safety-netting and follow-up with its date or interval.`,
}
