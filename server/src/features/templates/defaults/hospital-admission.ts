import type { DefaultTemplate } from '../default-template.ts'

export const HOSPITAL_ADMISSION: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000003',
  title: 'Hospital Admission',
  type: 'medical',
  icon: 'Syringe',
  description: `Reason for Admission
Shortness of breath and leg swelling.

History of Present Illness
Increasing breathlessness over five days, now at rest. Sleeps on three pillows. Ankles swollen for a week. Ran out of furosemide ten days ago. Denies chest pain, fever and cough.

Past Medical History
Heart failure. Atrial fibrillation. No surgery.

Medications
Furosemide 40 mg once daily, not taken for ten days. Apixaban 5 mg twice daily. Metoprolol succinate 50 mg once daily.

Allergies
Penicillin: hives.

Family and Social History
Lives alone on the second floor. Former smoker. No alcohol.

Examination
Blood pressure 148/84, pulse 96 and irregular, oxygen saturation 90% on room air. Crackles at both bases. Pitting edema to the knees.

Results
Chest X-ray: fluid at both bases. Potassium 4.1. Troponin pending.

Assessment
Acute on chronic heart failure, most likely from missed furosemide.

Plan
Admit to telemetry. Furosemide 40 mg IV twice daily. Oxygen to keep saturation above 92%. Daily weight and potassium. Continue apixaban and metoprolol.

Code Status
Full code, as stated by the patient.

Disposition and Communication
Expected stay of two to three days. Daughter to be called by the team this evening.`,
  text: `Write a hospital admission note that the next shift can work from. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Keep drug names, doses, routes, numbers, units, sides and time spans exactly; write a negative only if it was said, and keep doubt as doubt. Say where an account came from if it was not the patient's own. Never add a statement of consent that was not said.

## Reason for Admission
The complaint or event that led to admission, in one line. Add how the patient arrived if mentioned.

## History of Present Illness
The course in order of time: onset, change, severity, symptoms reported and those denied, treatment before arrival and its effect.

## Past Medical History
Conditions, operations and earlier admissions as stated.

## Medications
Home medication with dose, route and frequency, the last dose if said, and what was missed, stopped or is uncertain.

## Allergies
Each allergy or intolerance with its reaction. "No known allergies" only if that was said.

## Family and Social History
Relevant family illness, living situation, function at home, tobacco, alcohol and drugs as far as mentioned.

## Examination
Vital signs first, then findings by system with sides, only as stated aloud.

## Results
Laboratory, imaging and ECG results that were stated, with values and units. Mark what is pending.

## Assessment
The clinician's stated problems in the stated order, with differentials and certainty.

## Plan
For each problem, orders, drugs with dose, route and frequency, consultations, monitoring, diet, activity and prevention as stated.

## Code Status
Only what was said about resuscitation and limits of treatment, and by whom. Never assume full code.

## Disposition and Communication
Level of care, expected stay, goals for discharge, and who was or will be informed.`,
}
