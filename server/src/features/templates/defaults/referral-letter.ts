import type { DefaultTemplate } from '../default-template.ts'

export const REFERRAL_LETTER: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000006',
  title: 'Referral Letter',
  type: 'administrative',
  icon: 'Briefcase',
  description: `Recipient
Cardiology clinic
Date: [Date]
Re: [Patient's name]
Dear colleague,

Reason for Referral
I am referring [Patient's name] to cardiology for exertional chest tightness. Urgency: within two weeks.

Clinical History
Chest tightness on climbing one flight of stairs for six weeks, gone after two minutes of rest. Denies pain at rest, fainting and palpitations. High cholesterol. Father had a heart attack at 52. Stopped smoking five years ago.

Medications and Allergies
Atorvastatin 20 mg at night. Aspirin 81 mg daily since today. No known drug allergies.

Examination and Results
Blood pressure 138/82, pulse 72 and regular. Heart sounds normal. ECG normal. LDL 148.

Assessment
Suspected stable angina.

Request
Please assess and advise on stress testing and further treatment.

Signature
Yours sincerely,
[Clinician's name]
Signature: [to be completed]`,
  text: `Write a referral letter to a colleague in polite, complete sentences, with the question to be answered near the top. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Include what the recipient needs and leave out what has no bearing on the referral. Keep drug names, doses, numbers, sides and time spans exactly; write a negative only if it was said, and keep doubt as doubt. Use the names of patient and clinician and the date of the visit where they are known; never fill in a name, address or signature that was not given. Never add a statement of consent that was not said.

## Recipient
The clinician, clinic or specialty as named; if none was, write "[to be completed]". Then the date of the visit and the name of the patient.

## Reason for Referral
The problem and the urgency as the clinician stated them. Do not grade the urgency if nobody did.

## Clinical History
The course of this problem, symptoms reported and denied, treatment tried with its effect, and the past, family and social history that bears on it.

## Medications and Allergies
Current medication with doses and frequency. Allergies with reactions.

## Examination and Results
Findings and results stated aloud, with values, units and sides. Mark what is pending.

## Assessment
The clinician's stated impression with its certainty, and what was ruled out.

## Request
What the recipient is asked to do or to answer, and what the referring clinician will do meanwhile, as stated.

## Signature
The name of the referring clinician. Leave the signature as "[to be completed]".`,
}
