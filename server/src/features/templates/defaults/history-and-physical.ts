import type { DefaultTemplate } from '../default-template.ts'

export const HISTORY_AND_PHYSICAL: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000009',
  title: 'History and Physical',
  type: 'medical',
  icon: 'Heart',
  description: `Chief Complaint
"My stomach burns after I eat."

History of Present Illness
Burning pain in the upper abdomen for two months, within an hour of meals, four to five times a week. Antacids help for a while. Denies vomiting, black stools, weight loss and trouble swallowing.

Past Medical History
Asthma since childhood.

Past Surgical History
Appendectomy.

Medications
Albuterol inhaler as needed. Naproxen 220 mg most days for back pain.

Allergies
No known drug allergies.

Family History
Mother had stomach ulcers.

Social History
Works night shifts. Two beers on weekends. Does not smoke.

Review of Systems
Positive for back pain. Denies fever, chest pain and shortness of breath.

Physical Examination
Blood pressure 124/78, pulse 70. Abdomen soft, mild epigastric tenderness, no guarding. Lungs clear.

Results
Hemoglobin 13.9.

Assessment
Dyspepsia, probably from naproxen.

Plan
Stop naproxen. Omeprazole 20 mg before breakfast for four weeks. H. pylori stool test. Return in four weeks, sooner for black stools or vomiting blood.`,
  text: `Write a complete history and physical in short clinical sentences. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Never fill in a normal finding or a negative that was not stated. Keep drug names, doses, numbers, sides and time spans exactly, and keep doubt as doubt. Never add a statement of consent that was not said.

## Chief Complaint
The reason for the visit in one line, in the patient's words in quotation marks where they were clear.

## History of Present Illness
Onset, place, quality, severity, timing, course, what helps or worsens it, associated symptoms and those denied, treatment tried and its effect.

## Past Medical History
Conditions and earlier hospital stays as stated, with control or complications if mentioned.

## Past Surgical History
Operations and procedures, with side, time and problems with anesthesia if mentioned.

## Medications
Each drug with dose, frequency and how it is really taken, including over-the-counter drugs and supplements.

## Allergies
Each allergy or intolerance with its reaction. "No known allergies" only if that was said.

## Family History
Illness of relatives with the relation and the age at onset if mentioned.

## Social History
Living situation, work, tobacco, alcohol, drugs, activity and other circumstances as far as mentioned.

## Review of Systems
Symptoms asked about or reported, by system, both those present and those denied. Leave out systems that were not asked about.

## Physical Examination
Vital signs first, then findings by system with sides, only as stated aloud.

## Results
Laboratory, imaging and other results that were stated, with values and units. Mark what is pending.

## Assessment
The clinician's stated impression, problem by problem, with differentials and certainty.

## Plan
For each problem, investigations, treatment with doses, referrals and advice. End with warning signs and follow-up, with the date or interval as said.`,
}
