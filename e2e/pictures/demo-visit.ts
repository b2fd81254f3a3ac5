/** An invented visit; the people in it do not exist. */
export const PATIENTS = ['Marta Example', 'Jon Sample', 'Ines Placeholder']

export const TRANSCRIPT = [
  'Good morning. What brings you in today?',
  'I have had a sore throat for four days, and it hurts to swallow.',
  'Any fever, cough or trouble breathing?',
  'Fever up to 38.6 two days ago. No cough, and breathing is fine.',
  'Are you allergic to anything? Do you take any medicines?',
  'Penicillin gives me a rash. I take lisinopril, ten milligrams, every morning.',
  'Your throat is red, and your lungs are clear. I think this is a viral infection.',
  'I will do a throat swab now. Drink plenty, paracetamol for the pain, and come back in three days if it is not better.',
].join('\n')

export const TASKS = [
  ['Send the throat swab to the laboratory', 'Order', 'pending', 0],
  ['Call with the result of the swab', 'Communicate', 'in-progress', 0],
  ['Record the penicillin allergy in the chart', 'Document', 'completed', 0],
  ['Book a follow-up in three days', 'Coordinate', 'pending', 0],
  ['Renew the lisinopril prescription', 'Action', 'pending', 1],
] as const
