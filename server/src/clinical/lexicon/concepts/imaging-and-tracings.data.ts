/** Imaging, tracings and other tests. A row: `name = other words`. */
export const IMAGING_AND_TRACINGS = `
## imaging
abdominal ct = ct of the abdomen
abdominal ultrasound = ultrasound of the abdomen, belly ultrasound, ultrasound of your tummy
angiogram = angiography, dye test of the arteries
ankle brachial index = abi
arterial ultrasound = arterial doppler
arthrogram = mr arthrogram
barium enema
barium swallow = esophagram
bone density scan = dexa, dexa scan, bone density test, bone scan density, bone density, bone thickness test, osteoporosis scan, bone scan for density, bone density test scan
bone scan
brain mri = mri of the brain, mri of the head, head mri
brain scan
cardiac ct = heart ct, ct of the heart
cardiac mri = heart mri, mri of the heart
carotid ultrasound = carotid doppler, ultrasound of the carotids, carotid scan, ultrasound of the carotid arteries
chest ct = ct of the chest, ct chest, cat scan of the chest
chest x-ray = cxr, x-ray of the chest, chest film, chest radiograph, chest x-rays, x-ray of your chest, x-ray of the lungs, lung x-ray, x-ray of your lungs
coronary angiogram = coronary angiography
coronary calcium score = calcium score
coronary ct angiogram = ct coronary angiogram, ct angiogram of the heart
ct abdomen and pelvis = ct scan of the abdomen and pelvis, ct of the abdomen and pelvis
ct angiogram = cta
ct pulmonary angiogram = ctpa, ct scan for clots in the lungs
ct scan = cat scan, ct, cat scans, computed tomography, ct scans, cat-scan
ct urogram = ct of the kidneys, ct kidney scan, ct kub
doppler ultrasound = doppler, venous doppler, duplex ultrasound, leg doppler, doppler scan, scan for clots in the leg, doppler of the leg, doppler of the legs
head ct = ct of the head, ct head, ct of the brain, ct head scan
head scan
hida scan
hysterosalpingogram = dye test of the tubes, hsg
imaging = further imaging, scans, scan, imaging studies
intravenous pyelogram = ivp
kub x-ray = kub
leg ultrasound
liver ultrasound = ultrasound of the liver
low-dose ct = low dose ct, lung cancer screening ct, lung screening ct
mammogram = mammography, breast x-ray, mammograms, breast screening x-ray, 3d mammogram, diagnostic mammogram
mr angiogram = mra
mr venogram
mrcp
mri = mri scan, magnetic resonance imaging, mris
myelogram
panorex
pelvic ultrasound = ultrasound of the pelvis
pet scan = pet/ct, pet ct
prenatal ultrasound = pregnancy scan, dating scan, anatomy scan
prostate mri = mri of the prostate
renal artery ultrasound = ultrasound of the renal arteries
renal ultrasound = kidney ultrasound, ultrasound of your kidneys, ultrasound of the kidneys, kidney scan
right upper quadrant ultrasound = gallbladder ultrasound, ultrasound of the gallbladder
scrotal ultrasound = testicular ultrasound, ultrasound of the testicles, ultrasound of the testicle
swallow study
thyroid scan = thyroid uptake scan, radioiodine uptake scan
thyroid ultrasound = ultrasound of the thyroid
transvaginal ultrasound = internal scan, internal ultrasound, vaginal ultrasound, transvaginal scan
ultrasound = sonogram, ultrasound scan, sonography
ultrasound elastography = fibroscan, elastography, liver elastography
upper gi series = barium meal
v/q scan = ventilation perfusion scan
venogram
x-ray = x-rays, xray, xrays, x rays, radiograph, radiographs
## heart, lung, nerve tests
ambulatory blood pressure monitoring = 24-hour blood pressure monitor, abpm, twenty-four hour blood pressure monitor, 24-hour blood pressure monitoring, twenty-four hour blood pressure monitoring
anxiety screening = gad-7
balance test = balance testing, vestibular testing
bladder scan = post-void bladder scan, post-void residual
bronchoprovocation test = methacholine challenge
capsule endoscopy = camera pill, pill camera
color vision test = colour vision test
depression screening = phq-9, phq9, mood screening questionnaires, depression questionnaire, phq nine, mood questionnaire, depression screen
developmental screening = development check, developmental check, m-chat, developmental screen
echocardiogram = echo, ultrasound of the heart, ultrasound of your heart, heart ultrasound, cardiac echo, heart scan
eeg = electroencephalogram, brain wave test
ejection fraction = ef, pumping function, pumping function of the heart
electrocardiogram = ekg, ecg, heart tracing, 12-lead, electrocardiograph, heart trace, tracing of your heart, electrical tracing of the heart, tracing of the heart, heart tracings, ekgs, ecgs
electromyography = emg, needle nerve test, muscle electrical test
electrophysiology study = ep study
esophageal manometry = swallowing pressure test, manometry
event monitor
exhaled nitric oxide test = feno test, feno
eye pressure test = eye pressure check, tonometry, puff test
eye test = eye exam, vision test, sight test, eye examination, vision screening, eyesight test, eyesight check, eye check, vision check, eye tests, sight tests
fundoscopy = dilated eye exam, retinal screening
gastric emptying study = stomach emptying test, gastric emptying test, stomach emptying study
hearing test = audiogram, audiology test, hearing check, hearing tests, audiograms, hearing screen, hearing screening, hearing exam
heart monitor = 24-hour heart monitor, heart monitors, wearable heart monitor, heart rhythm monitor, stick-on heart monitor, patch monitor, zio patch
holter monitor
hpv test
hydrogen breath test
loop recorder
memory test = cognitive test, memory tests, memory screening, memory screen, memory testing
mmse = mini mental
moca
myocardial perfusion scan = nuclear stress test, perfusion scan
nerve conduction study = nerve conduction studies, nerve studies, nerve test, nerve tests, electrical nerve tests, nerve testing, electrical test of the nerves, nerve conduction test, nerve conduction tests
neuropsychological testing = neuropsych testing, neuropsychology testing
nonstress test = non-stress test, baby heart monitoring test
oximetry overnight = overnight oximetry, overnight oxygen test
pap smear = pap test, pap, smear test, cervical smear, cervical screening, paps, smear, smear tests, smears, cervical screening test, pap smears, cervical screen
pulmonary function tests = pfts, pulmonary function test, lung function test, breathing test, lung function tests, breathing tests, blowing test, blowing tests, lung function testing, breathing function test
six-minute walk test = six minute walk test
sleep study = polysomnogram, sleep test, home sleep study, sleep tests, overnight sleep study, sleep studies, sleep apnea test
slit lamp exam = slit lamp
spirometry = spirometry test
stress echocardiogram = stress echo
stress test = treadmill test, exercise stress test, cardiac stress test, exercise test, treadmill stress test, stress tests, treadmill tests
suicide risk screening
tilt table test
tympanometry = tympanogram
urodynamics = urodynamic testing
visual field test = visual fields test, visual field testing
`
