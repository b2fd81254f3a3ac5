/** Conditions of the heart, the vessels, the airways and sleep. A row: `name [ICD-10-CM code] = other words`, with a code where the name alone leads to one. */
export const CONDITIONS_OF_HEART_AND_LUNGS = `
## blood pressure
hypertension [I10] = high blood pressure, essential hypertension, high bp, htn, hypertensive, blood pressure problem, pressure problems, primary hypertension, high blood, bp problems
hypertensive crisis [I16.9] = hypertensive emergency, hypertensive urgency
hypotension [I95.9] = low blood pressure, low bp
orthostatic hypotension [I95.1] = postural hypotension, blood pressure drops when standing
preeclampsia [O14.90] = pre-eclampsia, toxemia of pregnancy
pulmonary hypertension [I27.20]
resistant hypertension [I1A.0] = refractory hypertension
secondary hypertension [I15.9]
white coat hypertension = white coat syndrome
## coronary disease
acute coronary syndrome [I24.9] = acs
angina [I20.9] = angina pectoris
coronary artery disease [I25.10] = cad, coronary heart disease, ischemic heart disease, ischaemic heart disease, blocked arteries, clogged arteries, blocked artery, ihd, coronary disease, blockage in the heart, narrowed heart arteries, furred up arteries, blocked heart arteries, clogged heart arteries
coronary artery spasm [I20.1] = coronary spasm, prinzmetal angina
heart attack = myocardial infarction, mi, heart attacks, cardiac infarction, coronary thrombosis
heart disease [I51.9] = cardiac disease, heart problems, heart trouble, heart condition, cardiac problems, heart problem, cardiovascular disease, heart issues, dodgy heart, bad heart, dicky heart, dodgy ticker, dicky ticker, bad ticker
nstemi
stable angina
stemi
unstable angina [I20.0]
## heart muscle and valves
abnormal heart valve = heart valve problem, valve disease, valvular heart disease, leaky valve, leaking valve, bad valve, leaky heart valve, dodgy heart valve, dodgy valve, faulty heart valve, faulty valve, bad heart valve
acute heart failure exacerbation
acute on chronic heart failure
aortic regurgitation [I35.1] = aortic insufficiency
aortic stenosis [I35.0] = aortic valve stenosis, narrowed aortic valve
atrial septal defect [Q21.10] = asd, hole in the heart
bicuspid aortic valve [Q23.81]
cardiac amyloidosis = heart amyloid
cardiac arrest [I46.9] = heart stopped
cardiomegaly [I51.7] = enlarged heart, big heart
cardiomyopathy [I42.9] = weak heart muscle
congenital heart disease [Q24.9] = congenital heart defect, born with a heart problem
congestive heart failure [I50.9] = heart failure, chf, congestive cardiac failure, weak heart, ccf
diastolic heart failure [I50.30] = hfpef, heart failure with preserved ejection fraction
dilated cardiomyopathy [I42.0]
endocarditis [I38] = infective endocarditis, heart valve infection, subacute bacterial endocarditis
heart failure exacerbation = exacerbation of heart failure, chf exacerbation, decompensated heart failure
heart murmur [R01.1] = murmur
hypertrophic cardiomyopathy [I42.2] = hocm, thick heart muscle
left ventricular dysfunction = reduced left ventricular function, reduced lv function, lv dysfunction, reduced heart function, left ventricular systolic dysfunction, reduced left ventricular dysfunction
left ventricular hypertrophy [I51.7] = lvh
mitral regurgitation [I34.0] = mitral insufficiency, leaky mitral valve
mitral stenosis [I34.2]
mitral valve prolapse [I34.1] = mvp, floppy valve
myocarditis [I51.4] = inflamed heart
patent ductus arteriosus [Q25.0] = pda
patent foramen ovale [Q21.12] = pfo
pericardial effusion [I31.39] = fluid around the heart
pericarditis [I31.9]
reduced ejection fraction = low ejection fraction
rheumatic fever [I00]
systolic heart failure [I50.20] = hfref, heart failure with reduced ejection fraction
tricuspid regurgitation [I36.1] = tricuspid insufficiency
ventricular septal defect [Q21.0] = vsd
## heart rhythm
arrhythmia [I49.9] = irregular heartbeat, irregular heart beat, heart arrhythmia, dysrhythmia, irregular heart rhythm, cardiac arrhythmia, abnormal heart rhythm, heart rhythm problem, heart rhythm disorder
atrial fibrillation [I48.91] = afib, a-fib, a fib, af, atrial fib
atrial flutter [I48.92] = a-flutter
bradycardia [R00.1] = slow heart rate, slow heartbeat
bundle branch block = left bundle branch block, right bundle branch block, lbbb, rbbb
ectopic beats [I49.49] = extra beats, extra heartbeats, ectopic beat
heart block = av block, atrioventricular block
long qt syndrome [I45.81] = long qt, prolonged qt
paroxysmal atrial fibrillation [I48.0]
postural orthostatic tachycardia syndrome [G90.A] = pots, pots syndrome
premature ventricular contractions [I49.3] = pvcs
sick sinus syndrome [I49.5]
supraventricular tachycardia [I47.10] = svt
tachycardia [R00.0] = fast heart rate, fast heartbeat
ventricular fibrillation [I49.01] = v-fib, vfib
ventricular tachycardia [I47.20] = v-tach, vtach
wolff-parkinson-white syndrome [I45.6] = wpw
## vessels
abdominal aortic aneurysm [I71.40] = aaa, triple a
aneurysm [I72.9]
aortic aneurysm [I71.9]
aortic dissection [I71.00] = torn aorta
ascending aortic aneurysm
atherosclerosis [I70.90] = plaque in the arteries, arteriosclerosis, hardening of the arteries
blood clot = blood clots, clot, thrombosis, clots, thrombus
carotid artery stenosis [I65.29] = carotid stenosis, carotid artery disease, blocked carotid, carotid blockage
chronic venous insufficiency [I87.2] = venous insufficiency, poor circulation in the veins, bad veins, venous reflux
claudication = intermittent claudication, leg cramps when walking
deep vein thrombosis = dvt, clot in the leg, blood clot in the leg, deep venous thrombosis, leg clot, leg blood clots, blood clots in the legs, economy class syndrome, clot in the calf vein
giant cell arteritis [M31.6] = temporal arteritis
hemorrhoids [K64.9] = haemorrhoids, piles, hemorrhoid
lymphedema [I89.0] = lymphoedema
peripheral artery disease [I73.9] = peripheral arterial disease, pad, peripheral vascular disease, pvd
phlebitis [I80.9] = superficial thrombophlebitis, thrombophlebitis
polyarteritis nodosa
poor circulation = bad circulation, poor circulation in the legs
pulmonary embolism [I26.99] = pe, clot in the lung, blood clot in the lung, clot on the lung, blood clot on the lung, pulmonary embolus
raynaud's disease [I73.00] = raynaud's, raynaud's phenomenon, raynauds, raynaud's syndrome
renal artery stenosis [I70.1]
spider veins [I78.1]
takayasu arteritis [M31.4]
thoracic aortic aneurysm
thromboembolism = venous thromboembolism, vte
varicose veins = varicosities, varicose vein
vasculitis [I77.6]
venous ulcer = venous stasis ulcer
## airway
acute bronchitis [J20.9]
asthma [J45.909] = asthmatic, bronchial asthma
asthma exacerbation [J45.901] = asthma attack, asthma flare, asthma flare-up
bronchiectasis [J47.9]
bronchiolitis [J21.9]
bronchitis [J40] = chest cold
chronic bronchitis [J42]
chronic obstructive pulmonary disease [J44.9] = copd, chronic obstructive lung disease, chronic obstructive airway disease, smoker's lung
copd exacerbation [J44.1] = copd flare, copd flare-up, exacerbation of copd
croup [J05.0]
cystic fibrosis [E84.9] = cf
emphysema [J43.9]
exercise-induced asthma [J45.990] = exercise-induced bronchospasm
reactive airway disease
vocal cord dysfunction [J38.3]
whooping cough [A37.90] = pertussis
## lung
acute respiratory distress syndrome [J80] = ards
alpha-1 antitrypsin deficiency [E88.01] = alpha-1
asbestosis [J61] = asbestos on the lungs
aspiration pneumonia [J69.0]
atelectasis [J98.11] = collapsed lung base
collapsed lung [J93.9] = pneumothorax
community-acquired pneumonia [J18.9]
covid-19 [U07.1] = covid, covid 19, coronavirus, corona virus, covid infection, sars-cov-2
hypersensitivity pneumonitis [J67.9] = farmer's lung, bird fancier's lung
interstitial lung disease [J84.9] = ild, lung scarring, scarred lungs, scarring on the lungs
latent tuberculosis [Z22.7] = latent tb
long covid [U09.9] = post-covid syndrome, long haul covid
lower respiratory infection [J22] = chest infection, lower respiratory tract infection, lrti, lower respiratory infections
lung abscess [J85.2]
lung disease [J98.4] = lung problems, lung trouble
lung infection = lung infections
lung nodule [R91.1] = pulmonary nodule, spot on the lung, spot on my lung, lung nodules, nodule in the lung
pleural effusion [J90] = fluid around the lung, fluid around my lungs, fluid around the lungs
pleurisy [R09.1]
pneumonia [J18.9] = bronchopneumonia
pneumonitis = lupus pneumonitis
pulmonary edema [J81.1] = pulmonary oedema, fluid in the lungs, water in the lungs, fluid in my lungs
pulmonary fibrosis [J84.10] = idiopathic pulmonary fibrosis, ipf
respiratory failure [J96.90]
rsv infection [B97.4] = rsv, respiratory syncytial virus
sarcoidosis [D86.9] = sarcoid
silicosis [J62.8]
tuberculosis [A15.9] = tb, consumption
walking pneumonia [J18.9]
## nose and throat
acute pharyngitis [J02.9]
acute sinusitis [J01.90]
acute tonsillitis [J03.90]
adenoid hypertrophy [J35.2] = enlarged adenoids
allergic rhinitis [J30.9] = nasal allergies
chronic sinusitis = chronic sinus problems
common cold [J00] = a cold, head cold, cold symptoms
deviated septum [J34.2] = deviated nasal septum, crooked septum
environmental allergies
epiglottitis [J05.10]
hay fever [J30.1] = pollen allergy, hayfever
influenza [J11.1] = the flu, flu
influenza a
influenza b
laryngitis [J04.0]
laryngopharyngeal reflux = silent reflux
mononucleosis [B27.90] = mono, glandular fever, infectious mononucleosis, kissing disease, epstein-barr, epstein barr virus
nasal polyps [J33.9] = nasal polyp
peritonsillar abscess [J36] = quinsy
pharyngitis [J02.9] = throat infection
seasonal allergies [J30.2] = seasonal allergic rhinitis, seasonal allergy, sinus allergies
sinus problems = sinus trouble
sinusitis = sinus infection, sinus infections
strep throat [J02.0] = streptococcal pharyngitis, strep, strep infection
tonsillar hypertrophy [J35.1] = enlarged tonsils
tonsillitis [J03.90] = infected tonsils, inflamed tonsils
upper respiratory infection [J06.9] = uri, upper respiratory tract infection, urti
viral upper respiratory infection [J06.9] = viral uri
vocal cord polyp [J38.1] = vocal cord nodule
## sleep
central sleep apnea [G47.31]
chronic insomnia [G47.00]
circadian rhythm disorder [G47.20] = shift work disorder
insomnia [G47.00]
narcolepsy [G47.419]
obstructive sleep apnea [G47.33] = osa, obstructive sleep apnoea
restless legs syndrome [G25.81] = restless leg syndrome, restless legs, rls, restless leg
sleep apnea [G47.30] = sleep apnoea
sleep paralysis = sleep paralysis episodes
sleepwalking [F51.3] = sleep walking
`
