/** Vital signs and laboratory tests. A row: `name = other words`. */
export const TESTS = `
## vital signs
apgar score = apgar
birth weight = weight at birth, weigh at birth
blood pressure = bp, pressures, blood pressures, blood pressure reading, blood pressure readings
bmi = body mass index
diastolic blood pressure = diastolic
glasgow coma scale = gcs, glasgow coma score
head circumference = head measurement, size of the head
heart rate = pulse, pulse rate, resting heart rate, heart beat rate
height
home blood pressure = blood pressure at home, home blood pressures, home blood pressure readings
lying and standing blood pressure = orthostatic blood pressures, orthostatics, lying and standing blood pressures, orthostatic vitals, orthostatic vital signs
oxygen saturation = o2 sat, oxygen, oxygenation, satting, pulse ox, oxygen level, sats, o2 saturation, oxygen sats, spo2, oxygen levels, o2 sats, saturation, pulse oximetry, oxygen sat, oxygen saturations, sat level, oxygen reading
pain score = pain scale, pain level, pain out of ten
peak flow = peak flow meter, peak expiratory flow
respiratory rate = breathing rate, respiration, respirations, resp rate
systolic blood pressure = systolic
temperature = temp, body temperature
waist circumference
weight = weigh, weighing, body weight
## blood count and clotting
anemia panel = anemia profile, anemia workup, anemia labs
blood type = blood group
cbc with differential = complete blood count with differential
clotting screen = coagulation studies, clotting tests, coagulation screen, clotting test, coag panel, coagulation tests
complete blood count = blood count, cbc, full blood count, fbc, blood counts, full blood counts, cbcs, blood count test
coombs test
d-dimer = d dimer
ecog performance status = ecog, ecog scale
erythrocyte sedimentation rate = esr, sed rate, sedimentation rate
factor v leiden test = factor five leiden test
ferritin = iron stores, ferritin level, iron store
folate level = serum folate
hematocrit = haematocrit
hemoglobin = haemoglobin, hgb, hb, hemoglobin level, haemoglobin level, haemoglobin count, hemoglobin count
hemoglobin electrophoresis
inr = international normalized ratio, pt/inr
iron studies = iron panel, iron levels, iron level, iron profile, iron test
lymphocyte count = lymphocytes
mcv = mean corpuscular volume
neutrophil count = neutrophils, absolute neutrophil count
partial thromboplastin time = ptt, aptt
peripheral smear = blood smear, blood film, malaria blood films
platelet count = platelets
prothrombin time
red blood cell count = red cell count, red blood cells
reticulocyte count
sickle cell screen = sickle cell test, sickle test
thrombophilia screen = clotting disorder screen, hypercoagulable workup
transferrin saturation = iron saturation
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
blood alcohol level = alcohol level in blood, blood alcohol
blood gas = arterial blood gas, abg
blood glucose = blood sugar, sugar, glucose, sugars, blood sugars, sugar level, sugar levels, glucose level, blood sugar level, blood sugar levels, sugar reading, blood glucose level
blood ketones = ketone level, blood ketone level
blood osmolality = serum osmolality
blood urea nitrogen = bun, urea
bnp = brain natriuretic peptide, nt-probnp, pro-bnp
c-reactive protein = crp
calcium = calcium level, serum calcium
cardiac enzymes = heart enzymes, cardiac enzyme profile
chloride level = serum chloride
cholesterol level = total cholesterol, cholesterol, cholesterol levels, cholesterol check, cholesterol test
comprehensive metabolic panel = cmp, chem-12, chem 12
creatine kinase = ck, cpk
creatinine = creatinine level, serum creatinine
cystatin c
electrolyte panel = urea and electrolytes, u&es, electrolytes level, u and e
fasting glucose = fasting blood sugar, fasting sugar, fasting blood glucose, fasting sugars, morning blood sugar
free t3
free t4
fructosamine
gfr = glomerular filtration rate, egfr
ggt = gamma gt, gamma-glutamyl transferase
glucose tolerance test = sugar test in pregnancy
hdl = good cholesterol, hdl cholesterol
hemoglobin a1c = a1c, hba1c, hemoglobin a one c, haemoglobin a1c, glycated hemoglobin, three month sugar, a one c, hgb a1c, a1 c, long-term sugar, hemoglobin a 1 c
home glucose = home blood sugars, blood sugars at home, home blood glucose, home blood sugar, blood sugar readings, finger stick readings, finger pricks at home, home sugar readings, finger-prick readings
homocysteine = homocysteine level
kidney function = kidney function tests, renal function, kidney function test, renal panel, kidney tests, kidney blood test, kidney blood tests, kidney labs, kidney bloods
lactate = lactic acid level
ldh = lactate dehydrogenase
ldl = bad cholesterol, ldl cholesterol
lipase
lipid panel = lipids, lipid profile, cholesterol panel, fasting lipids, lipid levels
lipoprotein a = lipoprotein little a
liver function tests = lfts, liver tests, liver function, liver enzymes, liver function test, hepatic panel, liver panel, liver blood tests, liver numbers, liver bloods, liver labs, liver blood test, liver profile
magnesium = magnesium level, mag level
metabolic panel
non-hdl cholesterol = non-hdl
phosphate level = phosphorus
potassium = potassium level, serum potassium
procalcitonin
random glucose = random blood sugar, random sugar
sodium = sodium level, serum sodium
t4 = thyroxine level
thyroglobulin
thyroid function tests = thyroid panel, thyroid function, thyroid tests, thyroid test, thyroid levels, tfts, thyroid blood work, thyroid level, thyroid labs, thyroid bloods, thyroid blood test, thyroid blood tests, thyroid numbers, thyroid profile
total protein
triglycerides = triglyceride level
troponin = troponins, troponin level
tsh = thyroid stimulating hormone
uric acid = uric acid level
vitamin d = vitamin d level, 25-hydroxy vitamin d, vitamin d test
## hormones, markers, antibodies
afp = alpha-fetoprotein
aldosterone level = aldosterone, serum aldosterone
allergy testing = allergy test, skin prick test, ige test, allergy blood test
amh = anti-mullerian hormone, ovarian reserve test
ana = antinuclear antibody
anca = antineutrophil antibody
anti-ccp
antiphospholipid antibodies = lupus anticoagulant
autoimmune panel = autoimmune screen, autoimmune blood tests
ca 19-9
ca-125 = ca 125
cd4 count = cd 4 count
cea = carcinoembryonic antigen
celiac screen = ttg antibodies, coeliac screen, celiac panel, gluten blood test, celiac blood test, coeliac blood test, coeliac bloods, celiac test
complement levels
cortisol = cortisol level, morning cortisol, salivary cortisol
dexamethasone suppression test
dhea level = dheas
digoxin level
drug level
estradiol level
fsh = follicle stimulating hormone
growth hormone level
hcv antibody = hepatitis c antibody, hep c antibody
hcv genotype = hepatitis c genotype
hcv rna = hepatitis c viral load, hepatitis c rna
hepatitis panel = hepatitis screen, hepatitis serology, hepatitis tests, hepatitis blood tests, hepatitis test
hiv test = hiv screen
hiv viral load
hla-b27
hormone levels = hormone tests, hormone blood tests, hormone panel, hormone bloods, hormone profile
immunoglobulins = immunoglobulin levels
inflammatory markers = inflammation markers
insulin level
lh = luteinizing hormone
lithium level
lyme titer = lyme test, lyme antibodies
metanephrines = plasma metanephrines
mmr titer = measles titer
parathyroid hormone = pth
patch testing = patch test, patch tests
pregnancy test = hcg test, beta hcg, urine pregnancy test, serum hcg, urine hcg, hcg, pregnancy tests, blood pregnancy test
progesterone level
prolactin level = prolactin
psa = prostate specific antigen, psa test, prostate blood test
quantitative immunoglobulin e = ige level, total ige
renin level = renin
rheumatoid factor
serum protein electrophoresis = spep, myeloma screen, protein electrophoresis
shbg = sex hormone binding globulin
syphilis test = rpr, syphilis serology, syphilis blood test
testosterone = testosterone level, testosterone levels
thyroid antibodies = thyroid antibody test, tpo antibodies, anti-tpo
trough level = drug trough
tryptase
varicella titer = chickenpox antibodies, chickenpox titer
viral load
western blot
## urine, stool, swabs
24-hour urine = 24 hour urine, twenty-four hour urine, urine collection
albumin creatinine ratio
bacterial vaginosis swab = bv swab
blood culture = blood cultures
chlamydia test = chlamydia swab, gonorrhea and chlamydia test, chlamydia screen
clostridium difficile test = c diff test, c. diff test
cologuard
covid test = covid-19 test, covid swab, coronavirus test, covid pcr, lateral flow test, covid tests, rapid covid test, home covid test, lateral flow
csf analysis = spinal fluid test
drug screen = urine drug screen, tox screen, toxicology screen
fecal calprotectin = calprotectin
fecal occult blood test = hemoccult, stool guaiac, guaiac
fetal fibronectin test
fit test = fecal immunochemical test, bowel screening test, bowel cancer screening kit, poo stick test, bowel screening kit
flu test = flu swab, influenza test
genetic testing = genetic test, genetic tests
group b strep swab = gbs swab, group b strep test
h. pylori test = h pylori breath test, h pylori stool test, urea breath test
monospot = mono test, mono spot
mrsa swab = mrsa screen
mycoplasma test
nasal swab = nose swab, swab up the nose
ova and parasites = stool ova and parasites, parasite stool test
ph probe = acid study, twenty-four hour ph study, 24-hour ph study
rsv test = rsv swab
semen analysis = sperm test, sperm count, semen test, sperm analysis
skin scraping = skin scrapings, koh prep, koh test, scraping of the skin
sputum culture
sputum sample
std screen = sti screen, std test, sti test, sexual health screen, std testing, sexual health tests, sti tests, std tests, sti testing, sexual health test
stool culture
stool sample = stool test, poo sample, stool studies, stool specimen
strep test = rapid strep, rapid strep test, strep swab
swab = swabs
tb test = tuberculosis test, mantoux, skin test for tb, quantiferon
throat culture
throat swab = swab of the throat, swab of your throat
trichomonas test = wet prep, wet mount
urinalysis = urine test, urine dipstick, urine dip, ua, dipstick, urine tests, pee test, test your urine, urine dip test, dip of the urine, dip your urine, urine check, wee test, dipping the urine
urine culture = culture of your urine
urine cytology
urine microalbumin = microalbumin
urine protein
urine protein creatinine ratio = protein creatinine ratio
urine sample = pee sample, urine specimen, wee sample, water sample, sample of urine, sample of water, specimen of urine, sample of wee, sample of pee
vaginal swab
viral swab = respiratory viral panel, respiratory panel, viral panel
wound culture = wound swab
## blood tests in general
biopsy result = biopsy results, biopsy report
finger prick test = finger stick test, finger-stick, finger stick, fingerstick, finger prick
labs = blood work, bloodwork, lab work, blood test, blood tests, lab tests, laboratory tests, bloods, some labs, labwork, routine labs, blood draw, laboratory work, blood testing, routine bloods, lab test, blood checks, blood sample, blood samples, fasting blood work, bloodworks, lab studies, fasting labs, fasting bloods, blood panel, lab panel, blood panels
pathology = pathology report, histology
test results = results, lab results, blood results, test result, lab result, lab findings, results of the tests, blood test results, blood test result
tests = further tests, further testing, investigations, further investigations, testing, more tests
`
