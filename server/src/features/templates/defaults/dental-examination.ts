import type { DefaultTemplate } from '../default-template.ts'

export const DENTAL_EXAMINATION: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000010',
  title: 'Dental Examination',
  type: 'dental',
  icon: 'Gem',
  description: `Reason for Visit
Check-up. Cold sensitivity at the lower right for three weeks.

Medical History
High blood pressure. Lisinopril 10 mg daily. Latex: rash.

Dental History
Last cleaning over a year ago. Brushes twice a day, does not floss. Grinds teeth at night.

Extraoral Examination
No swelling. Clicking of the left jaw joint on opening, without pain.

Soft Tissues
No lesions. Tongue and floor of the mouth normal.

Teeth
Tooth 30: occlusal decay. Tooth 14: amalgam with an open margin. Tooth 17 missing.

Periodontal Findings
Probing depths 2 to 3 mm, 4 mm at the distal of tooth 31. Bleeding on probing at the lower molars.

Radiographs
Bitewings: decay into dentin on tooth 30, no bone loss.

Assessment
Caries of tooth 30. Localized gingivitis.

Plan
Composite filling of tooth 30. Cleaning. Night guard discussed. Return in two weeks.`,
  text: `Write a dental examination note in short clinical sentences. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Write tooth numbers, surfaces, quadrants and probing depths exactly as said: never convert between numbering systems, and never add a tooth, surface or side that was not named. Never chart a tooth or tissue as sound because nothing was said about it. Keep drug names, doses and negatives exactly, and keep doubt as doubt. Never add a statement of consent that was not said.

## Reason for Visit
The complaint or reason in the patient's account: place, onset, what brings it on, severity and what was tried.

## Medical History
Conditions, medication with doses, allergies with reactions, and whatever bears on dental care such as blood thinners, bone drugs, heart valves or pregnancy, as far as mentioned.

## Dental History
Earlier treatment, last visit, home care, habits, fear of treatment and problems with anesthesia as stated.

## Extraoral Examination
Face, lymph nodes, jaw joints and muscles, with sides as stated.

## Soft Tissues
Lips, cheeks, tongue, floor of the mouth, palate and throat, including any cancer screening that was stated. Give size, place and color of a lesion as said.

## Teeth
Findings tooth by tooth, one line each in the order given: decay, restorations, fractures, mobility, vitality and percussion tests, missing teeth. Add the bite as stated.

## Periodontal Findings
Probing depths, bleeding, recession, furcation, mobility, plaque and calculus, with tooth and site as dictated.

## Radiographs
Which images were taken or reviewed and what the clinician said they show.

## Assessment
The clinician's stated diagnoses by tooth or region, with certainty and stated risk. Do not infer one from a finding.

## Plan
Treatment, prescriptions with doses, referrals, advice, recall interval and next visit as stated.`,
}
