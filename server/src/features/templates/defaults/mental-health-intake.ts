import type { DefaultTemplate } from '../default-template.ts'

export const MENTAL_HEALTH_INTAKE: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000014',
  title: 'Mental Health Intake',
  type: 'mental-health',
  icon: 'Brain',
  description: `Presenting Concern
"I can't get out of bed anymore."

History of Present Concern
Low mood most days for three months, since losing a job. Poor sleep, less appetite, cannot concentrate. Anxious in the mornings. Denies panic attacks.

Psychiatric History
One episode of depression ten years ago, treated with sertraline, which helped. No hospital stay.

Substance Use
Two glasses of wine most evenings. Denies drugs.

Medical History and Medications
Hypothyroidism. Levothyroxine 75 mcg daily. No known drug allergies.

Family History
Mother had depression.

Personal and Social History
Lives with partner and one child. Worked in retail. Money is tight.

Mental Status Examination
Tired, tearful at times. Speech slow. Mood "empty". No hallucinations reported.

Risk
Self-harm: "Sometimes I think they would be better off without me," in the last two weeks. Denies a plan and intent. No earlier attempt.
Harm to others: Denies.
Protective factors: child, partner, wants help.
Safety plan: agreed to call 988 or the clinic if the thoughts get stronger.

Assessment
Major depressive disorder, recurrent, moderate.

Plan
Restart sertraline 50 mg daily. Weekly therapy. Cut down on alcohol. Next visit in one week.`,
  text: `Write a mental health intake note in respectful, neutral sentences. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Quote the patient's own words where feeling or risk is at stake. Keep drug names, doses, amounts, numbers and time spans exactly. Write "denies" only if the question was answered with no; what was not asked is never denied, normal or absent. Do not infer a diagnosis, motive or past event. Never add a statement of consent that was not said.

## Presenting Concern
Why the patient comes now, in the patient's words in quotation marks where they were clear. Add who referred or came along if mentioned.

## History of Present Concern
Onset, triggers, course, severity, effect on daily life, and symptoms of mood, anxiety, sleep, appetite, energy and thinking, both reported and denied.

## Psychiatric History
Earlier episodes, diagnoses, therapy, medication with its effect, and hospital stays, as stated. Put earlier self-harm and suicide attempts under Risk.

## Substance Use
Alcohol, tobacco, drugs and misused medication, with amount, frequency and last use as said.

## Medical History and Medications
Conditions, current medication with doses and how it is really taken, side effects, and allergies with reactions.

## Family History
Mental illness, substance use and suicide among relatives, as stated.

## Personal and Social History
Childhood, relationships, living situation, work or school, legal matters, trauma, culture, faith and supports, only as far as the patient told of them.

## Mental Status Examination
Appearance, behavior, speech, mood, affect, thought, perception, cognition, insight and judgment, only those that the clinician stated or the patient described.

## Risk
One line each for Self-harm, Harm to others, Protective factors and Safety plan, with thoughts, plan, intent, means and past attempts exactly as said; write "Not discussed" on each line about which nothing was said. Never soften, summarize away, grade or invent risk, and give a level of risk only if the clinician stated it.

## Assessment
The clinician's stated impression or diagnoses, with differentials and certainty.

## Plan
Therapy, medication with doses, referrals, coordination, next visit, and what to do in a crisis, as stated.`,
}
