/** What an examination shows. A row: `name = other words`. */
export const EXAMINATION = `
## general
acute distress = distress, apparent distress
alert and oriented = oriented times three, oriented x3, alert and oriented times three, a&o x3
altered mental status = altered mentation, altered sensorium
decreased level of consciousness = decreased consciousness
nontoxic
physical exam normal = normal exam, normal examination, exam normal, exam is normal, general examination normal, exam unremarkable, physical examination otherwise is normal, exam looks good, rest of your exam is normal
vital signs normal = vital signs look great, vitals normal, normal vitals, vitals look good, vital signs good, vital signs look good, vitals are normal, vitals are stable, vital signs stable, vitals good, vitals stable, vital signs are stable, vital signs are normal, vital signs look fine
well appearing = looks well, well-appearing
well developed
well groomed = well-groomed
well nourished
## heart and vessels
blood pressure normal = blood pressure good, blood pressure looks good, blood pressure is good
bruit
capillary refill normal = brisk capillary refill, normal capillary refill, capillary refill less than two seconds, good capillary refill
carotid bruit = carotid bruits, bruits over the carotids, bruit over the carotid
click = clicks
diastolic murmur
dorsalis pedis pulse = dorsalis pedis
elevated blood pressure = high blood pressure, blood pressure is high, blood pressure is elevated, blood pressure elevated, raised blood pressure, blood pressure running high
extra heart sounds = extra heart sound
gallop = gallops
heart and lungs normal = heart and lungs are good, heart and lungs sound good
heart rate normal = normal heart rate, heart rate looks good, heart rate is good
heart sounds normal = heart sounds nice and clear, normal heart sounds, normal s1 s2, heart sounds good, s1 and s2 normal
irregular pulse
irregularly irregular rhythm = irregularly irregular
jugular venous distention = jvd, neck vein distention, jugular venous distension, distended neck veins, jugular vein distention
lower extremity edema = edema in the lower extremity, edema in your legs, leg edema on exam, lower extremity oedema, edema in the lower extremities
pedal edema = pedal oedema
pedal pulse = pedal pulses, foot pulse
pericardial rub = friction rub
pitting edema = pitting oedema, one plus pitting edema, pitting
posterior tibial pulse
pulses normal = normal pulses, good pulses, strong pulses, pulses intact, palpable pulses, pulses are good
radial pulse
regular heart rhythm = heart regular, regular rhythm, heart rhythm regular, heart is regular, heart sounds regular, heart rhythm is regular
regular rate and rhythm = rate and rhythm regular, regular heart rate and rhythm, rrr, heart has a regular rate and rhythm, regular rhythm and rate
rub = rubs
s3 = third heart sound
s4
systolic ejection murmur = ejection murmur
systolic murmur
## lungs
accessory muscle use = using accessory muscles
breathing non-labored = breathing comfortably, unlabored breathing, normal respiratory effort, breathing unlabored, respirations unlabored, normal breathing
clubbing = finger clubbing
crackles = rales, crackle, crepitations, creps
decreased breath sounds = diminished breath sounds, reduced air entry
dullness to percussion = dull to percussion
expiratory wheezing = expiratory wheeze, expiratory wheezes
fine crackles = fine rales, fine crepitations
good air entry = good air movement, air entry good
lungs clear = lungs are clear, clear lungs, lungs clear to auscultation, chest clear, clear to auscultation, chest is clear, lungs sound clear, clear lung fields, lungs sound good, lungs clear bilaterally, lungs are clear bilaterally, clear to oscillation, lungs sound nice and clear, lung fields are clear
retractions = intercostal retractions
rhonchi = rhonchus
## abdomen
abdomen distended = abdominal distention, distended abdomen, distention, distension, abdomen is distended
abdomen nondistended = nondistended, non-distended
abdomen nontender = nontender abdomen
abdomen soft = soft abdomen, belly soft, belly is soft, abdomen is soft, tummy soft, soft belly
abdominal mass = mass in the abdomen
abdominal tenderness = tender abdomen, belly tenderness, tenderness in the abdomen, abdomen tender, tender belly, tenderness to the abdomen, tender tummy
ascites = fluid in the abdomen, fluid in the belly
bowel sounds normal = normal bowel sounds, good bowel sounds
bowel sounds present = bowel sounds in all four quadrants, active bowel sounds, bowel sounds
cva tenderness = costovertebral angle tenderness, cva, cda tenderness, tenderness around the cva
epigastric tenderness
flank tenderness
guarding
hepatomegaly = enlarged liver, liver enlargement, liver is enlarged, enlargement of the liver
hepatosplenomegaly
mcburney's point tenderness = mcburney's sign
murphy's sign = murphy sign, positive murphy's
peritoneal signs = peritoneal sign
peritonitis
rebound = rebound tenderness
right upper quadrant tenderness
suprapubic tenderness
## head and neck
axillary lymphadenopathy = enlarged lymph nodes in the armpit
cervical lymphadenopathy = cervical adenopathy, enlarged neck glands, enlarged lymph nodes in the neck, swollen neck glands, neck lymphadenopathy
conjunctival pallor = pale conjunctiva
dry mucous membranes = mucous membranes dry
ear drum normal = tympanic membranes normal, tympanic membranes clear, eardrums normal, tms clear, tympanic membrane intact
extraocular movements intact = extraocular movements are intact, eye movements normal, eoms intact
exudate = exudates
inguinal lymphadenopathy = enlarged lymph nodes in the groin
lymphadenopathy = adenopathy, lymphadenopathies, enlarged nodes
moist mucous membranes = mucous membranes moist, mucous membranes normal
nasal turbinate swelling = swollen turbinates
neck supple = supple neck
nystagmus
papilledema = papilloedema, optic disc swelling
pharyngeal erythema = red throat, throat is red, erythema of the throat, throat erythema
pupils equal
pupils equal and reactive = perrla, pupils equal round and reactive, pupils normal
sinus tenderness = tenderness over the sinuses
throat normal = throat clear, oropharynx clear, throat looks normal, throat is clear, throat looks fine, throat looks good
thyroid enlargement = thyromegaly, enlarged thyroid gland, thyroid enlarged, enlarged thyroid
tonsillar exudate = tonsillar exudates, pus on the tonsils, white spots on the tonsils
uvula midline
## nerves and mind
babinski sign = positive babinski
cranial nerves intact = cranial nerves normal, cranial nerves ii through xii intact
decreased strength = reduced strength
deep tendon reflexes = dtrs
focal neurologic deficit = focal deficit, neurological deficit, focal neurological deficit, neurologic deficit
gait normal = normal gait, steady gait, gait steady, gait is normal
hoffmann sign
motor intact = motor function intact, motor exam normal
neurologic exam normal = neurological exam normal, neuro exam normal, neurologically intact, neuro exam intact, nonfocal, neurological examination normal
phalen's sign = phalen's test, positive phalen's
pronator drift
reflexes normal = normal reflexes, good reflexes, reflexes good, reflexes are normal, reflexes intact, symmetric reflexes
romberg sign = romberg, positive romberg
sensation intact = sensation normal, normal sensation, sensation is intact, intact sensation, sensory intact, intact to light touch, sensation is intact to light touch, sensation intact to light touch
speech clear = speech normal
spurling's test = spurling's maneuver, spurling's sign, spurling test
straight leg raise = straight leg raise test, straight leg test, positive straight leg raise, straight leg raising
strength normal = normal strength, full strength, strength five out of five, good strength, strength is good, muscle strength good, strength intact, 5/5 strength
tinel's sign = tinel sign, positive tinel's
## joints and spine
anterior drawer test = anterior drawer
bony tenderness = bone tenderness
calf tenderness = tender calf
crepitus = grinding, grating
decreased range of motion = reduced range of motion, limited range of motion on exam, restricted range of motion
deformity = deformities
drawer test = drawer sign
effusion
empty can test
finkelstein test = finkelstein's test
full range of motion = normal range of motion, good range of motion, range of motion normal, range of motion good, range of motion is normal
hawkins test = hawkins sign
hematoma = haematoma, collection of blood
homans sign = homan's sign, homans' sign
joint effusion = fluid on the joint
knee effusion = fluid on the knee, effusion of the knee, water on the knee, effusion in the knee
lachman test = lachman's, lachman's test, lachman
laxity = joint laxity
lumbar paraspinal tenderness = paraspinal tenderness, paraspinal muscle tenderness, paravertebral tenderness
lumbar spine tenderness
mcmurray test = mcmurray's test, mcmurray's, mcmurray
midline tenderness = midline spine tenderness
neer test = neer's test
pain with motion = pain with movement, pain with range of motion, pain on movement, hurts to move
patellar grind test
piano key test
posterior drawer test
snuffbox tenderness
spinal tenderness
valgus stress test = valgus stress
varus stress test = varus stress
## skin
erythema = erythematous
granulation tissue = hypergranulation tissue
incision well healed = incisions well healed, incision healing well, incision looks good, healed incision
infection signs = signs of infection, sign of infection, infected looking
lesion suspicious = suspicious lesion, suspicious mole, suspicious moles
petechiae
plaque = plaques
purulent discharge = pus drainage, purulent drainage, purulence
scaly erythematous plaques
scaly plaques
skin intact = skin is intact
skin turgor decreased = poor skin turgor
ulceration = ulcerated, ulcer
vesicles = vesicular rash
## breast and pelvis
adnexal tenderness
breasts normal = normal breast exam, breast exam normal
cervical motion tenderness
cervix normal = normal cervix
pelvic exam normal = normal pelvic exam
prostate enlarged = enlarged prostate on exam, enlarged prostate, prostate enlargement
`
