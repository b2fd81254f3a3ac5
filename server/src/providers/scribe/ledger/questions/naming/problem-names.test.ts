import { expect, test } from 'vitest'
import { PROBLEMS_ASKED } from './problem-names.data.ts'

test.each([
  ['blood pressure', 'hypertension', 'hypotension'],
  ['hypertension', 'high blood pressure', 'hyperlipidemia'],
  ['sugars', 'type 2 diabetes', 'sugar craving'],
  ['diabetes', 'elevated blood sugar', 'blood pressure'],
  ['cholesterol', 'hyperlipidemia', 'hypertension'],
  ['thyroid', 'hypothyroidism', 'parathyroid'],
  ['kidneys', 'chronic kidney disease', 'adrenal'],
  ['reflux', 'gastroesophageal reflux disease', 'gastritis'],
  ['heart', 'congestive heart failure', 'heartburn'],
  ['mood', 'depression', 'compression fracture'],
  ['back', 'lumbar strain', 'knee sprain'],
  ['elbow', 'medial epicondylitis', 'knee sprain'],
  ['wrist', 'carpal tunnel syndrome', 'metatarsal fracture'],
  ['foot', 'plantar fasciitis', 'carpal tunnel syndrome'],
  ['shoulder', 'rotator cuff tear', 'meniscus tear'],
  ['knee', 'meniscus tear', 'rotator cuff tear'],
  ['breathing', 'asthma', 'plasma'],
  ['rash', 'eczema', 'gastritis'],
  ['tummy', 'gastroenteritis', 'dermatitis'],
  ['urine', 'cystitis', 'cyst'],
  ['headaches', 'migraine', 'back pain'],
])('%s is asked of %s and not of %s', (asked, problem, other) => {
  const own = PROBLEMS_ASKED.filter(([of]) => of.test(asked))
  expect(own.some(([, name]) => name.test(problem))).toBe(true)
  expect(own.some(([, name]) => name.test(other))).toBe(false)
})
