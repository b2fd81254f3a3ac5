/** What patients feel or notice in nerves, muscles, joints, skin and mood. A row: `name = other words`. */
export const SYMPTOMS_OF_NERVES_SKIN_MOOD = `
## nerves
abnormal gait = walking funny, staggering, gait difficulty, gait disturbance, walking weird, staggering gait, trouble with gait
amnesia = can't remember what happened, memory gap, don't remember what happened
aphasia = expressive aphasia
arm weakness = weak arms, weak arm, arm is weak
aura
balance problems = off balance, unsteady, unsteadiness, loss of balance, trouble with balance, imbalance, losing my balance, unsteady on my feet, wobbly, balance is off, balance difficulty, difficulty with balance, problems with balance, unbalanced, poor balance
brain fog = foggy, brain is foggy
clumsiness = clumsy, dropping things, incoordination, uncoordinated, coordination difficulty
confusion = confused, not making sense, muddled, not thinking straight, confused state
difficulty concentrating = trouble concentrating, can't concentrate, poor concentration, trouble focusing, can't focus, lack of concentration, hard to concentrate, losing focus, trouble with concentration, hard to focus, difficult to focus, unable to focus, unable to concentrate, difficulty focusing, difficult to concentrate, can not focus
difficulty walking = trouble walking, hard to walk, walking difficulty, walking is difficult, problems walking, trouble getting around, difficulty getting around
disorientation = disoriented
dizziness = dizzy, dizzy spells, woozy, giddy, dizzy spell, giddiness, swimmy headed
drowsiness = drowsy, sleepy, sleepiness, somnolence
facial asymmetry
facial droop = face drooping, droopy face, face is drooping, mouth drooping, one side of my face dropped, face dropped, drooping face
facial numbness = numb face, face is numb, numbness in the face
facial weakness = weak face
foot drop = dropped foot, drop foot, foot drags
groin numbness = numbness in groin
headache = headaches, head hurts, head ache, pain in my head, head pain, pounding head, my head is killing me, splitting headache, head pounding, aching head, sore head
left-sided weakness = weakness on the left side
leg weakness = weak legs, legs are weak, weakness in my legs, legs feel weak
legs giving way = legs give out
lightheadedness = lightheaded, light headed, light-headed, light headedness, head feels light, light-headedness
loss of consciousness = lost consciousness, knocked out, unconscious, lose consciousness, went unconscious, losing consciousness, out cold
memory loss = forgetting things, forgetful, can't remember things, forgetfulness, losing my memory, trouble remembering
memory problems = memory difficulty, memory trouble, poor memory, memory issues, bad memory
muscle twitching = twitching, twitches, muscles jumping, fasciculations, twitch, muscle twitches
neurological symptoms = stroke-like symptoms
numbness = numb, loss of feeling, can't feel, loss of sensation, feels numb, dead feeling, gone numb, lost feeling, going numb, went numb
numbness and tingling = numb and tingly, tingling and numbness, numbness or tingling
pain with walking = painful to walk
paresthesia = pins and needles, paraesthesia, prickling, paresthesias, falling asleep in my hands, prickly feeling
right-sided weakness = weakness on the right side
saddle anesthesia = numb between the legs, numbness between your legs, numb when wiping, saddle numbness
seizure = seizures, convulsion, convulsions, fit, fitting, shaking fit, had a fit
sensory change = altered sensation, changed sensation, change in sensation, sensation changes
short-term memory loss = short term memory loss
shuffling gait = shuffling
slurred speech = slurring, slurring words, speech is slurred, dysarthria, slurring my words, slurred words
speech difficulty = trouble speaking, difficulty speaking, can't speak, can't get my words out, trouble talking, speech problems, difficulty with speech, speech changes, trouble with speech
thunderclap headache = sudden severe headache
tingling = tingly, tingle, tingling sensation, tingles
tremor = tremors, shaking, shaky hands, trembling, hands shake, the shakes, shakiness, shaky, hand tremor, shakes
unable to walk = can't walk
vertigo = room spinning, room is spinning, spinning, world spinning, everything spinning, spinning sensation, things are spinning
visual aura = zigzag lines, zig zag lines
word-finding difficulty = can't find words, trouble finding words, can't find the right words, lost for words
worst headache of life = worst headache of my life, worst headache ever, worst headache
## muscles and joints
able to bear weight = able to put weight on it, can bear weight, can put weight on it
back pain = backache, back ache, back hurts, sore back, pain in the back, back is hurting, back pains, back discomfort, back is killing me
back problems = bad back, back trouble
back spasm = back spasms
back stiffness = stiff back
bone pain = bones hurt, bone ache, aching bones
catching = catches
clicking
clunk
cracking sound
cramps = cramping, cramp
difficulty weight bearing = hard to put weight on
foot cramps
grip weakness = weak grip, reduced grip, losing grip, decreased grip strength, weak hand
impaired daily activities = limited daily activities, can't do my daily activities, activity limitation, limited activities, impact on daily life, interfering with daily activities
injury = injured, injuries, trauma
instability = unstable
joint instability = giving out, gives way, gives out, buckling, giving way, buckles
joint pain = joints hurt, achy joints, arthralgia, joint pains, aching joints, painful joints, sore joints, joints ache
joint stiffness = stiff joints, joints are stiff, stiffness in the joints
joint swelling = swollen joints, swelling in my joints, swollen joint
leg cramps
limited range of motion = can't move it, limited movement, restricted movement, trouble moving it, reduced movement, limited motion, hard to move, can't move it well, can't bend it, can't straighten it
limping = limp, walking with a limp, hobbling
locking = locks up, joint locking
low back pain = lower back pain, lumbar pain, low back ache, pain in the lower back, lower back hurts, lower back ache, lumbago, pain in the small of my back
morning stiffness
muscle cramps = charley horse, muscle cramp, charley horses
muscle spasm = spasms, muscle spasms, spasm
muscle weakness = weak muscles
myalgia = muscle aches, muscle pain, aching muscles, sore muscles, muscle ache, muscle soreness, muscles ache, muscle pains, achy muscles, muscles hurt
neck stiffness = stiff neck, neck is stiff, can't turn my neck, nuchal rigidity, neck feels stiff, stiffness in the neck
pain radiating down the leg = pain down my leg, pain shooting down my leg, shooting down my leg, pain down the leg, pain running down my leg
pain radiation = pain radiating, pain radiates, radiating pain, pain shoots down, shooting pain, pain travels, radiation of pain, pain going down, pain spreads, pain move anywhere, pain go anywhere else
pain with weight bearing = hurts to put weight on it, painful weight bearing
pop = popped, heard a pop, felt a pop
popping sensation = popping, popping sound
radicular pain
reduced exercise tolerance = can't walk as far, can't exercise like i used to, decreased exercise tolerance, limited walking
stiffness = stiff
tenderness = tender, tender to touch, sore to touch, painful to touch, hurts to touch
unable to bear weight = not able to put weight on it, can't put weight on it, can't bear weight, inability to bear weight, can't stand on it, unable to put weight on it
warmth = warm to touch, hot to touch
## skin
blisters = blister, blistering, fluid filled bumps
brittle nails
broken skin = break in the skin, skin broken, skin break
changing mole = mole changes, mole that changed
cracked skin = skin cracking, cracks in the skin, fissures, skin is cracked, split skin
drainage
dry skin = skin is dry, flaky skin, dry itchy skin, skin feels dry, dryness of the skin
ecchymosis = ecchymoses
erythema = erythematous
flushing = flushed, red face, face goes red
hair loss = losing hair, hair falling out, thinning hair, balding, hair is falling out, hair thinning
itching = itchy, itch, itchiness, pruritus, itches, itchy skin, skin itches, scratching, scratchy skin, itchy all over
itchy rash = rash that itches, itchy bumps
itchy scalp = scalp itches, scalp itching
nail changes = nails changing
nail discoloration = toenail discoloration
nonhealing sore = sore that won't heal
open wound = open sore, open wounds
pus = oozing pus
rash = rashes, skin rash, breakout, red spots, breaking out, red bumps, skin eruption, spotty, rash all over
redness = red, reddened, redness of the skin, skin redness
skin changes = changes to my skin, skin change
skin discharge = oozing, weeping, discharge from the wound, weeping skin
skin discoloration = skin darkening, skin color change, discolored skin
skin lesion = skin growth, spot on my skin, skin lesions, lesion, lesions, bump on my skin, new spot
skin peeling = peeling skin, skin flaking, peeling, flaking
skin sores
spots
thickened nails = thick nails
wound
## mood and sleep
agitation = agitated
anger = angry, angry outbursts
apnea = stop breathing at night, stops breathing when sleeping, stop breathing in my sleep, pauses in breathing, stops breathing, apneas
auditory hallucinations = hearing voices, hear voices
crying = tearful, crying a lot, tearfulness, cry a lot, weepy, bursting into tears
depressed mood = low mood, feeling down, feeling low, feeling depressed, depressed, feeling blue, down in the dumps, sad, feel depressed, sadness, mood is low, feeling sad, down, mood has been low, feel low, feel down, feeling a bit low
difficulty falling asleep = trouble falling asleep, can't get to sleep
elevated mood = euphoria, euphoric
emotional outbursts
fear = scared, frightened, afraid
frustration = frustrated
good sleep = sleeping well, slept well, sleep well, sleep is good, sleeping fine, sleep is fine
guilt = guilty, feel guilty
hallucinations = seeing things, hallucinating, seeing things that aren't there, hallucination
homicidal ideation = hurt others, harm others, thoughts of hurting others, want to hurt someone, thoughts of harming others, intent to harm others, thoughts of hurting someone else, hurting anyone else
hopelessness = hopeless, no hope, feeling hopeless, feel hopeless
irritability = irritable, short tempered, snapping at people, snappy, moodiness, moody, short fuse, grumpy, cranky
loss of interest = anhedonia, don't enjoy things, no interest, lost interest, don't enjoy anything, little interest, loss of pleasure
loss of motivation = no motivation, unmotivated, low motivation, lack of motivation, can't be bothered
mania = manic
mood swings = ups and downs, mood changes, sudden mood changes, mood up and down
nervousness = nervous, on edge, jittery, feeling nervous, jumpy, keyed up
nightmares = bad dreams, nightmare
panic attacks = panic attack, panic, anxiety attack, anxiety attacks, panicky
poor sleep = sleep disturbance, trouble sleeping, can't sleep, not sleeping well, difficulty sleeping, sleep problems, not sleeping, sleeping badly, trouble staying asleep, up all night, sleeping poorly, hard to sleep, sleepless, poor sleep quality, problems sleeping, sleeping problems, disturbed sleep, tossing and turning, restless sleep, sleep has been poor, unable to sleep
racing thoughts = can't switch off, mind racing, mind is racing
restlessness = restless, fidgety
self-harm = cutting myself, harming myself, harming yourself, self harm, harm yourself
social withdrawal = isolating myself, not seeing friends, withdrawn, avoiding people, don't want to see anyone
stress = stressed, stressed out, under a lot of stress, under stress, pressure at work, feeling stressed, lot of stress
suicidal ideation = suicidal, suicidal thoughts, thoughts of suicide, want to die, killing myself, ending my life, don't want to be here, better off dead, kill myself, end my life, ending it all, thoughts of ending your life, wish i were dead, taking my own life, end it all
thoughts of self-harm = self-harm thoughts, thoughts of hurting yourself, thoughts of hurting myself, thoughts of harming yourself, thoughts of harming myself, thoughts about harming yourself, thoughts about hurting yourself, wanting to harm yourself, wanting to hurt yourself, want to hurt myself, want to harm myself
visual hallucinations
waking at night = waking up at night, wake up at night, waking through the night
work stress = stressed at work, stress at work, job stress, work is stressful, stressful job, stress from work
worry = worried, worrying, worries, worried about it, concerned
## child
crying baby = won't stop crying, inconsolable, crying all the time
developmental concern = not walking yet, not talking yet, motor development concern
fussiness = fussy, unsettled, grizzly, whiny
poor feeding = not feeding, not nursing well, not taking the bottle, off feeds, not feeding well, refusing food, refusing feeds
wet diapers = wet nappies, wet diaper
`
