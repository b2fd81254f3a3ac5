import type { DefaultTemplate } from '../default-template.ts'

export const PATIENT_INSTRUCTIONS: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000007',
  title: 'Patient Instructions',
  type: 'medical',
  icon: 'Lightbulb',
  description: `What We Talked About
You have had an itchy rash on your arms for one week. We think it comes from the new soap.

Your Medicines
Hydrocortisone 1% cream: put a thin layer on the rash two times a day for 7 days.
Do not put it on your face.
You told us that penicillin gives you hives.

What to Do at Home
- Stop using the new soap.
- Use a plain skin cream after each bath.
- Try not to scratch.

When to Get Help
Call us if the rash spreads, hurts or leaks fluid.
Call 911 if your lips swell or it is hard to breathe.

Next Steps
Come back in two weeks if the rash is still there.`,
  text: `Write instructions for the patient to take home, in plain language at a 6th-grade reading level. Speak to the patient as "you", in short sentences with everyday words; put an everyday word in place of a medical term, or explain the term in a few words. Use only what was said or typed; leave out a heading for which nothing was said. Give only advice that was given in the visit, without general advice of your own. Keep names and doses of medicines, numbers, sides and days exactly, and make nothing sound safer or more certain than it was said. Never add a statement of consent that was not said.

## What We Talked About
The reason for the visit and what the clinician thinks it is, in two or three sentences. If the clinician was not sure, say so.

## Your Medicines
One line for each medicine: name, how much, how often, how long and what it is for, as said. Say clearly what is new, what changed and what to stop, and repeat allergies and warnings that were mentioned.

## What to Do at Home
A list of the things that the clinician told the patient to do or not to do, one step on each line.

## When to Get Help
The warning signs that were named, and whom to call or where to go for each, as said. Do not leave any of them out.

## Next Steps
Tests, referrals and the next visit, with the date or time span as said, and who will call whom.`,
}
