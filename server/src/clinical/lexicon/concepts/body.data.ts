/** Parts of the body, what is felt in them and what is done to them. A row: `name (adjective) = other words`. */
export const BODY = `
## parts of the body
abdomen (abdominal) = stomach, belly, tummy, abdomens, gut, midsection
achilles = achilles tendon
ankle
anus (anal)
arm = arms
armpit (axillary) = underarm, axilla
back
biceps = bicep
big toe = great toe
bladder
breast = boob, boobs
buttock = bottom, bum, buttocks, butt, backside
calf = calves
cervical spine
cheek
chest
chin
collarbone = clavicle
ear
elbow
eye
eyelid = lid
face (facial)
finger = digit
flank
foot = feet
forearm
forehead
groin = inguinal
gum
hand
head
heart = cardiac
heel
hip
index finger
jaw
joint
kidney (renal) = renal, kidneys
knee = kneecap
leg = legs
lip
little finger = pinky, pinkie
liver = hepatic
low back = lower back, small of the back
lumbar spine = lumbar
lung = lungs
lymph node = lymph gland, gland
middle finger
midfoot
mouth
muscle
nail
neck = cervical, nape
nipple
nose
ovary (ovarian)
palm
pelvis (pelvic) = pelvic
penis (penile)
prostate
rectum (rectal) = back passage
rib = ribs, rib cage, ribcage
ring finger
scalp
scrotum (scrotal)
shin = shinbone
shoulder = shoulders
shoulder blade = scapula
side
sinus = sinuses
skin
sole
spine (spinal)
tailbone = coccyx
temple
testicle (testicular) = testis, testicles, ball sack
thigh = thighs
throat
thumb
thyroid
toe
toenail
tongue
tonsil = tonsils
tooth = teeth
upper arm
upper back
uterus (uterine) = womb
vagina (vaginal)
vulva (vulvar)
wrist
## what is felt there
burning = burn, burns, burning sensation, burning pain
clicking = click, clicks
cramps = cramping, cramp, crampy
discharge = drainage, oozing, leaking
edema = oedema
erythema = erythematous
injury = injured, injuries
itching = itch, itchy, itches, itchiness, pruritus
lump = bump, knot
mass
nodule
numbness = numb, asleep, loss of feeling, no feeling
pain = hurt, hurts, hurting, ache, aches, aching, achy, sore, soreness, painful, pains, discomfort, throbbing, killing me, bothering me, ached
paresthesia = pins and needles
pop = pops, popped
popping
redness = red
spasm = spasms
stiffness = stiff
swelling = swollen, swells, swelled, swell, puffy, swollen up
tenderness = tender, pain to palpation, tender to palpation, tenderness to palpation, tenderness of the palpation, point tenderness, pain on palpation
tightness = tight
tingling = tingly, tingles, tingle
twitching = twitch, twitches
warmth = warm, hot
weakness = weak, weaker
## what is done there
biopsy = biopsied
brace
ct scan = ct, cat scan, cat-scan, ct scans
exam = examination
fracture = broken, break, fractured
infection = infected
injection = shot, injections, jab
mri = mri scan, magnetic resonance imaging
replacement
scan
surgery = operation, operated, surgeries
transplant = transplantation
ultrasound = sonogram, ultrasound scan
x-ray = x-rays, xray, xrays, x ray, x rays, radiograph, film, films
`
