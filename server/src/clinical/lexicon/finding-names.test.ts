import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { isKnownName, nameConcept } from '../ledger/naming/name-concept.ts'
import { examPartOf } from '../realise/places/body-systems.ts'

/** What is said of an examination or a test, and its name; a row may say which name it is not. */
const WORDS = `
## finding
glands up, swollen lymph nodes = lymphadenopathy, not cervical lymphadenopathy
glands up in your neck, neck glands up = cervical lymphadenopathy, not lymphadenopathy
tender glands = lymph node tenderness, not swollen glands
lumps under your arm = axillary lymphadenopathy, not lymphadenopathy
glands in the groin up = inguinal lymphadenopathy, not lymphadenopathy
drum looks red and bulging = tympanic membrane erythematous and bulging, not tympanic membrane bulging
drum is red, eardrum looks red = tympanic membrane erythematous, not tympanic membrane erythematous and bulging
drum looks fine, drums look healthy = ear drum normal, not ears normal
fluid behind the eardrum = fluid behind the ear drum, not ear drum normal
throat's a bit red, throat is quite red = pharyngeal erythema, not throat normal
tonsils are big = tonsillar enlargement, not tonsillar exudate
chest's nice and clear, chest sounds clear = lungs clear, not good air entry
breathing's all OK = breathing non-labored, not breath sounds normal
breath sounds normal = breath sounds normal, not breathing non-labored
bibasal crackles, bibasilar crackles = basal crackles, not crackles
poor air entry = air entry reduced, not good air entry
cap refill's under two seconds = capillary refill normal, not capillary refill delayed
cap refill is slow, capillary refill more than two seconds = capillary refill delayed, not capillary refill normal
heart's beating irregularly = irregular heart rhythm, not irregularly irregular rhythm
veins in your neck are up = jugular venous distention, not neck mass
pulses are weak = pulses diminished, not pulses normal
tummy's nice and soft = abdomen soft, not abdomen soft and nontender
belly soft and nontender = abdomen soft and nontender, not abdomen soft
calf's soft and not tender = calf soft and nontender, not calf tenderness
right iliac fossa tenderness = right lower quadrant tenderness, not abdominal tenderness
react to light = pupils equal and reactive, not pupils equal
backs of the eyes look healthy = fundi normal, not eyes normal
reflexes are brisk = reflexes brisk, not reflexes normal
ankle jerk is absent = ankle jerk absent, not reflexes absent
reflexes equal = not reflexes normal
power's normal = strength normal, not power
power's reduced, reduced power = decreased strength, not strength normal
finger to nose is spot on = finger-to-nose test normal, not nose normal
can walk on your heels and toes = heel and toe walking normal, not gait normal
moving all four limbs = moving all four limbs, not range of motion
spurling's negative = spurling's test, not cervical lymphadenopathy
posterior drawer test = posterior drawer test, not ankle anterior drawer test
tender along the inner joint line = medial joint line tenderness, not joint line tenderness
tenderness along the joint line = joint line tenderness, not medial joint line tenderness
skin around it is red and warm = surrounding erythema and warmth, not surrounding erythema
rash blanches = blanching rash, not nonblanching rash
mole looks fine = mole normal, not benign-appearing mole
neck of the womb looks healthy = cervix normal, not neck normal
womb is normal size = uterus normal size, not uterus enlarged
soft spot is flat = fontanelle flat, not fontanelle bulging
soft spot is bulging = fontanelle bulging, not fontanelle flat
good eye contact = eye contact good, not eyes normal
not feeling well = not feels well
## result
liver's fine = liver normal, not liver function tests normal
bloods came back fine, blood work was normal = labs normal, not labs
white cells are up, white count is high = elevated white blood cell count, not white blood cell count
sugars are up, blood sugar's a bit high = elevated blood glucose, not blood glucose
iron's low = low iron level, not iron studies
vitamin D came back low = low vitamin d, not vitamin d
crp's raised = elevated c-reactive protein, not c-reactive protein
potassium's down = low potassium, not potassium
kidney function is normal, kidneys working well = kidney function normal, not kidneys normal
kidney function's off = kidney function abnormal, not kidney function normal
thyroid's underactive = hypothyroidism, not hyperthyroidism
heart tracing was fine = electrocardiogram normal, not heart tracing
smear came back normal = pap smear normal, not pap smear
water sample clear = urinalysis normal, not urine sample
urine shows infection = urinalysis positive for infection, not urinary tract infection
x-ray, everything normal = x-ray normal, not x-ray
x-ray didn't show a break = fracture, not x-ray
good cholesterol = hdl, not cholesterol level normal
swab was negative = swab negative, not strep test negative
white cells are not up = not elevated white blood cell count
weight's up = not elevated weight
lipids are high = not elevated lipid panel
## symptom
blood sugar up = not blood glucose normal
## plan
water sample = urine sample, not water
heart trace = electrocardiogram, not heart
nerve tests = nerve conduction study, not nerve
overnight sleep study = sleep study, not overnight oximetry
internal scan = transvaginal ultrasound, not imaging
`

let kind = ''
const rows = WORDS.trim()
  .split('\n')
  .flatMap((line) => {
    if (line.startsWith('## ')) kind = line.slice(3)
    const [, words = '', name, other = ''] = /^(.+) = (?:(.+), )?not (.+)$/.exec(line) ?? []
    const said = line.startsWith('x-ray, ') ? [words] : words.split(', ')
    return said.map((one) => [kind as FactKind, one, name, other] as const)
  })
  .filter(([, said]) => said !== '')

test.each(rows)('%s: "%s" is %s, not %s', (of, said, name, other) => {
  expect(nameConcept(of, said)).not.toBe(other)
  if (name !== undefined) expect(nameConcept(of, said)).toBe(name)
})

test.each<[FactKind, string, boolean]>([
  ['result', 'white cells are up', true],
  ['finding', 'heart rate is up', true],
  ['symptom', 'white cells are up', false],
  ['finding', 'mood is up', false],
  ['result', 'mri high', false],
])('%s "%s" has a name: %s', (of, said, isKnown) => {
  expect(isKnownName(of, said)).toBe(isKnown)
})

test.each([
  ['pharyngeal erythema', 'Ears, nose and throat'],
  ['finger-to-nose test normal', 'Neurological'],
  ['nasal flaring', 'Lungs'],
  ['nasal septum midline', 'Ears, nose and throat'],
  ['eye contact good', 'Psychiatric'],
  ['red reflex present', 'Eyes'],
  ['fontanelle flat', 'Head'],
  ['well hydrated', 'General'],
  ['apex beat displaced', 'Heart'],
  ['organomegaly', 'Abdomen'],
  ['cervical os closed', 'Genitourinary'],
  ['moving all four limbs', 'Neurological'],
  ['induration', 'Skin'],
  ['warm and well perfused', 'Extremities'],
  ['painful arc', 'Musculoskeletal'],
])('%s is of %s', (name, part) => {
  expect(examPartOf(name)).toBe(part)
})
