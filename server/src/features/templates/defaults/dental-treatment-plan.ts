import type { DefaultTemplate } from '../default-template.ts'

export const DENTAL_TREATMENT_PLAN: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000011',
  title: 'Dental Treatment Plan',
  type: 'dental',
  icon: 'Sparkles',
  description: `Diagnosis
Tooth 19: deep decay with irreversible pulpitis. Tooth 3: fractured filling.

Medical Considerations
Takes apixaban 5 mg twice daily. Amoxicillin: rash.

Recommended Treatment
1. Tooth 19: root canal treatment, then a crown.
2. Tooth 3: replace the filling.

Alternatives Discussed
Tooth 19: extraction with or without an implant. Tooth 3: onlay.

Benefits and Risks Discussed
Tooth 19: relief of pain and keeping the tooth; the root canal may fail and need retreatment.

Anesthesia and Medication
Local anesthesia. Acetaminophen 500 mg for pain after the visit.

Costs and Insurance
Estimate to be sent by the front desk. No amount was named.

Patient's Questions and Decision
Asked whether the crown can wait. Wants to start with tooth 19 and to think about tooth 3.

Follow-up
Root canal visit next week. Call for swelling or fever.`,
  text: `Write a dental treatment plan that the patient and the team can follow. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Write tooth numbers, surfaces and quadrants exactly as said: never convert between numbering systems, and never add a tooth, surface, material or step that was not named. Keep what was only considered apart from what was decided. Keep drug names, doses, amounts of money and negatives exactly. Never add a statement of consent that was not said.

## Diagnosis
The stated diagnosis for each tooth or region, with its certainty.

## Medical Considerations
Conditions, medication with doses, allergies with reactions and precautions that were said to matter for the treatment.

## Recommended Treatment
A numbered list in the stated order of treatment, each step with tooth, procedure, material and visit as said. Give priority or urgency only if it was stated.

## Alternatives Discussed
Other options that were mentioned for each tooth, including no treatment, with the reasons that were given.

## Benefits and Risks Discussed
Only benefits, risks and outlook that were explained aloud, for each treatment. Never complete the list from general knowledge.

## Anesthesia and Medication
Planned anesthesia or sedation, and prescriptions with dose, frequency and duration.

## Costs and Insurance
Amounts, coverage and payment as stated. Never estimate an amount.

## Patient's Questions and Decision
What the patient asked, accepted, declined or put off, in the patient's own words as far as possible. Silence is not agreement.

## Follow-up
Next visit, its purpose, preparation or care at home, and the warning signs that were named.`,
}
