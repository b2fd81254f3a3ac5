import type { DefaultTemplate } from '../default-template.ts'

export const DISCHARGE_SUMMARY: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000005',
  title: 'Discharge Summary',
  type: 'medical',
  icon: 'Clipboard',
  description: `Reason for Admission
Fever and pain in the right flank for two days.

Diagnoses
Acute pyelonephritis, right side. Type 2 diabetes.

Hospital Course
Treated with IV ceftriaxone for two days, then oral cefpodoxime. Without fever since the second day. Metformin held on admission and restarted.

Procedures and Results
Urine culture: E. coli, sensitive to cephalosporins. Kidney ultrasound: no obstruction. Creatinine 1.4 on admission, 0.9 at discharge.

Condition at Discharge
Stable, eating and walking without help.

Allergies
Ciprofloxacin: tendon pain.

Discharge Medications
New: cefpodoxime 200 mg twice daily for 8 more days.
Unchanged: metformin 500 mg twice daily.
Stopped: ibuprofen.

Pending Results
Second set of blood cultures.

Follow-up
Primary care in one week, with creatinine.

Instructions Given
Finish the antibiotic. Drink plenty of fluids. Return for fever, vomiting or worse pain.`,
  text: `Write a discharge summary for the clinician who takes over the care. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Keep drug names, doses, durations, numbers, sides and dates exactly as given and work out none of them; write a negative only if it was said, and keep doubt as doubt. Never add a statement of consent that was not said.

## Reason for Admission
The complaint or event that led to admission, in one or two sentences.

## Diagnoses
The main diagnosis first, then others, as the clinician named them. Keep a suspected diagnosis as suspected.

## Hospital Course
What was done and how the patient responded, in order of time or by problem. Include complications and changes of treatment that were mentioned.

## Procedures and Results
Procedures, and the results that matter for further care, with values and units.

## Condition at Discharge
Stated condition, function, mental state and where the patient goes.

## Allergies
Each allergy or intolerance with its reaction, including any found during this stay.

## Discharge Medications
Group as New, Changed, Unchanged and Stopped, each with dose, route, frequency, duration and reason as said. Leave a drug out of the groups and mark it "status not stated" if nobody said which it is.

## Pending Results
Tests whose result was said to be outstanding, and who will follow them up if stated.

## Follow-up
Appointments, tests and open questions for the next clinician, with the date or interval as said.

## Instructions Given
What the patient or family was told about medication, activity, diet, wound care and the signs that should bring them back.`,
}
