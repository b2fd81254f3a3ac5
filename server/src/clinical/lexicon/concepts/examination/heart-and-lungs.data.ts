/** What is heard, felt and seen of heart, vessels and lungs. A row: `name = other words`. */
export const HEART_AND_LUNGS = `
## heart and vessels
apex beat displaced = displaced apex beat, displaced apex
apical impulse normal = apex beat normal
blood pressure improved = blood pressure is better, blood pressure has improved, blood pressure improving, blood pressure came down
blood pressure normal = blood pressure good, blood pressure looks good, blood pressure is good
bounding pulses = bounding pulse
bruit
calf soft and nontender = calf is soft and nontender, calves soft and nontender, calves are soft and nontender
capillary refill delayed = delayed capillary refill, slow capillary refill, prolonged capillary refill, cap refill delayed, cap refill is slow, capillary refill more than two seconds, capillary refill over two seconds, capillary refill greater than three seconds
capillary refill normal = brisk capillary refill, normal capillary refill, capillary refill less than two seconds, good capillary refill, cap refill under two seconds, capillary refill under two seconds, cap refill less than two seconds, cap refill brisk, cap refill normal, cap refill is good, capillary refill less than three seconds, cap refill less than three seconds, capillary refill within two seconds, cap refill under three seconds
carotid bruit = carotid bruits, bruits over the carotids, bruit over the carotid
carotid pulses normal = normal carotid pulses
click = clicks
cool extremities = hands and feet cool, peripherally cool, extremities cool
cyanosis of lips = blue lips, lips blue, lips are blue, bluish lips
diastolic murmur
dorsalis pedis pulse = dorsalis pedis
elevated blood pressure = high blood pressure, blood pressure is high, blood pressure is elevated, blood pressure elevated, raised blood pressure, blood pressure running high
extra heart sounds = extra heart sound
femoral pulse = femoral pulses
gallop = gallops
heart and lungs normal = heart and lungs are good, heart and lungs sound good
heart enlarged = enlarged heart, cardiomegaly, heart is enlarged, heart is big
heart rate elevated = heart rate fast, pulse is fast, heart rate is up, pulse is up, heart going fast, heart rate high, fast heart rate, fast pulse, heart rate is high, pulse rate high, elevated heart rate
heart rate normal = normal heart rate, heart rate looks good, heart rate is good
heart sounds muffled = muffled heart sounds, distant heart sounds, heart sounds distant
heart sounds normal = heart sounds nice and clear, normal heart sounds, normal s1 s2, heart sounds good, s1 and s2 normal
irregular heart rhythm = heart irregular, heart is irregular, heartbeat irregular, heart beating irregularly, irregular rhythm, heart rhythm irregular, beating irregularly, heart sounds irregular, heartbeat is irregular
irregular pulse
irregularly irregular rhythm = irregularly irregular
jugular venous distention = jvd, neck vein distention, jugular venous distension, distended neck veins, jugular vein distention, neck veins up, veins in the neck are up, neck veins distended, neck veins are full, veins in your neck are distended, raised jvp, jvp raised, jvp is up, jugular venous pressure elevated, elevated jvp, neck veins are up
jugular venous pressure normal = jvp normal, neck veins normal, neck veins flat
low blood pressure = blood pressure low, blood pressure is low, blood pressure is on the low side, blood pressure running low
lower extremity edema = edema in the lower extremity, edema in your legs, leg edema on exam, lower extremity oedema, edema in the lower extremities
pansystolic murmur = holosystolic murmur
parasternal heave = heave
pedal edema = pedal oedema
pedal pulse = pedal pulses, foot pulse
pericardial rub = friction rub
pitting edema = pitting oedema, one plus pitting edema, pitting
popliteal pulse = popliteal pulses
posterior tibial pulse
postural drop in blood pressure = drops on standing, blood pressure drops when you stand, postural drop, orthostatic drop, blood pressure drops on standing
prolonged expiration = prolonged expiratory phase, expiratory phase prolonged
pulse regular = regular pulse, pulse is regular, pulse nice and regular
pulses absent = absent pulses, pulses impalpable, impalpable pulses
pulses diminished = diminished pulses, weak pulses, decreased pulses, pulses are weak, reduced pulses, pulses weak
pulses normal = normal pulses, good pulses, strong pulses, pulses intact, palpable pulses, pulses are good, pulses easy to feel, pulses strong, pulses palpable, pulses strong and equal, circulation good, good circulation
radial pulse
regular heart rhythm = heart regular, regular rhythm, heart rhythm regular, heart is regular, heart sounds regular, heart rhythm is regular
regular rate and rhythm = rate and rhythm regular, regular heart rate and rhythm, rrr, heart has a regular rate and rhythm, regular rhythm and rate
rub = rubs
s3 = third heart sound
s4
sacral edema
slow heart rate = heart rate slow, pulse is slow, slow pulse, heart rate is slow
systolic ejection murmur = ejection murmur
systolic murmur
thrill = palpable thrill
varicose veins visible = visible varicose veins
warm and well perfused = well perfused, warm well perfused, nice and warm with good circulation
## lungs
accessory muscle use = using accessory muscles
air entry reduced = poor air entry, air entry poor, decreased air entry, poor air movement, air entry decreased, diminished air entry
barrel chest = barrel shaped chest
basal crackles = bibasal crackles, bibasilar crackles, crackles at the bottom of both lungs, basilar crackles, bibasilar rales
belly breathing = abdominal breathing, tummy breathing
breath sounds absent = absent breath sounds, breath sounds are absent
breath sounds equal = equal breath sounds, breath sounds are equal, breath sounds symmetric, equal air entry, air entry equal, breath sounds the same on both sides
breath sounds normal = normal breath sounds, vesicular breath sounds
breath sounds present
breathing non-labored = breathing comfortably, unlabored breathing, normal respiratory effort, breathing unlabored, respirations unlabored, normal breathing, breathing normal, breathing fine
bronchial breathing = bronchial breath sounds
chest expansion normal = chest expansion equal, equal chest expansion, chest moves equally on both sides, chest rise equal
chest wall tenderness = chest tenderness, tender chest wall, tenderness over the ribs, tender ribs, ribs tender, ribs are tender
clubbing = finger clubbing
coarse breath sounds = coarse lung sounds
coarse crackles = coarse rales, coarse crepitations
crackles = rales, crackle, crepitations, creps
decreased breath sounds = diminished breath sounds, reduced air entry
dullness to percussion = dull to percussion
egophony
expiratory wheezing = expiratory wheeze, expiratory wheezes
fine crackles = fine rales, fine crepitations
good air entry = good air movement, air entry good
grunting = grunting respirations, grunting with breaths
head bobbing
increased work of breathing = work of breathing increased, labored breathing, breathing labored, laboured breathing, breathing is labored, working hard to breathe
inspiratory crackles = crackles on inspiration
lungs clear = lungs are clear, clear lungs, lungs clear to auscultation, chest clear, clear to auscultation, chest is clear, lungs sound clear, clear lung fields, lungs sound good, lungs clear bilaterally, lungs are clear bilaterally, clear to oscillation, lungs sound nice and clear, lung fields are clear, chest is nice and clear, chest sounds clear, lungs sounded clear, chest completely clear, clear breath sounds, breath sounds clear, chest fields clear, clear chest, clear on auscultation, both lungs clear, both sides of the chest clear, lungs clear to auscultation bilaterally, breath sounds clear to auscultation, clear lung sounds, lung sounds clear, breathing sounds clear
nasal flaring = nostrils flaring, flaring nostrils, nose flaring, flaring of the nostrils
percussion resonant = resonant to percussion, percussion normal
pleural rub = pleural friction rub
pursed-lip breathing = pursed lip breathing
respiratory rate normal = normal respiratory rate, breathing rate normal, breathing rate is normal, breathing rate fine
retractions = intercostal retractions, recession, subcostal recession, chest recession, drawing in of the chest, sucking in between the ribs, intercostal recession, subcostal retractions, sucking in at the ribs
rhonchi = rhonchus
shallow breathing = shallow breaths, shallow respirations
speaking in full sentences = talking in full sentences, able to speak in full sentences, able to talk in full sentences, speaks in full sentences, speaking full sentences, can talk in full sentences
stridor = stridor at rest
tachypnea = breathing fast, fast breathing, rapid breathing, breathing rate high, breathing rate fast, respiratory rate elevated
trachea midline = trachea central, windpipe central
upper airway sounds = transmitted upper airway sounds, upper airway noises
vocal resonance increased = increased vocal resonance
work of breathing normal = normal work of breathing, breathing easily, respirations easy, breathing is easy and unlabored
`
