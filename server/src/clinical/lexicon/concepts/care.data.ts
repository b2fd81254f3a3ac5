/** Specialties, visits and advice. A row: `name = other words`. */
export const CARE = `
## specialty
allergist = allergy specialist, allergy doctor, allergy clinic
anesthesiologist
audiology = audiologist, hearing clinic
breast clinic = breast specialist
cardiac rehab = cardiac rehabilitation
cardiology = cardiologist, heart doctor, heart specialist, heart clinic
chiropractic = chiropractor, chiropractic treatment
cognitive behavioral therapy = cbt, cognitive behavioural therapy
counseling = counselling, counselor, counsellor
crisis team = mental health crisis team
dentistry = dentist, dental clinic
dermatology = dermatologist, skin doctor, skin specialist, skin clinic
diabetes clinic = diabetic clinic
diabetes nurse = diabetic nurse
dietitian = dietician, nutritionist
ear, nose and throat = ent, ent specialist, ear nose and throat, otolaryngology, ent doctor
emergency department = emergency room, er, a&e, a and e, casualty, accident and emergency
endocrinology = endocrinologist, diabetes specialist, thyroid specialist
falls clinic
fertility clinic = fertility specialist, fertility doctor
gastroenterology = gastroenterologist, stomach doctor, gi doctor, gi specialist
general surgery = general surgeon
genetic counseling = genetic counselling, genetic counselor
geriatrics = geriatrician
gynecology = gynecologist, gynaecologist, obgyn, ob-gyn, ob/gyn, gynaecology, women's clinic
hand therapy = hand therapist
health visitor
heart failure clinic
hematology = hematologist, haematologist, blood specialist, haematology
home health = home nurse, visiting nurse, district nurse, home care
hospice = end of life care, hospice care
hospital admission = admit you to the hospital, admission to hospital, admitted to hospital, hospitalization, hospitalisation, hospital stay, admit to hospital
infectious disease = infectious disease specialist
memory clinic = memory service
mental health team = community mental health team
midwife
nephrology = nephrologist, kidney doctor, kidney specialist, renal clinic
neurology = neurologist, nerve doctor, neurology clinic
neurosurgery = neurosurgeon, brain surgeon
obstetrics = obstetrician, ob
occupational therapy = occupational therapist, ot
oncology = oncologist, cancer doctor, cancer specialist
ophthalmology = ophthalmologist, eye doctor, eye specialist, eye clinic
optometry = optometrist, optician
orthopedics = orthopedist, orthopedic surgeon, bone doctor, orthopaedics, orthopaedic surgeon, ortho, orthopedic specialist
pain clinic = pain management, pain specialist, pain doctor
palliative care
pediatrics = pediatrician, paediatrician, paediatrics
physical therapy = physiotherapy, physio, physical therapist, pt sessions, physiotherapist
plastic surgery = plastic surgeon
podiatry = podiatrist, foot doctor, chiropodist, foot specialist, chiropody
primary care = primary care doctor, family doctor, gp, primary care physician, pcp, general practitioner, primary care provider, family physician
psychiatry = psychiatrist
psychology = psychologist
psychotherapy = therapist, talk therapy, talking therapy
pulmonology = pulmonologist, lung doctor, lung specialist, respiratory clinic, respiratory specialist
rehabilitation = rehab
rheumatology = rheumatologist, arthritis doctor
sexual health clinic = gum clinic, std clinic, sti clinic
sleep clinic = sleep specialist, sleep medicine
smoking cessation = quit smoking, stop smoking, stopping smoking, quitting smoking, give up smoking, giving up smoking, pack in smoking, packing in smoking, pack in the cigarettes, packing in the cigarettes, give up the cigarettes, giving up the cigarettes, give up cigarettes, stop the cigarettes, quit cigarettes, cut out smoking, kick the habit
smoking cessation clinic = stop smoking clinic, stop-smoking service, quit smoking clinic, quitline
social worker = social services, social work
speech therapy = speech therapist, speech and language therapy, speech-language pathologist
sports medicine = sports medicine doctor
stroke clinic
tia clinic
urgent care = walk-in clinic, walk-in centre, minor injuries unit
urology = urologist, bladder doctor, bladder specialist
vascular surgery = vascular surgeon, vein doctor
weight management clinic = weight management, weight loss clinic
wound clinic = wound care clinic, wound care center
## visit
ambulance = 911, 999, nine one one, nine nine nine, paramedics
annual exam = annual physical, yearly physical, physical, yearly checkup, annual checkup, yearly check-up, wellness visit, annual wellness visit, general wellness check, physical exam for work, yearly exam, annual physical exam
checkup = check-up, check up, routine checkup
emergency department visit
face-to-face examination = come in to be examined, face-to-face appointment, in-person visit, face to face appointment, face-to-face assessment, face-to-face review
fit note
follow-up = followup, follow up, come back, see you again, return visit, follow-up visit, follow up appointment, recheck, follow-up appointment, return appointment, check back, pop back, pop back in, come back in, back in to see me, come and see me again, see me again, drop back in, bring him back, bring her back
medication refill = refill, refills, repeat prescription, prescription refill
medication review = review your medications, go over your medications
new patient visit = establish care, establishing care
postoperative follow-up = post-op, postop, post-op visit, post op visit
preoperative exam = pre-op, preop, pre-op check, preoperative examination, pre-op clearance, surgical clearance
school note = note for school, letter for school
second opinion
sick note = doctor's note, work note, note for work, off work note, note for your employer, note for your boss, letter for work, letter for your employer
time off school = off school, stay off school, stay home from school
time off work = off work, take time off, sign you off, sign you off work, stay off work, take time off work, have time off work, stay home from work
video visit = telehealth, telemedicine, video call, video consultation
well child visit = well-child check, well baby check, well child check
## advice
ace wrap = ace bandage
activity modification = take it easy, light duty, light activity, go easy on it, take things easy, take it steady
air cast
avoid alcohol = stop drinking, no alcohol, alcohol abstinence, stay away from alcohol, cut out alcohol, cut out the alcohol, stay off alcohol, stay off the alcohol, stay off the booze, stay off the drink, lay off the booze, lay off the alcohol, give up alcohol, give up drinking, quit drinking, stop the alcohol, cut out drinking
avoid spicy food = stay away from spicy food, cut out spicy food, lay off the spicy food, no spicy food, cut out the spicy food
avoid strenuous activity
bladder diary = voiding diary
bland diet = bland foods, stick to bland foods, plain foods, stick to plain food, brat diet
breathing exercises = deep breathing exercises, pursed lip breathing exercises
cane = walking stick
clear liquid diet = clear liquids, clear fluids
compression = compression bandage, tubigrip
compression stockings = support stockings, compression socks, support hose, ted hose
condoms = condom, barrier contraception
crutches = crutch
daily weights = weigh yourself every day, weigh yourself daily, daily weight
diet and exercise = diet and exercise changes
eat more fruit and vegetables = more fruit and veg, eat more fruit and veg, more fruit and vegetables, five a day
elevation = elevate, elevate it, leg elevation, elevate your legs, keep it elevated, prop it up, put your feet up, raise it, keep the leg raised, feet up, legs up
exercise = exercising, work out, working out, physical activity
food diary = food log, food journal, diary of what you eat, write down what you eat
gargle with salt water = salt water gargle, gargle salt water
headache diary = headache journal, diary of your headaches, record of your headaches, log of your headaches, note of your headaches
healthy diet = eat healthily, eat healthy, eat healthier, healthy eating, healthier diet, balanced diet
heat therapy = heat, heating pad, hot water bottle, warm compress, warm compresses, heat pack, heat pad, wheat bag, put some heat on it, heat on it
high fiber diet = high fibre diet, more fiber, more fibre, more roughage, eat more fiber, eat more fibre, plenty of fiber, plenty of fibre
home blood pressure monitoring = blood pressure log, check your blood pressure at home, take your blood pressure at home, monitor blood pressure at home, blood pressure monitoring, monitor your blood pressure, blood pressure diary, keep an eye on your blood pressure, record of your blood pressure, record of your blood pressure at home, note of your blood pressure, home readings, track your blood pressure
home exercises = home exercise program, stretching exercises, exercises at home, stretches, stretching
home glucose monitoring = check your blood sugar, check your sugars, check your blood sugars at home, blood sugar monitoring, monitor blood sugars, monitor your blood sugars, blood sugar log, monitor your blood sugars at home, keep an eye on your sugars, keep an eye on your blood sugars, test your blood sugar, test your sugars, prick your finger
hydration = drink plenty of fluids, push fluids, drink lots of water, stay hydrated, plenty of water, plenty of fluids, drink more water, drink plenty of water, increase fluids, fluids, water intake, keep hydrated, increased fluid intake, increase your water intake, lots of fluids, lots to drink, plenty to drink, plenty of liquids, keep your fluids up, keep up your fluids, drink lots of fluids, get plenty of fluids
ice = ice it, icing, ice pack, cold pack, ice packs, cold packs, ice application, cold compress, apply ice, bag of frozen peas, frozen peas, ice on it, put some ice on it, put ice on it
increase physical activity = move more, moving more, get moving more, be more active, get more active, more exercise, do more exercise, get more exercise, exercise more
keep the area clean and dry = keep it clean and dry, clean and dry
knee brace
lifestyle changes = lifestyle modification
limit screen time = less screen time, cut down on screens, cut down on screen time
low carb diet = low-carb diet, low carbohydrate diet, cut carbs
low cholesterol diet
low fat diet = low-fat diet, cut down on fat, less fat, cut down on fatty food, cut out fatty food, avoid fatty food
low salt diet = low sodium diet, salt restriction, cut down on salt, less salt, watch your salt, reduce salt intake, low-salt diet, avoid salt, low-sodium diet, cut back on salt, watch your salt intake, watching your salt intake, go easy on the salt, easy on the salt, cut the salt, cut down the salt, lay off the salt, ease up on the salt, cut back on the salt
low sugar diet = cut down on sugar, cut back on sugar, less sugar, low-sugar diet, watch your sugar intake, cut down on sweets, lay off the sweets
medication adherence = take your medication every day, take it regularly, taking your medication regularly
mediterranean diet
no heavy lifting = avoid heavy lifting, avoid lifting anything heavy, nothing heavy
no sports = avoid sports, stay off sport, no sport, off games
non-weight bearing = nonweightbearing, non weight bearing, don't put weight on it, stay off it, no weight on it, stay off your foot, stay off your leg, stay off that leg
orthotic = orthotics, insoles, shoe orthotic, shoe insert, shoe inserts
pain diary = pain journal
pelvic floor exercises = kegels, kegel exercises, pelvic floors
pill box = pill organizer, dosette box
reassurance = reassured
reduce alcohol = cut down on alcohol, drink less, decrease alcohol, cut back on alcohol, cut down on drinking, cut down on the booze, cut down on the drink, cut down the alcohol, cut down your drinking, cut back on drinking, less alcohol, ease off the drink
reduce caffeine = cut down on caffeine, decrease caffeine, less caffeine, less coffee, cut down on coffee, cut back on coffee, cut back on caffeine, fewer coffees, cut down the coffee
reduce smoking = cut down on smoking, cut down on cigarettes, cut down the cigarettes, cut back on smoking, smoke less, cut down smoking
regular sleep schedule = same bedtime, regular bedtime, go to bed at the same time
rest = resting, take it easy for now, bed rest, get some rest, rest it, rest up, plenty of rest, lots of rest
rice protocol = rest ice compression elevation, rest ice compression and elevation
safe sex
sleep diary = sleep log, sleep journal
sleep hygiene = good sleep habits
sling = arm sling
small frequent meals = little and often, eat little and often, smaller meals, small meals often
soft diet = soft foods
splint = splinting, splints
stress reduction = reduce stress, stress management, relaxation
symptom diary = diary of your symptoms, record of your symptoms, log of your symptoms, symptom log
urine strainer = strain urine, strain your urine, straining urine
walker = zimmer frame, rollator, walking frame
walking boot = boot, cam boot, orthopedic boot
wash hands = wash your hands, handwashing, hand washing, hand hygiene
weight bearing as tolerated
weight loss advice = lose weight, lose some weight, losing some weight, get your weight down, bring your weight down, shift some weight, shed some pounds, shed a few pounds, drop some weight, drop a few pounds, lose a few pounds, lose a bit of weight, get some weight off, slim down
wheelchair
wrist splint = wrist brace
`
