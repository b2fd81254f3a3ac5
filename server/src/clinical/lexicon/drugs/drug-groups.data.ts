/** What drugs are called when none is named. A row: `name = other generic names: brands`. */
export const DRUG_GROUPS = `
## by what it is for
acne medication = acne cream, acne gel, acne treatment
adhd medication
allergy medication = allergy shots, allergy shot
anxiety medication = nerve pills, nerve medication
arthritis medication
asthma medication
blood pressure medication = antihypertensive, antihypertensives, hypertension medication, bp medication
cholesterol medication = lipid medication
constipation medication
cough medication
diabetes medication = diabetic medication, sugar medication, sugar pill, sugar pills
diarrhea medication
eczema medication = eczema cream
fever medication = fever reducer
gout medication
heart failure medication
heart medication = cardiac medication
herbal medication = herbal medicine, alternative medicine
ibs medication
immunosuppressant = immunosuppressive medication, immunosuppressive drug, immunosuppressive
indigestion medication
migraine medication = migraine prophylaxis
nausea medication = antiemetic, antiemetics, anti-nausea medication, anti-sickness medication, anti-sickness
over-the-counter medication = otc medication, over the counter medicine
pain medication = painkiller, painkillers, pain reliever, pain relievers, pain killer, pain killers, analgesic, analgesics, analgesia
psychiatric medication
seizure medication = antiepileptic, antiepileptics, anticonvulsant, anticonvulsants, epilepsy medication
sleep medication = sleeping pill, sleeping pills, sleep aid, sleeping tablets, sleeping tablet
stomach medication
thyroid medication
weight loss medication = diet pill, diet pills, slimming tablets
## by how it works
ace inhibitor = ace inhibitors
alpha blocker = alpha blockers
angiotensin receptor blocker = arb, arbs, angiotensin receptor blockers
antacids = antacid
anti-inflammatories = anti-inflammatory, nsaid, nsaids, antiinflammatory, antiinflammatories, nonsteroidal, nonsteroidals, non-steroidals, anti inflammatory, anti inflammatories, anti-inflammatory medication
antibiotics = antibiotic
anticoagulant = anticoagulants, blood thinner, blood thinners, anticoagulation
antidepressant = antidepressants, depression medication
antifungal = antifungals, fungal cream, antifungal cream
antihistamines = antihistamine
antiplatelet = antiplatelets
antipsychotic = antipsychotics
antiretroviral = antiretrovirals, antiretroviral therapy, hiv medication
antiviral = antivirals
benzodiazepine = benzodiazepines, benzos
beta blocker = beta blockers
bisphosphonate = bisphosphonates
calcium channel blocker = calcium channel blockers
decongestants = decongestant
diuretic = diuretics, water pill, water pills, water tablet, water tablets, fluid pill, fluid pills
endocrine therapy = hormone therapy
expectorant
laxative = laxatives, stool softeners
muscle relaxant = muscle relaxants, muscle relaxer, muscle relaxers
nitrate = nitrates
opioids = narcotics, narcotic, opioid, opiate, opiates, narcotic pain medication
preventive antibiotics = preventative antibiotic, preventative antibiotics, preventive antibiotic, prophylactic antibiotic, prophylactic antibiotics, antibiotic prophylaxis
sedatives = sedative, tranquilizer, tranquilizers, tranquilliser
ssri = ssris
statin = statins
steroid injection = steroid shot, cortisone shot, cortisone injection, corticosteroid injection, steroid injections, cortisone shots
steroids = steroid, corticosteroid, corticosteroids, steroid tablets, oral steroid, oral steroids
sulfa drug = sulfa, sulfa drugs, sulpha, sulfonamide, sulfonamides
triptan = triptans
vaccination = vaccines, vaccine, vaccinations, immunization, immunizations, immunisation
## by how it is given
blue inhaler = rescue inhaler, reliever, reliever inhaler
brown inhaler = preventer, preventer inhaler, controller inhaler, maintenance inhaler
cream
ear drops = eardrops
eye drops = eyedrops, medicated eye drops
inhaler = inhalers, puffer, puffers, pump inhaler
lotion
mouthwash
nasal spray = nose spray, prescription nasal spray
nebulizer = nebuliser, neb, breathing treatment, breathing treatments, nebulizer treatment
ointment = salve
suppositories = suppository
`
