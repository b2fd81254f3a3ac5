import type { DefaultTemplate } from '../default-template.ts'

export const INSURANCE_LETTER: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000013',
  title: 'Insurance Letter',
  type: 'administrative',
  icon: 'Shield',
  description: `Recipient and Reference
Health insurer: [to be completed]
Member and claim number: [to be completed]
Date: [Date]
Re: [Patient's name]
Dear Sir or Madam,

Purpose of the Letter
Request for coverage of an MRI of the lower back.

Diagnosis
Low back pain with left-sided sciatica. A herniated disk is suspected.

Clinical History
Pain for ten weeks, spreading to the left foot. Cannot sit for more than 20 minutes. Denies loss of bladder control.

Findings
Straight leg raise positive on the left at 40 degrees. Weakness of the left big toe.

Treatment to Date
Naproxen 500 mg twice daily for four weeks without relief. Six weeks of physical therapy with little benefit.

Medical Reasons for the Request
The clinician stated that the new weakness makes imaging necessary to decide on surgery.

Signature
Yours sincerely,
[Clinician's name]
Signature: [to be completed]`,
  text: `Write a factual letter to an insurer in complete, courteous sentences, to be checked and signed by the clinician. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Include only what supports the stated purpose. Never strengthen, soften or complete the case: no severity, duration, failed treatment, guideline or code that was not stated. Keep drug names, doses, numbers, sides and time spans exactly; write a negative only if it was said, and keep doubt as doubt. Use the names of patient and clinician and the date of the visit where they are known; never fill in a name, number or signature that was not given. Never add a statement of consent that was not said.

## Recipient and Reference
The insurer and the member, claim or policy number as given; for each that was not, write "[to be completed]". Then the date of the visit and the name of the patient.

## Purpose of the Letter
What is requested, confirmed or appealed, in one or two sentences.

## Diagnosis
The diagnosis as the clinician named it, with its certainty. Give a code only if it was said aloud.

## Clinical History
Onset, course and effect on daily life and work, as stated.

## Findings
Examination findings and results that were stated and bear on the request, with values, units and sides.

## Treatment to Date
Each treatment that was tried, with dose, duration and effect, as stated. Say so if a treatment was not finished.

## Medical Reasons for the Request
The reasons that the clinician gave, and what was said to be expected with and without it. Do not argue beyond them.

## Signature
The name of the clinician. Leave the signature as "[to be completed]".`,
}
