/** What patients feel or notice in general and in their organs. A row: `name = other words`. */
export const SYMPTOMS_OF_ORGANS = `
## general
bleeding = bleeds, bleed, hemorrhage, haemorrhage
body aches = aches and pains, body ache, aching all over, achy all over, body pains, ache all over, sore all over, body hurts all over
bruising = bruises, black and blue
burning = burning sensation, burning pain, burning feeling
chills = chill, the chills, shivering, shivers, shivery
cold intolerance = always cold, can't stand the cold, sensitive to cold
cold sweats = cold sweat
cold-like symptoms = cold like symptoms, cold symptoms, symptoms of a cold
daytime sleepiness = sleepy during the day, falling asleep during the day, daytime somnolence, excessive daytime sleepiness, trouble staying awake
decreased appetite = loss of appetite, poor appetite, no appetite, not hungry, off my food, appetite is down, don't feel like eating, not eating much, not eating, reduced appetite, lost my appetite, appetite loss, off food, less appetite, anorexia, not eating well, not eating a lot, appetite has been down, appetite is decreased, decreased food intake
easy bruising = bruise easily, bruising easily, bruises easily
excessive sweating = sweat a lot, sweating a lot
excessive thirst = always thirsty, thirsty all the time, increased thirst, polydipsia
falls = fall, fallen, fell, falling, fell down, fallen over, had a fall, took a fall, falling over
fatigue = tired, tiredness, exhausted, exhaustion, no energy, low energy, lack of energy, run down, worn out, wiped out, fatigued, tired all the time, shattered, knackered, drained, sluggish, sluggishness, feeling tired, feel tired, lacking energy, tired out, energy is low, out of energy
feeling cold = feel cold
feeling hot = feel hot, feeling warm, hot and bothered
feeling hot and cold = hot and cold
feeling sick = feel sick, felt sick, really sick, pretty sick, sick
feels better = feeling better, feel better, getting better
feels well = feeling well, feel well, feeling good, feeling fine, feel fine, feel good, doing well, feels good, feels fine, otherwise well, fit and well, otherwise fit and well, normally fit and well, generally fit and well, fit and healthy
fever = fevers, febrile, feverish, a temperature, temperature, high temperature, running a temperature, running a fever, burning up, pyrexia, spiking a fever, had a temperature
flu-like symptoms = flu symptoms, like i have the flu, fluey, flu like
frequent falls
generalized weakness = weak all over, general weakness, weakness all over, generalised weakness
heat intolerance = can't stand the heat, always hot, sensitive to heat
high fever
hot flashes = hot flushes, hot flash, hot flush, hot flashes at night
increased appetite = always hungry, hungry all the time, eating more, polyphagia, more hungry
inflammation = inflamed
lethargy = lethargic
low-grade fever = low grade fever
lump = lumps, bump, bumps, knot
malaise = feeling unwell, feel unwell, feeling poorly, under the weather, feel lousy, feel rotten, not feeling well, feel awful, feeling rough, feel crummy, not feeling right, off color, off colour, generally unwell
medication side effects = side effects, side effect, adverse effects
near falls = going to fall, gonna fall, about to fall, nearly fell, almost fell, nearly fall, almost fall, feel like falling
neck lumps = lumps in the neck
night sweats = sweating at night, night sweat, wake up drenched, drenching sweats, waking up sweaty, wake up soaked
normal appetite = good appetite, appetite normal, eating well, appetite is good, appetite is fine, eating and drinking well, appetite is well-maintained, eating as normal, eating normally, eating and drinking normally, eating and drinking ok, eating and drinking okay, appetite is okay, eating fine
pain = hurts, hurting, ache, aches, aching, soreness, sore, discomfort, painful, hurt, achiness, achy
pallor = pale, looking pale, looks pale, pale skin
rigors = shaking chills, shakes and chills, rigor
sickness
sweating = sweats, sweaty, diaphoresis, perspiring, perspiration, breaking out in a sweat, clammy
swelling = swollen, swelled up, puffy, puffiness, swells, swells up
swollen glands = swollen lymph nodes, swollen lymph node, swollen glands in the neck, glands are up, enlarged lymph nodes, lymph node swelling
thirst = thirsty, very thirsty
unintentional weight loss
weakness = weak, feeling weak, loss of strength
weight change = change in weight, changes in weight, unintentional weight change
weight gain = gained weight, gaining weight, put on weight, putting on weight, weight has gone up, put on some weight, weight is up, gained some weight
weight loss = lost weight, losing weight, weight is down, dropped weight, lost some weight, weight has gone down, clothes are looser, dropping weight
## heart and breathing
ankle edema
ankle swelling = swollen ankles, puffy ankles, swelling in my ankles, swollen ankle, ankles swell
chest congestion = chesty, congestion in the chest, chest is congested
chest pain = chest pains, chest discomfort, chest hurts, pains in the chest, aching chest, pain across the chest, chest ache, chest is hurting
chest pressure = pressure in the chest, heaviness in the chest, chest heaviness, elephant on my chest, weight on my chest, squeezing in the chest
chest tightness = tight chest, tightness in the chest, chest feels tight, tightness of the chest
claudication symptoms = calf pain when walking, calf pain on walking
collapse = collapsed
cough = coughing, coughs, coughed, tickly cough, hacking cough, nagging cough, coughing a lot, persistent cough
crushing chest pain
cyanosis = blue lips, turning blue, lips turning blue
dry cough = nonproductive cough, non-productive cough, unproductive cough
edema = oedema
elevated blood pressure = blood pressure is high, raised blood pressure, blood pressure was high
exertional chest pain = chest pain with exertion, chest pain on exertion, chest pain when walking
exertional dyspnea = shortness of breath with exertion, short of breath with exertion, shortness of breath on exertion, out of breath walking, breathless on exertion, winded going up stairs, short of breath when walking, out of breath going up stairs, dyspnea on exertion, short of breath walking up stairs, exertional shortness of breath, winded with activity
fluid retention = holding on to fluid, retaining fluid, retaining water, water retention, holding water, holding onto fluid, holding fluid
foot swelling = swollen feet, swelling in my feet, puffy feet, swollen foot, feet swell
hand swelling = swollen hands, swelling in my hands, puffy hands, swollen hand
hemoptysis = coughing up blood, coughing blood, blood in sputum, blood in my phlegm, cough up blood, spitting up blood, bringing up blood when i cough, blood in the phlegm
hyperventilation = hyperventilating
leg edema = leg oedema
leg swelling = swollen legs, swelling in my legs, legs swell, swelling of the legs, lower extremity swelling, swollen leg
mucus = mucous
near syncope = presyncope, almost passed out, nearly fainted, almost fainted, felt faint, feeling faint, about to pass out, near-syncope, feel faint, feel like fainting, feeling like fainting, feel like passing out, going to faint, going to pass out, like i am going to faint
orthopnea = problems lying flat, problems laying flat, trouble laying flat, lay flat at night, sleeping while laying flat, can't lie flat, trouble lying flat, difficulty lying flat, sleep propped up, sleeping on pillows, sleep sitting up, trouble breathing lying down, orthopnoea, breathless lying down, short of breath lying down, short of breath lying flat, can't breathe lying down, propped up in bed, prop myself up in bed
palpitations = heart racing, racing heart, heart fluttering, heart flutters, fluttering in my chest, heart skipping beats, pounding heart, heart pounding, heart skips a beat, heart beating fast, palpitation, heart going fast, thumping heart, flutter in the chest, fluttering, palpitating, heart palpitating, heartbeat racing, heart beating a bit faster, skipped heartbeat, skipped heartbeats, skipped beats, heart skips beats, funny heartbeats, heart thumping, heart going like the clappers, heart beating faster, heart pounding so fast
paroxysmal nocturnal dyspnea = waking up short of breath, wake up gasping, waking at night short of breath, wake up short of breath, pnd
pleuritic chest pain = hurts when i breathe in, pain when breathing in, pain with deep breath, hurts to breathe, pain with breathing, hurts to take a deep breath, pleuritic pain, sharp pain when breathing
productive cough = coughing up phlegm, cough with phlegm, wet cough, chesty cough, coughing stuff up, bringing up phlegm, cough productive, coughing up mucus, coughing up sputum, coughing up stuff
rapid breathing = breathing fast, fast breathing, tachypnea, tachypnoea, breathing a little fast
shortness of breath = short of breath, dyspnea, dyspnoea, trouble breathing, difficulty breathing, hard to breathe, can't catch my breath, breathlessness, breathless, out of breath, winded, can't breathe, hard time breathing, problems breathing, breathing difficulty, breathing difficulties, breathing problems, can't get enough air, catching my breath, labored breathing, struggling to breathe, sob, catch my breath, difficulty in breathing, trouble catching my breath, breathing trouble, short of breathe, unable to catch my breath, out of puff, out of breath easily
sputum = phlegm, sputum production, phlegm in throat, mucky phlegm, mucky flem, bringing up mucus
stridor = noisy breathing in
syncope = passed out, fainted, passing out, fainting, blacked out, blackout, blackouts, faint, fainting spell, blacking out, pass out, fainting spells
wheezing = wheeze, wheezes, wheezy, whistling when i breathe, whistling sound when breathing
## ear, nose, throat, mouth
altered taste = taste changes
bad breath = halitosis
blocked ears = ears blocked, ear feels blocked, clogged ears, ears plugged, plugged ears, ear feels plugged, blocked ear
dry mouth = cotton mouth
dysphagia = trouble swallowing, difficulty swallowing, hard to swallow, food getting stuck, food gets stuck, food sticking, difficulty in swallowing, can't swallow, problems swallowing, swallowing difficulty, food sticking in throat
ear discharge = ear drainage, fluid from the ear, draining ear, otorrhea, stuff coming out of my ear, runny ear, gunk from the ear, discharge from the ear, discharge coming from your ears, discharge coming out of your ears
ear fullness = ears feel full, ear pressure
ear pain = earache, ear ache, ears hurt, otalgia, sore ear, ear hurts, ear aches
ear popping = ears popping
ear tugging = pulling at his ears, tugging at her ears
epistaxis = nosebleed, nosebleeds, nose bleed, bloody nose, nose bleeds, bleeding from the nose
facial pain = face pain, face hurts
facial pressure
facial swelling = swollen face, face swelling, puffy face, swelling of the face, face swelled up
globus sensation = lump in my throat, lump in the throat, globus, something stuck in my throat
hearing difficulty = trouble hearing, can't hear, can't hear well, hearing problems, reduced hearing, muffled hearing, hearing trouble, decreased hearing, difficulty hearing, hearing is muffled
hoarseness = hoarse, hoarse voice, raspy voice, croaky voice, voice is hoarse, croaky
jaw pain = jaw hurts, pain in the jaw
lip swelling = swollen lips, lips swelling up, swollen lip
loss of smell = can't smell, anosmia, lost my sense of smell, lost sense of smell, no sense of smell
loss of taste = can't taste, lost my sense of taste, no taste, ageusia, lost sense of taste
loss of voice = lost my voice, voice loss
mouth sores = sores in my mouth, oral ulcers, sore mouth, ulcers in my mouth, oral ulcer, sores in the mouth
nasal congestion = stuffy nose, congestion, blocked nose, stuffed up, congested, bunged up nose, nose is blocked, nasal stuffiness, stuffiness, stuffy, nasal blockage, can't breathe through my nose, nose stuffed up, nose stuffed, stuffed nose
odynophagia = painful swallowing, hurts to swallow, hurts when i swallow, pain on swallowing, pain with swallowing, pain when swallowing
postnasal drip = post-nasal drip, drainage down the back of my throat, drain down the back of my throat, draining down the back of my throat, mucus dripping down my throat, post nasal drip, nasal drip
rhinorrhea = runny nose, nose running, drippy nose, nose is running, snotty nose, rhinorrhoea, snotty, nasal discharge, runny noses, sniffles, nose runs, nasal drainage
sinus congestion
sinus pain
sinus pressure
sneezing = sneeze, sneezes
snoring = snore, snores
sore throat = throat hurts, throat pain, scratchy throat, throat sore, raw throat, painful throat, throat is sore, throat has been sore
throat clearing = clearing my throat
throat closing = throat closing up
throat irritation = irritated throat
throat swelling = swollen throat
throat tightness
tinnitus = ringing in my ears, ringing in the ears, ears ringing, buzzing in my ears, ringing in the ear, ears are ringing, ringing ears, buzzing in the ear, ringing in your ears
tongue swelling = swollen tongue
toothache = tooth ache, tooth pain, teeth hurt, tooth hurts, dental pain
voice changes
## eye
blurred vision = blurry vision, vision is blurry, blurry, fuzzy vision, vision blurred, blurred eyesight, blurry eyes, vision is blurred, hazy vision
diplopia = double vision, seeing double
eye discharge = gunky eyes, sticky eyes, goopy eyes, crusty eyes, discharge from the eye, matter in the eye, sticky eye
eye pain = eye hurts, sore eye, pain in the eye, eyes hurt, sore eyes
eye redness = red eye, red eyes, bloodshot eyes, redness of the eye, bloodshot eye
eyelid swelling = swollen eyelid, puffy eyelids, puffy eyes, swollen eyes
flashing lights = flashes of light, flashes in my vision, photopsia, seeing flashes
floaters = floaters in my vision, spots floating, spots in front of my eyes
foreign body sensation = something in my eye, grit in the eye, gritty eyes
itchy eyes = eyes itch, itchy watery eyes, eye itching
photophobia = light hurts my eyes, sensitivity to light, sensitive to light, lights bother me, light sensitivity, lights hurt my eyes, bright lights bother me, bright light hurts my eyes
ptosis = droopy eyelid, drooping eyelid
vision loss = loss of vision, lost vision, can't see, going blind, lost my sight, sight loss, loss of sight, loss of eyesight
visual disturbance = vision changes, visual changes, vision problems, change in vision, visual problems, trouble seeing, vision trouble, visual disturbances, vision change, changes in vision, eyesight changes, visual difficulty, changes in my vision, problems with your vision, changes to your vision, vision difficulties
watery eyes = eyes watering, teary eyes, eyes are watering, runny eyes
## stomach and bowel
abdominal cramps = stomach cramps, tummy cramps, cramping in the stomach, belly cramps, abdominal cramping, stomach cramping, crampy abdominal pain, griping pains
abdominal distension = distended stomach, stomach distension
abdominal pain = stomach pain, belly pain, tummy ache, stomach ache, tummy pain, stomachache, bellyache, belly ache, stomach hurts, belly hurts, tummy hurts, pain in the stomach, pain in the belly, pains in my tummy, stomach pains, abdominal pains, stomach aches, gut pain, abdominal discomfort, stomach discomfort, pain in the abdomen, sore tummy, tummy pains, pain in the tummy
anal itching = itchy bottom, itchy anus, pruritus ani, itchy bum
belching = burping, burp, eructation
bilious vomiting = green vomit, vomiting bile
bloating = bloated, feel bloated, feeling bloated
blood in stool = bloody stool, bloody stools, blood in my poo, blood in poop, hematochezia, haematochezia, blood in the toilet, blood on the toilet paper, blood when i wipe, blood in the stools, blood in bowel movement, blood in my poop
bowel habit change = change in bowel habit, change in bowel habits, bowel changes, change in bowel movements, changes in bowel habits, changes in your bowels
bowel incontinence = fecal incontinence, loss of bowel control, soiling myself, pooping my pants, faecal incontinence, lost control of my bowels, accidents with my bowels, bowel accidents
bowel movement = bowel movements, opened my bowels, opening my bowels
bowel problems = problems with your bowels, bowel symptoms, bowel dysfunction, bowel issues, trouble with my bowels, problems with your bowel movements, problems with bowel movements, issues with bowel movements, trouble with bowel movements
bowels normal = regular bowel movements, normal bowel movements, bowels are normal, bowels are fine, bowels regular, bowel movements are normal, bowel movements are regular, bowels working ok, bowels are okay
clots = clot, passing clots
constipation = constipated, can't poop, hard stools, hard stool, trouble pooping, can't poo, bunged up bowels, infrequent bowel movements
dark stool = dark stools
diarrhea = diarrhoea, loose stools, runny stools, the runs, watery stools, loose stool, loose bowel movements, watery stool, the trots, loose motions, runny poo, liquid stool, loose bowels, watery diarrhea
difficulty eating = trouble eating, hard to eat, problems eating, difficult to eat
drinking fluids = drinking a lot of fluids, drinking a lot of water, drinking plenty, drinking lots of water, drinking lots of fluids, drinking plenty of fluids
early satiety = full quickly, get full fast, feel full quickly
epigastric pain = upper stomach pain, pain in the pit of my stomach, upper abdominal pain, pain in the upper abdomen
flatulence = gas, wind, farting, trapped wind, excess gas, gassy
heartburn = burning in my chest after eating, burning in the chest, pyrosis, acid in my throat
hematemesis = vomiting blood, throwing up blood, blood in vomit, coffee-ground emesis, bloody vomit, vomited blood, threw up blood, haematemesis, coffee ground vomit, blood in the vomit, blood in your vomit
indigestion
jaundice = yellow skin, yellow eyes, skin turning yellow, yellowing of the skin, yellowing of the eyes, turned yellow, icterus, going yellow
lack of satiety = never full, never feel full
lower abdominal pain = pain in the lower abdomen, lower stomach pain, lower tummy pain, lower belly pain
melena = black stools, tarry stools, black stool, black tarry stools, tarry stool, melaena, black poo, black tarry stool
nausea = nauseous, nauseated, sick to my stomach, queasy, queasiness, sick to your stomach, going to be sick, feel like throwing up, feeling like throwing up, feeling to throw up, going to throw up
pain when eating = pain when i eat, hurts to eat, painful eating
painful defecation = painful bowel movements, hurts to poop, hurts when i poop, pain with bowel movements, hurts to go to the toilet
pale stool = pale stools, clay colored stool, light stools
passing blood = pass blood
passing gas
passing wind
rectal bleeding = bleeding from my bottom, bleeding from the back passage, blood from the rectum
rectal pain = pain in my bottom, anal pain, bottom hurts, pain in the rectum
regurgitation = food coming back up, acid coming up, bringing food back up
retching = dry heaves, dry heaving, gagging, heaving
tolerating fluids = keeping fluids down, tolerates fluids, keeping water down
tolerating food = keeping food down, tolerating diet
unable to eat = can't eat, unable to keep food down, can't keep anything down, can't keep food down
upset stomach = upset tummy, stomach upset, sour stomach, tummy upset
vomiting = throwing up, threw up, throw up, puking, vomit, emesis, vomited, puke, puked, vomits, barfing, chucking up, upchucking, throws up, thrown up
## urine
bladder dysfunction
cloudy urine = urine is cloudy, cloudy pee
dark urine = dark pee, urine is dark, brown urine, tea colored urine, dark colored urine, concentrated urine
decreased urine output = not peeing much, peeing less, not urinating much, reduced urine frequency, fewer wet diapers, passing less urine
difficulty urinating = trouble urinating, trouble peeing, difficulty passing urine, hard to pee
dribbling = dribble
dysuria = hurts when i pee, burning when i pee, pain with urination, painful urination, hurts to pee, stings when i pee, burning urination, burning with urination, pain when urinating, burns when i pee, stinging when i wee, hurts when i urinate, burning when i urinate, pain passing urine, burning on urination, hurts to urinate, burning when urinating, pain on urination, pain when i pee, hurts when i wee, burning sensation when i pee, stinging when passing urine, burning when peeing, painful to pee, painful to urinate, stings when i wee, pain when passing urine, burning when passing urine, burning pee
flank pain = side pain, pain in my side, pain in the flank, kidney pain, pain in my kidneys, pain in the side
foamy urine = frothy urine, bubbles in my urine, foamy pee
hematuria = blood in urine, spotting in my urine, blood in my pee, bloody urine, pink urine, blood in the urine, red urine, peeing blood, haematuria, blood in my wee, blood in the water, blood in your urine, passing blood in urine
incomplete bladder emptying = not emptying my bladder, bladder doesn't feel empty, can't empty my bladder, still feel like i have to go, not emptying
loss of bladder function = lost bladder function
malodorous urine = smelly urine, foul smelling urine, urine smells, bad smelling urine, urine smells bad, smelly wee, strong smelling urine
nocturia = getting up at night to pee, getting up at night to urinate, up at night to go to the bathroom, urinating at night, peeing at night, up to pee at night, wake up to pee, get up to pee, going to the toilet at night
polyuria = passing a lot of urine, lots of urine
urinary dribbling
urinary frequency = peeing more, frequent urination, peeing all the time, urinating frequently, going to the bathroom a lot, peeing often, urinating more often, going to the toilet more often, urinating often, going more often, peeing more often, peeing frequently, passing urine more often, increased urination, going to the loo a lot, weeing more, urinating more frequently, peeing a lot, urinating a lot, frequency of urination, urine frequency, toilet more often, toilet more often than normal, toilet a lot more, passing urine more often than normal, peeing more regularly, peeing a whole lot, increase in urine frequency, increase in frequency of urination, going to the bathroom more often, going to the bathroom more
urinary hesitancy = hard to start peeing, trouble starting my stream, difficulty starting urination
urinary incontinence = trouble holding my bladder, leaking urine, wetting myself, bladder leakage, bladder incontinence, loss of bladder control, leak when i cough, lose control of my bladder, leaking pee, leak urine, incontinence, can't hold my urine, incontinent, bladder accidents, wet myself, losing control of my bladder
urinary retention = can't pee, unable to pee, can't urinate, inability to urinate, unable to urinate, can't pass urine, can't wee
urinary symptoms = urinary problems, bladder problems, problems urinating, waterworks problems, problems with your waterworks, problems with urination, urinary changes, trouble with urination
urinary urgency = have to go right away, sudden urge to pee, urgency, can't hold it, need to rush to the bathroom, urge to urinate, need to go urgently, rush to the toilet
urination normal = normal urination, urinating normally, waterworks normal
weak urinary stream = weak stream, slow stream, slow urine stream, poor stream
## women and men
breast lump = lump in my breast, lump in the breast, lumps in my breast, breast lumps, lump on the breast
breast mass
breast pain = sore breasts, breast tenderness, mastalgia, tender breasts, painful breasts
contractions = contracting
decreased fetal movement = baby not moving, baby moving less
dyspareunia = painful sex, pain during sex, hurts during sex, pain with intercourse, painful intercourse, sex hurts, pain during intercourse
genital itching
intermenstrual bleeding = bleeding between periods, spotting between periods, breakthrough bleeding
low libido = no sex drive, low sex drive, loss of libido, decreased libido
nipple discharge = discharge from the nipple
pelvic pain = pain in my pelvis, pain down below
penile discharge = discharge from the penis, discharge from my penis
postcoital bleeding = bleeding after sex, bleeding after intercourse
spotting
testicular lump = lump on my testicle, lump in my testicle
testicular nodule
testicular pain = pain in my testicle, testicle hurts, painful testicle, balls hurt, groin ache in testicle
vaginal bleeding = bleeding down below, bleeding from the vagina
vaginal bulge = bulge in the vagina, something coming down
vaginal discharge = discharge down below, discharge from the vagina
vaginal dryness = dryness down below, dry vagina
vaginal itching = itching down below, itchy down there, itchy vagina
`
