/** Conditions of the mind, the nervous system, the ear and the eye. A row: `name [ICD-10-CM code] = other words`, with a code where the name alone leads to one. */
export const CONDITIONS_OF_MIND_AND_NERVES = `
## mood and mind
adjustment disorder [F43.20]
agoraphobia [F40.00]
alcohol use disorder = alcoholism, alcohol abuse, alcohol dependence, alcoholic, alcohol addiction, drinking problem, alcohol problem, drink problem, problem with drink, problem with alcohol
anorexia nervosa [F50.00]
anxiety [F41.9] = anxiety disorder, anxious, nerves, bad nerves, anxiousness, anxiety issues, suffers with nerves, suffer with nerves, suffers from nerves, bad with nerves, trouble with nerves
attention deficit hyperactivity disorder [F90.9] = adhd, add, attention deficit disorder, attention-deficit hyperactivity disorder
autism [F84.0] = autistic, autism spectrum disorder, asd autism, asperger's, aspergers, on the spectrum, on the autism spectrum
behavioral problems = behavioural problems, behavior problems
bereavement = grief, grieving
binge eating disorder [F50.819] = binge eating
bipolar disorder [F31.9] = bipolar, manic depression, manic depressive
body dysmorphic disorder [F45.22]
borderline personality disorder [F60.3] = bpd
bulimia [F50.20] = bulimia nervosa
burnout [Z73.0] = burn out
conduct disorder [F91.9]
conversion disorder [F44.9] = functional neurological disorder
depression [F32.A] = depressive disorder, clinical depression, depressive illness
developmental delay [R62.50] = developmentally delayed
dissociative disorder
down syndrome [Q90.9] = down's syndrome, downs syndrome, trisomy 21
drug use disorder [F19.10] = drug abuse, drug addiction, substance abuse, substance use disorder, addiction, drug problem, drug habit, problem with drugs
dyslexia [R48.0]
eating disorder [F50.9]
enuresis [N39.44] = bedwetting, bed-wetting, bed wetting, wets the bed
gender dysphoria [F64.9]
generalized anxiety disorder [F41.1] = generalised anxiety disorder, gad
intellectual disability [F79] = mental retardation
learning disability [F81.9] = learning disorder, learning difficulties
major depressive disorder [F32.9] = major depression, mdd
mental illness [F99] = mental health problems, mental health issues, mental health condition, psychiatric illness
mood disorder [F39]
nervous breakdown = mental breakdown
nicotine dependence [F17.200] = tobacco dependence, nicotine addiction, tobacco use disorder
obsessive-compulsive disorder [F42.9] = ocd, obsessive compulsive disorder
opioid use disorder = opioid dependence, opioid addiction, heroin addiction, opiate addiction
panic disorder [F41.0]
paranoia [F22] = paranoid
paranoid schizophrenia [F20.0]
personality disorder [F60.9]
phobia [F40.9] = phobias
post-traumatic stress disorder [F43.10] = ptsd, posttraumatic stress disorder
postpartum depression [F53.0] = postnatal depression, baby blues
premenstrual dysphoric disorder [F32.81] = pmdd
psychosis [F29] = psychotic episode
schizoaffective disorder [F25.9]
schizophrenia [F20.9] = schizophrenic
seasonal affective disorder = winter depression, sad disorder
self-neglect
social anxiety disorder [F40.10] = social anxiety, social phobia
somatic symptom disorder [F45.1]
speech delay [F80.9] = language delay, delayed speech
stress disorder [F43.9]
tic disorder [F95.9] = tics, tic, nervous tic
tourette's syndrome [F95.2] = tourette's, tourettes, tourette syndrome
work stress [Z56.6] = stress at work, work-related stress
## headache
cluster headache [G44.009] = cluster headaches
idiopathic intracranial hypertension [G93.2] = pseudotumor cerebri
medication overuse headache [G44.40] = rebound headache, rebound headaches
migraine [G43.909] = migraines, migraine headache, migraine headaches
migraine with aura [G43.109]
migraine without aura [G43.009]
occipital neuralgia [M54.81]
tension headache [G44.209] = tension headaches, tension type headache, stress headache, tension-type headache
trigeminal neuralgia [G50.0]
## stroke and bleeding
brain aneurysm [I67.1] = cerebral aneurysm
brain hemorrhage [I61.9] = brain bleed, bleeding in the brain, intracranial bleeding, intracranial hemorrhage, brain haemorrhage, cerebral hemorrhage, bleed on the brain, hemorrhagic stroke
stroke = cva, cerebrovascular accident, ischemic stroke, strokes, cerebral infarction
subarachnoid hemorrhage [I60.9] = subarachnoid haemorrhage
subdural hematoma [I62.00] = subdural haematoma, subdural hemorrhage
transient global amnesia [G45.4]
transient ischemic attack [G45.9] = tia, mini stroke, mini-stroke, ministroke, transient ischaemic attack, tias, mini strokes, warning stroke
## brain and spinal cord
alzheimer's disease [G30.9] = alzheimer's, alzheimers, alzheimer disease
amyotrophic lateral sclerosis [G12.21] = als, motor neurone disease, lou gehrig's disease, motor neuron disease
arnold-chiari malformation [Q07.00] = chiari malformation
brain abscess [G06.0]
brain tumor [D49.6] = brain tumour, tumor in the brain
cerebral palsy [G80.9]
cerebral small vessel disease
concussion = mild head injury, mild traumatic brain injury
craniopharyngioma [D44.4]
delirium [R41.0] = acute confusional state
dementia [F03.90] = senile dementia
dystonia [G24.9]
encephalitis [G04.90]
epilepsy [G40.909] = seizure disorder, epileptic, epileptic fits
essential tremor [G25.0] = benign tremor
febrile seizure [R56.00] = febrile convulsion, febrile seizures
hemiparesis
hemiplegia [G81.90] = paralyzed on one side
huntington's disease [G10]
hydrocephalus [G91.9] = water on the brain
lewy body dementia [G31.83]
meningioma [D32.9]
meningitis [G03.9]
mild cognitive impairment [G31.84] = mci
multiple sclerosis [G35.D] = ms
muscular dystrophy [G71.00]
myasthenia gravis [G70.00]
myelopathy [G95.9]
neurofibromatosis [Q85.00]
normal pressure hydrocephalus [G91.2]
paralysis [G83.9]
paraplegia [G82.20]
parkinson's disease [G20.A1] = parkinson's, parkinsons, parkinson disease
parkinsonism
quadriplegia [G82.50] = tetraplegia
spina bifida [Q05.9]
spinal cord injury
spinal muscular atrophy [G12.9] = sma
syringomyelia [G95.0]
traumatic brain injury = tbi
vascular dementia [F01.50]
## nerves
autonomic neuropathy [G90.9] = dysautonomia
bell's palsy [G51.0] = bells palsy, facial palsy
carpal tunnel syndrome [G56.00] = carpal tunnel
charcot-marie-tooth disease [G60.0]
complex regional pain syndrome [G90.50] = crps, reflex sympathetic dystrophy
cubital tunnel syndrome [G56.20] = ulnar neuropathy
guillain-barre syndrome [G61.0] = guillain-barré syndrome, guillain barre
meralgia paresthetica [G57.10]
mononeuritis multiplex [G58.7]
morton's neuroma [G57.60] = mortons neuroma
nerve damage
neuropathy
peripheral neuropathy [G62.9] = nerve damage in the feet, polyneuropathy
pinched nerve [G58.9] = trapped nerve, nerve compression, compressed nerve
postherpetic neuralgia [B02.29] = nerve pain after shingles
radial nerve palsy [G56.30] = wrist drop
tarsal tunnel syndrome [G57.50]
thoracic outlet syndrome [G54.0]
## ear and balance
acoustic neuroma [D33.3] = vestibular schwannoma
benign paroxysmal positional vertigo [H81.10] = bppv, positional vertigo
cholesteatoma [H71.90]
deafness = deaf
deafness in one ear = deaf in one ear
ear infection = ear infections
ear wax impaction [H61.20] = impacted ear wax, ear wax, earwax, cerumen impaction, wax in the ear, impacted cerumen, wax buildup
eustachian tube dysfunction [H69.90] = blocked eustachian tube
fluid in the ear = fluid in the ears, fluid in my ears, fluid in your ears, fluid in both ears
glue ear [H65.90] = otitis media with effusion, fluid behind the eardrum
hearing loss [H91.90] = hard of hearing, loss of hearing
inner ear problem [H83.90] = inner ear disorder
labyrinthitis [H83.09] = inner ear infection
mastoiditis [H70.90]
meniere's disease [H81.09] = menieres, meniere's
otitis externa = swimmer's ear, outer ear infection, ear canal infection
otitis media [H66.90] = middle ear infection
otosclerosis [H80.90]
perforated eardrum [H72.90] = burst eardrum, hole in the eardrum, ruptured eardrum, burst drum, perforated drum, perforated ear drum, burst ear drum
presbycusis [H91.10] = age-related hearing loss
vestibular neuritis [H81.20] = vestibular neuronitis
## eye
age-related macular degeneration [H35.30] = macular degeneration, amd
amblyopia [H53.009] = lazy eye
astigmatism [H52.209]
blepharitis [H01.009] = inflamed eyelids
blindness [H54.7] = blind
blindness in one eye = blind in one eye
blocked tear duct [H04.559]
cataract = cataracts
chalazion [H00.19] = eyelid cyst
color blindness [H53.50] = colour blindness, color blind
conjunctivitis [H10.9] = pink eye, red eye infection, pinkeye
corneal abrasion = scratched eye, scratched cornea
corneal ulcer [H16.009]
dry eye syndrome [H04.129] = dry eyes, dry eye
eye disease = eye condition
eye problems = eye trouble
farsightedness [H52.00] = hyperopia, far-sighted, long-sighted
glaucoma [H40.9]
iritis [H20.9] = uveitis, anterior uveitis
keratitis [H16.9]
keratoconus [H18.609]
nearsightedness [H52.10] = myopia, near-sighted, short-sighted
optic neuritis [H46.9]
presbyopia [H52.4]
pterygium [H11.009]
retinal detachment [H33.20] = detached retina
retinal vein occlusion
strabismus [H50.9] = squint, crossed eyes, cross-eyed
stye [H00.019] = sty, hordeolum
subconjunctival hemorrhage [H11.30] = burst blood vessel in the eye
vitreous detachment [H43.819]
`
