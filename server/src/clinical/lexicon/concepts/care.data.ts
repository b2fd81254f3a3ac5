/** Specialties, visits and advice. A row: `name = other words`. */
export const CARE = `
## specialty
allergist = allergy specialist, allergy doctor, allergy clinic
anesthesiologist
audiology = audiologist, hearing clinic
cardiac rehab = cardiac rehabilitation
cardiology = cardiologist, heart doctor, heart specialist, heart clinic
chiropractic = chiropractor, chiropractic treatment
cognitive behavioral therapy = cbt, cognitive behavioural therapy
counseling = counselling, counselor, counsellor
dentistry = dentist, dental clinic
dermatology = dermatologist, skin doctor, skin specialist, skin clinic
dietitian = dietician, nutritionist
ear, nose and throat = ent, ent specialist, ear nose and throat, otolaryngology, ent doctor
emergency department = emergency room, er, a&e, a and e, casualty, accident and emergency
endocrinology = endocrinologist, diabetes specialist, thyroid specialist
gastroenterology = gastroenterologist, stomach doctor, gi doctor, gi specialist
general surgery = general surgeon
genetic counseling = genetic counselling, genetic counselor
geriatrics = geriatrician
gynecology = gynecologist, gynaecologist, obgyn, ob-gyn, ob/gyn, gynaecology, women's clinic
hand therapy = hand therapist
hematology = hematologist, haematologist, blood specialist, haematology
home health = home nurse, visiting nurse, district nurse, home care
hospice = end of life care, hospice care
hospital admission = admit you to the hospital, admission to hospital, admitted to hospital, hospitalization, hospitalisation, hospital stay, admit to hospital
infectious disease = infectious disease specialist
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
sleep clinic = sleep specialist, sleep medicine
smoking cessation = quit smoking, stop smoking, stopping smoking, quitting smoking, give up smoking, giving up smoking
social worker = social services, social work
speech therapy = speech therapist, speech and language therapy, speech-language pathologist
sports medicine = sports medicine doctor
stroke clinic
tia clinic
urgent care = walk-in clinic, walk-in centre, minor injuries unit
urology = urologist, bladder doctor, bladder specialist
vascular surgery = vascular surgeon, vein doctor
wound clinic = wound care clinic, wound care center
## visit
ambulance = 911, 999, nine one one, nine nine nine, paramedics
annual exam = annual physical, yearly physical, physical, yearly checkup, annual checkup, yearly check-up, wellness visit, annual wellness visit, general wellness check, physical exam for work, yearly exam, annual physical exam
checkup = check-up, check up, routine checkup
emergency department visit
face-to-face examination = come in to be examined, face-to-face appointment, in-person visit, face to face appointment, face-to-face assessment, face-to-face review
fit note
follow-up = followup, follow up, come back, see you again, return visit, follow-up visit, follow up appointment, recheck, follow-up appointment, return appointment, check back
medication refill = refill, refills, repeat prescription, prescription refill
medication review = review your medications, go over your medications
new patient visit = establish care, establishing care
postoperative follow-up = post-op, postop, post-op visit, post op visit
preoperative exam = pre-op, preop, pre-op check, preoperative examination, pre-op clearance, surgical clearance
second opinion
sick note = doctor's note, work note, note for work, off work note
time off work = off work, take time off
video visit = telehealth, telemedicine, video call, video consultation
well child visit = well-child check, well baby check, well child check
## advice
ace wrap = ace bandage
activity modification = take it easy, light duty, light activity
air cast
avoid alcohol = stop drinking, no alcohol, alcohol abstinence, stay away from alcohol, cut out alcohol
avoid strenuous activity
breathing exercises = deep breathing exercises, pursed lip breathing exercises
cane = walking stick
compression = compression bandage, tubigrip
compression stockings = support stockings, compression socks, support hose, ted hose
condoms = condom, barrier contraception
crutches = crutch
daily weights = weigh yourself every day, weigh yourself daily, daily weight
diet and exercise = diet and exercise changes
elevation = elevate, elevate it, leg elevation, elevate your legs, keep it elevated, prop it up, put your feet up
exercise = exercising, work out, working out, physical activity
headache diary = headache journal
heat therapy = heat, heating pad, hot water bottle, warm compress, warm compresses
high fiber diet = high fibre diet, more fiber, more fibre
home blood pressure monitoring = blood pressure log, check your blood pressure at home, take your blood pressure at home, monitor blood pressure at home, blood pressure monitoring, monitor your blood pressure, blood pressure diary
home exercises = home exercise program, stretching exercises, exercises at home, stretches, stretching
home glucose monitoring = check your blood sugar, check your sugars, check your blood sugars at home, blood sugar monitoring, monitor blood sugars, monitor your blood sugars, blood sugar log, monitor your blood sugars at home
hydration = drink plenty of fluids, push fluids, drink lots of water, stay hydrated, plenty of water, plenty of fluids, drink more water, drink plenty of water, increase fluids, fluids, water intake, keep hydrated, increased fluid intake, increase your water intake
ice = ice it, icing, ice pack, cold pack, ice packs, cold packs, ice application, cold compress, apply ice
knee brace
lifestyle changes = lifestyle modification
low carb diet = low-carb diet, low carbohydrate diet, cut carbs
low cholesterol diet
low fat diet = low-fat diet
low salt diet = low sodium diet, salt restriction, cut down on salt, less salt, watch your salt, reduce salt intake, low-salt diet, avoid salt, low-sodium diet, cut back on salt, watch your salt intake, watching your salt intake
medication adherence = take your medication every day, take it regularly, taking your medication regularly
mediterranean diet
no heavy lifting
non-weight bearing = nonweightbearing, non weight bearing, don't put weight on it, stay off it, no weight on it, stay off your foot, stay off your leg, stay off that leg
orthotic = orthotics, insoles, shoe orthotic, shoe insert, shoe inserts
pelvic floor exercises = kegels, kegel exercises
pill box = pill organizer, dosette box
reassurance = reassured
reduce alcohol = cut down on alcohol, drink less, decrease alcohol, cut back on alcohol, cut down on drinking
reduce caffeine = cut down on caffeine, decrease caffeine, less caffeine, less coffee
rest = resting, take it easy for now, bed rest, get some rest, rest it, rest up
rice protocol = rest ice compression elevation, rest ice compression and elevation
safe sex
sleep hygiene = good sleep habits
sling = arm sling
soft diet = soft foods
splint = splinting, splints
stress reduction = reduce stress, stress management, relaxation
urine strainer = strain urine, strain your urine, straining urine
walker = zimmer frame, rollator, walking frame
walking boot = boot, cam boot, orthopedic boot
weight bearing as tolerated
weight loss advice = lose weight, lose some weight, losing some weight
wheelchair
wrist splint = wrist brace
`
