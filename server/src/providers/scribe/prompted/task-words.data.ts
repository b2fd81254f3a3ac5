/** Words of a task that name no matter of the visit. */
export const TASK_WORDS = new Set(
  `a about action add after again all also an and any appointment arrange as at be before book by call
  check clinic clinician communicate complete confirm contact continue coordinate discuss doctor document
  ensure family for from get give her him his in inform into is it make new next note obtain of on or
  order our patient perform place plan please prepare prescribe provide record regarding request results
  review schedule send set start submit test tests that the their them this to up update visit with write
  you your`.split(/\s+/),
)

/** What a task and a visit may call by different words. */
export const SAME_MATTERS: readonly (readonly string[])[] = [
  [
    'follow',
    'followup',
    'follow-up',
    'return',
    'come back',
    'see you',
    'recheck',
    'check in',
    'weeks',
    'months',
  ],
  ['refer', 'referral', 'specialist', 'see a', 'see an', 'see the', 'see our', 'send you'],
  ['cardiology', 'cardiologist', 'heart'],
  ['dermatology', 'dermatologist', 'skin'],
  ['neurology', 'neurologist', 'nerve', 'brain'],
  ['orthopedics', 'orthopaedics', 'orthopedic', 'bone', 'joint', 'surgeon'],
  ['gastroenterology', 'gastroenterologist', 'stomach', 'bowel', 'colonoscopy', 'endoscopy'],
  ['psychiatry', 'psychology', 'therapist', 'counselor', 'counselling', 'mental'],
  ['physiotherapy', 'physical therapy', 'therapist', 'exercises'],
  ['lab', 'labs', 'blood', 'bloodwork', 'panel', 'cbc', 'a1c', 'urine', 'urinalysis'],
  ['x-ray', 'xray', 'radiograph', 'imaging', 'scan', 'mri', 'ct', 'ultrasound', 'film', 'picture'],
  ['ecg', 'ekg', 'electrocardiogram', 'heart tracing'],
  ['prescription', 'refill', 'medication', 'medicine', 'pills', 'tablets', 'pharmacy'],
  ['vaccine', 'vaccination', 'shot', 'immunization'],
  ['certificate', 'letter', 'form', 'paperwork', 'note'],
]
