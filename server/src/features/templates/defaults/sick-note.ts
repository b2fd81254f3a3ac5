import type { DefaultTemplate } from '../default-template.ts'

export const SICK_NOTE: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000012',
  title: 'Sick Note',
  type: 'administrative',
  icon: 'Thermometer',
  description: `Purpose
Note for the patient's employer.
Date: [Date]

Fitness for Work or School
Not fit for work.

Period
Three days, as stated by the clinician.
First day: [to be completed]
Last day: [to be completed]

Restrictions on Return
No lifting over 20 pounds for one week.

Reason
Not discussed

Signature
Name: [Clinician's name]
Signature: [to be completed]`,
  text: `Write a short, neutral note about absence from work or school, to be checked and signed by the clinician. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. It will be read outside the practice: state nothing that the clinician did not say for this note, and take no symptom, diagnosis, drug or result from the rest of the visit. What the patient asks for is not what the clinician grants. Use the date of the visit and the clinician's name where they are known; never work out or guess another date, and never fill in a signature. Never add a statement of consent that was not said.

## Purpose
Who the note is for and what it is to confirm, as said. Then the date of the visit.

## Fitness for Work or School
What the clinician said about being unfit, partly fit or fit, in those words.

## Period
The length of absence as the clinician said it. Leave the first and the last day as "[to be completed]".

## Restrictions on Return
Limits on tasks, hours or activities that the clinician named, and for how long.

## Reason
Only the reason that was said to be put on this note. A diagnosis that was merely talked about in the visit does not belong here.

## Signature
The name of the clinician. Leave the signature as "[to be completed]".`,
}
