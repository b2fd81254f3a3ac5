/** An invented visit; the people in it do not exist. */
export const PATIENTS = ['Marta Example', 'Jon Sample', 'Ines Placeholder']

export const TRANSCRIPT = [
  'Good morning. What brings you in today?',
  'I have had a sore throat for four days, and it hurts to swallow.',
  'Any fever, cough or trouble breathing?',
  'Fever up to 38.6 two days ago. No cough, and breathing is fine.',
  'Are you allergic to anything? Do you take any medicines?',
  'Penicillin gives me a rash. I take lisinopril, ten milligrams, every morning.',
  'I will do a throat swab now. Drink plenty, paracetamol for the pain, and come back in three days if it is not better.',
].join('\n')

export const NOTE = `
<h2>Subjective</h2>
<p>Sore throat for four days with pain on swallowing. Fever up to 38.6 °C two days ago. No cough, no shortness of breath.</p>
<p><strong>Allergies:</strong> penicillin (rash). <strong>Medicines:</strong> lisinopril 10 mg every morning.</p>
<h2>Objective</h2>
<p>Throat swab taken today; result pending.</p>
<h2>Assessment</h2>
<p>Acute sore throat with fever.</p>
<h2>Plan</h2>
<ul>
<li>Fluids, and paracetamol for the pain.</li>
<li>Come back in three days if it is not better.</li>
</ul>`

export const TASKS = [
  ['Send the throat swab to the laboratory', 'Order', 'pending', 0],
  ['Call with the result of the swab', 'Communicate', 'in-progress', 0],
  ['Record the penicillin allergy in the chart', 'Document', 'completed', 0],
  ['Book a follow-up in three days', 'Coordinate', 'pending', 0],
  ['Renew the lisinopril prescription', 'Action', 'pending', 1],
] as const
