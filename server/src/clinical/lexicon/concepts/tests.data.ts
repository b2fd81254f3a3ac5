/** Vital signs, laboratory tests, imaging and other tests. A row: `name = other words`. */
export const TESTS = `
## vital signs
apgar score = apgar
birth weight = weight at birth, weigh at birth
blood pressure = bp, pressures, blood pressures, blood pressure reading, blood pressure readings
bmi = body mass index
diastolic blood pressure = diastolic
glasgow coma scale = gcs, glasgow coma score
heart rate = pulse, pulse rate, resting heart rate, heart beat rate
height
home blood pressure = blood pressure at home, home blood pressures, home blood pressure readings
oxygen saturation = o2 sat, oxygen, oxygenation, satting, pulse ox, oxygen level, sats, o2 saturation, oxygen sats, spo2, oxygen levels, o2 sats, saturation, pulse oximetry
pain score = pain scale, pain level, pain out of ten
peak flow = peak flow meter, peak expiratory flow
respiratory rate = breathing rate, respiration, respirations, resp rate
systolic blood pressure = systolic
temperature = temp, body temperature
waist circumference
weight = weigh, weighing
## blood count and clotting
anemia panel = anemia profile, anemia workup, anemia labs
blood type = blood group
cbc with differential = complete blood count with differential
complete blood count = blood count, cbc, full blood count, fbc, blood counts
coombs test
d-dimer = d dimer
ecog performance status = ecog, ecog scale
erythrocyte sedimentation rate = esr, sed rate, sedimentation rate
ferritin
folate level = serum folate
hematocrit = haematocrit
hemoglobin = haemoglobin, hgb, hb
hemoglobin electrophoresis
inr = international normalized ratio, pt/inr
iron studies = iron panel, iron levels, iron level, iron profile, iron test
mcv = mean corpuscular volume
partial thromboplastin time = ptt, aptt
peripheral smear = blood smear, blood film, malaria blood films
platelet count = platelets
prothrombin time
red blood cell count = red cell count, red blood cells
reticulocyte count
vitamin b12 level = b12 level
white blood cell count = white count, wbc, white cell count, white blood cells, white cells
## chemistry
albumin
alkaline phosphatase = alk phos, alp
alt = alanine aminotransferase, alanine transaminase
ammonia level
amylase
ast = aspartate aminotransferase
basic metabolic panel = bmp, chem-7, chem 7
bicarbonate level
bilirubin = total bilirubin
blood gas = arterial blood gas, abg
blood glucose = blood sugar, sugar, glucose, sugars, blood sugars, sugar level, sugar levels, glucose level, blood sugar level, blood sugar levels, sugar reading, blood glucose level
blood urea nitrogen = bun, urea
bnp = brain natriuretic peptide, nt-probnp, pro-bnp
c-reactive protein = crp
calcium = calcium level, serum calcium
cardiac enzymes = heart enzymes, cardiac enzyme profile
cholesterol level = total cholesterol, cholesterol, cholesterol levels, cholesterol check, cholesterol test
comprehensive metabolic panel = cmp, chem-12, chem 12
creatine kinase = ck, cpk
creatinine = creatinine level, serum creatinine
electrolyte panel = urea and electrolytes, u&es, electrolytes level, u and e
fasting glucose = fasting blood sugar, fasting sugar, fasting blood glucose, fasting sugars, morning blood sugar
free t3
free t4
gfr = glomerular filtration rate, egfr
ggt = gamma gt, gamma-glutamyl transferase
glucose tolerance test = sugar test in pregnancy
hdl = good cholesterol, hdl cholesterol
hemoglobin a1c = a1c, hba1c, hemoglobin a one c, haemoglobin a1c, glycated hemoglobin, three month sugar, a one c, hgb a1c, a1 c, long-term sugar, hemoglobin a 1 c
home glucose = home blood sugars, blood sugars at home, home blood glucose, home blood sugar, blood sugar readings
kidney function = kidney function tests, renal function, kidney function test, renal panel, kidney tests
lactate = lactic acid level
ldh = lactate dehydrogenase
ldl = bad cholesterol, ldl cholesterol
lipase
lipid panel = lipids, lipid profile, cholesterol panel, fasting lipids, lipid levels
liver function tests = lfts, liver tests, liver function, liver enzymes, liver function test, hepatic panel, liver panel
magnesium = magnesium level, mag level
metabolic panel
non-hdl cholesterol = non-hdl
phosphate level = phosphorus
potassium = potassium level, serum potassium
procalcitonin
sodium = sodium level, serum sodium
t4 = thyroxine level
thyroid function tests = thyroid panel, thyroid function, thyroid tests, thyroid test, thyroid levels, tfts, thyroid blood work, thyroid level, thyroid labs
triglycerides = triglyceride level
troponin = troponins, troponin level
tsh = thyroid stimulating hormone
uric acid = uric acid level
vitamin d = vitamin d level, 25-hydroxy vitamin d, vitamin d test
## hormones, markers, antibodies
afp = alpha-fetoprotein
aldosterone level = aldosterone, serum aldosterone
allergy testing = allergy test, skin prick test, ige test, allergy blood test
ana = antinuclear antibody
anti-ccp
autoimmune panel = autoimmune screen, autoimmune blood tests
ca-125 = ca 125
cd4 count = cd 4 count
cea = carcinoembryonic antigen
celiac screen = ttg antibodies, coeliac screen, celiac panel
complement levels
cortisol = cortisol level, morning cortisol, salivary cortisol
dexamethasone suppression test
digoxin level
drug level
estradiol level
fsh = follicle stimulating hormone
growth hormone level
hcv antibody = hepatitis c antibody, hep c antibody
hcv genotype = hepatitis c genotype
hcv rna = hepatitis c viral load, hepatitis c rna
hepatitis panel = hepatitis screen, hepatitis serology
hiv test = hiv screen
hiv viral load
inflammatory markers = inflammation markers
insulin level
lithium level
lyme titer = lyme test, lyme antibodies
mmr titer = measles titer
parathyroid hormone = pth
patch testing = patch test, patch tests
pregnancy test = hcg test, beta hcg, urine pregnancy test, serum hcg
prolactin level = prolactin
psa = prostate specific antigen, psa test, prostate blood test
renin level = renin
rheumatoid factor
testosterone = testosterone level, testosterone levels
viral load
western blot
## urine, stool, swabs
24-hour urine = 24 hour urine, twenty-four hour urine, urine collection
albumin creatinine ratio
blood culture = blood cultures
cologuard
covid test = covid-19 test, covid swab, coronavirus test, covid pcr, lateral flow test
csf analysis = spinal fluid test
drug screen = urine drug screen, tox screen, toxicology screen
fecal calprotectin = calprotectin
fecal occult blood test = hemoccult, stool guaiac, guaiac
fit test = fecal immunochemical test
flu test = flu swab, influenza test
genetic testing = genetic test, genetic tests
h. pylori test = h pylori breath test, h pylori stool test, urea breath test
monospot = mono test, mono spot
sputum culture
sputum sample
std screen = sti screen, std test, sti test, sexual health screen, std testing
stool culture
stool sample = stool test, poo sample, stool studies, stool specimen
strep test = rapid strep, rapid strep test, strep swab
swab = swabs
tb test = tuberculosis test, mantoux, skin test for tb, quantiferon
throat culture
throat swab
urinalysis = urine test, urine dipstick, urine dip, ua, dipstick, urine tests, pee test, test your urine
urine culture = culture of your urine
urine microalbumin = microalbumin
urine protein
urine sample = pee sample, urine specimen, wee sample
vaginal swab
wound culture = wound swab
## blood tests in general
labs = blood work, bloodwork, lab work, blood test, blood tests, lab tests, laboratory tests, bloods, some labs, labwork, routine labs, blood draw, laboratory work, blood testing, routine bloods, lab test
pathology = pathology report, histology
test results = results, lab results, blood results
tests = further tests, further testing, investigations, further investigations, testing, more tests
## imaging
abdominal ct = ct of the abdomen
abdominal ultrasound = ultrasound of the abdomen, belly ultrasound, ultrasound of your tummy
angiogram = angiography
ankle brachial index = abi
arterial ultrasound = arterial doppler
barium swallow = esophagram
bone density scan = dexa, dexa scan, bone density test, bone scan density, bone density
bone scan
brain mri = mri of the brain, mri of the head, head mri
brain scan
carotid ultrasound = carotid doppler, ultrasound of the carotids, carotid scan, ultrasound of the carotid arteries
chest ct = ct of the chest, ct chest, cat scan of the chest
chest x-ray = cxr, x-ray of the chest, chest film, chest radiograph
coronary angiogram = coronary angiography
coronary calcium score = calcium score
ct abdomen and pelvis = ct scan of the abdomen and pelvis, ct of the abdomen and pelvis
ct angiogram = cta
ct scan = cat scan, ct, cat scans, computed tomography
doppler ultrasound = doppler, venous doppler, duplex ultrasound
head ct = ct of the head, ct head, ct of the brain, ct head scan
head scan
hida scan
imaging = further imaging, scans, scan, imaging studies
intravenous pyelogram = ivp
kub x-ray = kub
leg ultrasound
liver ultrasound = ultrasound of the liver
mammogram = mammography, breast x-ray, mammograms
mrcp
mri = mri scan, magnetic resonance imaging, mris
myelogram
panorex
pelvic ultrasound = ultrasound of the pelvis
pet scan = pet/ct, pet ct
prenatal ultrasound = pregnancy scan, dating scan, anatomy scan
renal artery ultrasound = ultrasound of the renal arteries
renal ultrasound = kidney ultrasound, ultrasound of your kidneys, ultrasound of the kidneys, kidney scan
right upper quadrant ultrasound = gallbladder ultrasound, ultrasound of the gallbladder
swallow study
thyroid ultrasound = ultrasound of the thyroid
transvaginal ultrasound
ultrasound = sonogram, ultrasound scan, sonography
ultrasound elastography = fibroscan, elastography, liver elastography
upper gi series
v/q scan = ventilation perfusion scan
x-ray = x-rays, xray, xrays, x rays, radiograph, radiographs
## heart, lung, nerve tests
ambulatory blood pressure monitoring = 24-hour blood pressure monitor, abpm
anxiety screening = gad-7
depression screening = phq-9, phq9, mood screening questionnaires, depression questionnaire
echocardiogram = echo, ultrasound of the heart, ultrasound of your heart, heart ultrasound, cardiac echo, heart scan
eeg = electroencephalogram, brain wave test
ejection fraction = ef, pumping function, pumping function of the heart
electrocardiogram = ekg, ecg, heart tracing, 12-lead, electrocardiograph
electromyography = emg
event monitor
eye test = eye exam, vision test, sight test, eye examination, vision screening
fundoscopy = dilated eye exam, retinal screening
hearing test = audiogram, audiology test, hearing check, hearing tests
heart monitor = 24-hour heart monitor
holter monitor
hpv test
loop recorder
memory test = cognitive test
mmse = mini mental
moca
myocardial perfusion scan = nuclear stress test, perfusion scan
nerve conduction study = nerve conduction studies, nerve studies, nerve test
pap smear = pap test, pap, smear test, cervical smear, cervical screening, paps, smear
pulmonary function tests = pfts, pulmonary function test, lung function test, breathing test, lung function tests
sleep study = polysomnogram, sleep test, home sleep study
spirometry
stress echocardiogram = stress echo
stress test = treadmill test, exercise stress test, cardiac stress test, exercise test
tilt table test
urodynamics = urodynamic testing
`
