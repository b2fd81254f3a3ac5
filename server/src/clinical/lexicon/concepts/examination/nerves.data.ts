/** What an examination of the nerves shows. A row: `name = other words`. */
export const NERVES = `
## nerves and mind
ankle jerk absent = absent ankle jerk, ankle reflex absent, absent ankle reflex, ankle jerk is gone
ankle jerk reduced = decreased ankle jerk, reduced ankle reflex, diminished ankle jerk, decreased ankle reflex
antalgic gait = gait antalgic
ataxic gait = wide-based gait, gait ataxic, unsteady wide-based gait
babinski sign = positive babinski
clonus = ankle clonus
cogwheel rigidity = cogwheeling
coordination normal = normal coordination, coordination good, coordination intact, coordination is good, good coordination
cranial nerves intact = cranial nerves normal, cranial nerves ii through xii intact, cranial nerves fine, cranial nerves grossly intact, cranial nerves good, cranial nerve exam normal, normal cranial nerves, cranial nerves two through twelve intact
decreased sensation = reduced sensation, sensation reduced, sensation decreased, diminished sensation, altered sensation, sensation diminished, sensory loss, decreased sensation to light touch, sensation is reduced, sensation is decreased, less feeling
decreased strength = reduced strength, strength reduced, power reduced, reduced power, strength decreased, power is reduced, weaker power, diminished strength, strength is reduced
deep tendon reflexes = dtrs
dix-hallpike test = dix-hallpike, dix hallpike, dix-hallpike maneuver
dysdiadochokinesia
face symmetric = facial symmetry, face moves equally on both sides, face moves equally, face is symmetrical, symmetric face, face symmetrical, facial movements symmetric, face moves symmetrically
fine touch intact = fine touch normal
finger-to-nose test abnormal = finger to nose abnormal, past pointing, misses on finger to nose, finger nose test abnormal
finger-to-nose test normal = finger to nose normal, finger to nose intact, finger to nose good, finger nose test normal, finger to nose accurate, normal finger to nose, finger to nose spot on
focal neurologic deficit = focal deficit, neurological deficit, focal neurological deficit, neurologic deficit
gait abnormal = abnormal gait on exam
gait normal = normal gait, steady gait, gait steady, gait is normal, walking normally, walks normally, walk is normal, walking is normal, walk normally, gait fine, gait good
gait unsteady = unsteady gait, unsteady when walking, walks unsteadily, gait is unsteady, unsteady on walking
grip strength normal = good grip, grip strong, grip good, normal grip strength, grip strength good, strong grip, good grip strength, grip is strong
grip strength reduced = weak grip, grip weak, reduced grip strength, decreased grip strength, grip is weak, grip strength decreased
heel and toe walking normal = walks on heels and toes, walk on heels and toes, heel and toe walk normal, can walk on your heels and toes, heel walk and toe walk normal, walks on tiptoes and heels
heel-to-shin test normal = heel to shin normal, heel shin test normal, heel to shin intact
hoffmann sign
kernig sign = kernig's sign, kernig's
knee jerk absent = absent knee jerk, knee reflex absent, absent knee reflex
knee jerk normal = normal knee jerk, knee reflex normal, knee jerks normal, knee reflexes normal
light touch sensation reduced = reduced light touch
median nerve compression test = durkan's test, durkan test, carpal compression test
monofilament sensation intact = monofilament normal, feels the monofilament everywhere, monofilament test normal, monofilament everywhere, monofilament exam normal, monofilament intact, normal monofilament test
monofilament sensation reduced = decreased monofilament sensation, monofilament reduced, misses the monofilament
moro reflex present = moro reflex normal
motor intact = motor function intact, motor exam normal
muscle tone increased = increased tone, tone increased, tone is increased, increased muscle tone, hypertonia
muscle tone normal = normal tone, tone normal, good tone, tone is normal, good muscle tone, normal muscle tone, muscle tone good, tone is good
muscle tone reduced = reduced tone, decreased tone, tone reduced, low muscle tone, decreased muscle tone, poor muscle tone
muscle wasting = wasting, wasting of the muscles, wasted muscles, muscles wasted
neurologic exam normal = neurological exam normal, neuro exam normal, neurologically intact, neuro exam intact, nonfocal, neurological examination normal, nerve exam normal, neuro normal, neuro intact, neurology normal, neuro exam is normal
neurovascularly intact = neurovascular intact, nerves and circulation intact, distally neurovascularly intact, neurovascular exam intact, neurovascular status intact
phalen's sign = phalen's test, positive phalen's, phalen test, phalen's, phalen sign, phalen, phalen's maneuver
plantar response downgoing = plantars down, downgoing plantars, plantars downgoing, toes downgoing, toes go down
plantar response upgoing = upgoing plantar, upgoing plantars, plantars upgoing, toes upgoing, toe goes up
position sense intact = proprioception intact, proprioception normal, normal proprioception, position sense normal
position sense reduced = reduced proprioception, impaired proprioception, proprioception reduced
pronator drift = arm drift, drift of the arms, drifting of the arm
rapid alternating movements normal
reflexes absent = absent reflexes
reflexes brisk = brisk reflexes, reflexes are brisk, hyperreflexia, reflexes exaggerated
reflexes decreased = reduced reflexes, decreased reflexes, diminished reflexes, reflexes sluggish, sluggish reflexes, reflexes reduced, reflexes diminished, hyporeflexia
reflexes normal = normal reflexes, good reflexes, reflexes good, reflexes are normal, reflexes intact, symmetric reflexes, reflexes fine, reflexes 2+, deep tendon reflexes normal, reflexes present and symmetric
romberg sign = romberg, positive romberg
saddle sensation intact = saddle sensation normal, normal saddle sensation, perianal sensation intact, perianal sensation normal
saddle sensation reduced = reduced saddle sensation, perianal sensation reduced
sensation intact = sensation normal, normal sensation, sensation is intact, intact sensation, sensory intact, intact to light touch, sensation is intact to light touch, sensation intact to light touch, sensation good, sensation fine, sensation grossly intact, sensory exam normal, sensation to light touch intact
slump test
speech clear = clear speech, speech is clear
speech fluent = fluent speech, speech is fluent
speech normal = normal speech, speech is normal
spurling's test = spurling's maneuver, spurling's sign, spurling test, spurling's, spurling, spurling sign
straight leg raise = straight leg raise test, straight leg test, positive straight leg raise, straight leg raising, straight leg raises, slr, straight leg raising test
strength normal = normal strength, full strength, strength five out of five, good strength, strength is good, muscle strength good, strength intact, 5/5 strength, power normal, normal power, full power, power five out of five, good power, power is normal, strength five over five, strength full, power full, power good, power 5/5, strength 5/5, power is good, normal muscle strength, motor strength normal, full strength throughout, strength is normal, muscle power normal
tandem gait normal = normal tandem gait
tandem gait unsteady = unsteady heel to toe walking, abnormal tandem gait, unable to walk heel to toe
tinel's sign = tinel sign, positive tinel's, tinel's, tinel's test, tinel, tinel test
tremor at rest = resting tremor on exam
two-point discrimination intact
vibration sense intact = vibration normal, vibration sense normal, vibration intact, feels the tuning fork, tuning fork normal, vibratory sensation intact, vibration sensation intact
vibration sense reduced = reduced vibration sense, decreased vibration sense, vibration reduced, vibration sense decreased, reduced vibration, decreased vibratory sensation
`
