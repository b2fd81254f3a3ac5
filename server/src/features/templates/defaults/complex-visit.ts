import type { DefaultTemplate } from '../default-template.ts'

export const COMPLEX_VISIT: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000002',
  title: 'Complex Visit with SOAP for multiple issues',
  type: 'medical',
  icon: 'Activity',
  description: `Issues Addressed
1. High blood pressure
2. Right knee pain
3. Poor sleep

Subjective
1. Home readings around 150/90. Missed lisinopril 10 mg on several days. Denies chest pain and headache.
2. Pain for two months, worse on stairs. No injury. Ibuprofen helps a little.
3. Wakes at 3 a.m. most nights since changing jobs. Denies low mood.

Medications and Allergies
Lisinopril 10 mg once daily. Ibuprofen 200 mg as needed. Penicillin: rash.

Objective
Blood pressure 152/92, pulse 76.
2. Right knee: no effusion, full range of motion, tender over the medial joint line.

Assessment
1. Hypertension, not controlled; missed doses likely play a part.
2. Probable osteoarthritis of the right knee.
3. Insomnia related to work stress.

Plan
1. Take lisinopril 10 mg every day. Stop ibuprofen. Basic metabolic panel.
2. Acetaminophen as needed. Physical therapy referral.
3. Sleep diary for two weeks.

Follow-up
Return in four weeks with home readings. Call sooner for chest pain or severe headache.`,
  text: `Write a problem-based SOAP note of a visit in which several issues were raised. Number the issues in the order in which they came up, and give each issue the same number under every heading, so that each can be followed from complaint to plan. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said, and leave an issue out of a heading under which nothing was said about it. Keep drug names, doses, numbers, sides and time spans exactly; write a negative only if it was said, and keep doubt as doubt. Never add a statement of consent that was not said.

## Issues Addressed
A numbered list with one short name for each issue, in the words that were used. Include an issue that was raised and put off, marked as deferred.

## Subjective
For each number, the patient's account: onset, course, severity, what helps or worsens it, symptoms reported and those denied. Put history that belongs to no single issue last, without a number.

## Medications and Allergies
Every drug mentioned with dose, frequency and whether it is really taken as prescribed. Every allergy with its reaction.

## Objective
Vital signs first, then examination findings and results by number, with values, units and sides as stated aloud.

## Assessment
For each number, the clinician's stated impression with its certainty, differentials and whether it is better, the same or worse. Do not infer a diagnosis, and do not link two issues unless the clinician did.

## Plan
For each number, investigations, treatment with doses, medication started, changed or stopped, referrals and advice given.

## Follow-up
When to return and for which issue, what to bring or measure until then, and the warning signs that were named.`,
}
