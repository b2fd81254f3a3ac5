/** How a patient looks and behaves. A row: `name = other words`. */
export const GENERAL_AND_MIND = `
## general
active and playful = playful, happy and playful, running around and playing, playful and active
acute distress = distress, apparent distress
alert = bright and alert, alert and bright
alert and interactive = interactive and alert, alert and interacting
alert and oriented = oriented times three, oriented x3, alert and oriented times three, a&o x3
altered mental status = altered mentation, altered sensorium
cachexia = cachectic, looks wasted, cachectic appearance
comfortable at rest = resting comfortably, sitting comfortably, looks comfortable, appears comfortable, comfortable sitting here
cooperative
decreased level of consciousness = decreased consciousness
dehydration signs = signs of dehydration, sign of dehydration
diaphoresis = diaphoretic
drowsy
dysmorphic features
floppy = limp and floppy, floppy and limp, floppy baby
fontanelle bulging = bulging fontanelle, soft spot is bulging, fontanelle is full and tense, bulging soft spot
fontanelle flat = soft spot is flat, anterior fontanelle flat, fontanelle is nice and flat
fontanelle normal = soft spot normal, fontanelles normal
fontanelle soft and flat = anterior fontanelle soft and flat, soft spot is soft and flat
fontanelle sunken = sunken fontanelle, soft spot is sunken, sunken soft spot, depressed fontanelle
growing well = growth on track, growing along the curve, following the growth curve, growth is on track, growing nicely, tracking along the growth curve
head circumference normal = head size is normal, head size normal, head circumference on track
ill appearing = looks ill, looks unwell, looks sick, ill-appearing, sick appearing, looks poorly, looking unwell
meningism = meningismus, signs of meningitis, meningeal signs
moving all four limbs = moves all four limbs, moving all limbs, moving arms and legs well, moving all extremities, moves all extremities, moving all four limbs well, moves all four extremities
nontoxic
physical exam normal = normal exam, normal examination, exam normal, exam is normal, general examination normal, exam unremarkable, physical examination otherwise is normal, exam looks good, rest of your exam is normal
responsive
sunken eyes = eyes are sunken, eyes look sunken, sunken eyeballs
tearful = teary eyed and upset
toxic appearing = looks toxic, toxic looking, toxic-appearing
vital signs abnormal = abnormal vital signs, vitals abnormal
vital signs normal = vital signs look great, vitals normal, normal vitals, vitals look good, vital signs good, vital signs look good, vitals are normal, vitals are stable, vital signs stable, vitals good, vitals stable, vital signs are stable, vital signs are normal, vital signs look fine
well appearing = looks well, well-appearing
well developed
well groomed = well-groomed
well hydrated = hydration good, nicely hydrated, hydration is good, hydration status good, looks hydrated, hydration normal
well nourished
## mental state
affect normal = normal affect, appropriate affect, affect appropriate, full affect, affect is appropriate, full range of affect
anxious affect = affect anxious
blunted affect = affect blunted, affect is blunted
eye contact good = good eye contact, makes good eye contact, eye contact normal, making good eye contact
eye contact poor = poor eye contact, avoids eye contact, avoiding eye contact, little eye contact
flat affect = affect flat, affect is flat, flat in affect, flattened affect
formal thought disorder = thought disorder
insight good = good insight, insight intact, insight is good, insight normal
insight limited = poor insight, insight poor, limited insight
judgment intact = good judgment, judgment good, judgement intact, judgment normal
memory intact = memory normal, memory good on testing, recent and remote memory intact
mood normal = euthymic, normal mood, euthymic mood, mood euthymic
pressured speech = speech pressured, speech is pressured
psychomotor agitation
psychomotor slowing = psychomotor retardation, slowed movements and speech
thought process linear = linear thought process, thoughts organized, thinking organized, thought process normal, thought process logical, logical thought process
`
