import type { DefaultTemplate } from '../default-template.ts'

export const PROGRESS_NOTE: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000004',
  title: 'Progress Note',
  type: 'medical',
  icon: 'File',
  description: `Interval History
Second day on antibiotics. Slept better, cough looser. Ate half of breakfast. Denies chest pain. One loose stool overnight.

Medications and Allergies
Ceftriaxone 1 g IV daily, day 2. Azithromycin 500 mg daily, day 2. No reaction so far.

Examination
Temperature 99.1 °F, pulse 84, oxygen saturation 95% on 1 liter. Crackles at the right base, less than yesterday.

Results
White cell count 11.2, down from 15.8. Blood cultures: no growth so far.

Assessment
Right lower lobe pneumonia, improving.

Plan
Wean oxygen. Change to oral antibiotics tomorrow if still without fever. Walk in the hall three times a day. Watch the loose stools.`,
  text: `Write a short progress note that tells what has changed since the last visit or round. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Do not carry over old findings as if they were of today. Keep drug names, doses, numbers, sides and time spans exactly; write a negative only if it was said, and keep doubt as doubt. Never add a statement of consent that was not said.

## Interval History
What the patient, family or staff reported since the last note: better, worse or new, symptoms denied, sleep, intake, pain, mood and events.

## Medications and Allergies
Drugs with dose and day of treatment as stated, what was started, changed, held, missed or stopped and why. Side effects and allergies mentioned.

## Examination
Vital signs and findings stated aloud, with sides and the comparison with before if it was made.

## Results
New results with values and units and the stated trend. Mark what is pending.

## Assessment
The clinician's stated view of each problem: better, the same or worse, with the certainty that was voiced.

## Plan
What continues, what changes and what is ordered for each problem, with doses. Then what to watch for and when the patient will be seen next.`,
}
