import type { DefaultTemplate } from '../default-template.ts'

export const THERAPY_PROGRESS_DAP: DefaultTemplate = {
  id: '00000000-0000-7000-8000-000000000015',
  title: 'Therapy Progress (DAP)',
  type: 'mental-health',
  icon: 'Target',
  description: `Data
Client reports two panic attacks this week, down from five. Used the breathing exercise both times. Went to the store alone once. "I was shaking, but I stayed." Takes escitalopram 10 mg daily, missed one dose. Worked on the fear ladder in session.

Risk
Self-harm: Denies thoughts of self-harm or suicide.
Harm to others: Not discussed
Protective factors: sister calls every day.

Assessment
Therapist sees progress with exposure; avoidance of crowds continues.

Plan
Go to the store alone twice before the next session. Keep the panic log. Next session in one week.`,
  text: `Write a DAP progress note of a therapy session in brief, neutral sentences. Use only what was said or typed; write "Not discussed" under a heading for which nothing was said. Record what the treatment needs and leave out private detail about other people. Quote the client's own words where feeling or risk is at stake. Keep drug names, doses, scores, numbers and time spans exactly. Write "denies" only if the question was answered with no; what was not asked is never denied, normal or absent. Never add a statement of consent that was not said.

## Data
What the client reported since the last session and what was observed and done in this one: mood, symptoms, events, homework, medication and side effects, scores, topics, interventions and the client's response.

## Risk
One line each for Self-harm, Harm to others and Protective factors, with thoughts, plan, intent, means and changes in the safety plan exactly as said; write "Not discussed" on each line about which nothing was said. Never soften, summarize away, grade or invent risk, and give a level of risk only if the therapist stated it.

## Assessment
The therapist's stated view of progress toward goals, obstacles and diagnosis. Do not interpret beyond it.

## Plan
Homework, focus of the next session, changes to treatment, referrals and coordination, what to do in a crisis, and the next appointment as said.`,
}
