/**
 * The least and the most of a drug that is taken at once or in a day, as labels have it, rounded
 * outwards: half of the smallest tablet, and the largest daily dose. Beyond it is worth a second look.
 */
export const DOSES = `
lisinopril 1.25 80 mg
enalapril 1.25 40 mg
ramipril 1.25 20 mg
benazepril 2.5 80 mg
losartan 12.5 150 mg
valsartan 20 320 mg
olmesartan 5 40 mg
telmisartan 10 80 mg
amlodipine 1.25 20 mg
nifedipine 5 180 mg
diltiazem 30 540 mg
metoprolol 1 450 mg
atenolol 12.5 200 mg
carvedilol 1.5 100 mg
bisoprolol 1.25 20 mg
propranolol 5 640 mg
hydrochlorothiazide 6.25 100 mg
chlorthalidone 6.25 100 mg
furosemide 5 600 mg
torsemide 2.5 200 mg
bumetanide 0.25 10 mg
spironolactone 6.25 400 mg
atorvastatin 5 80 mg
rosuvastatin 2.5 40 mg
simvastatin 2.5 80 mg
pravastatin 5 80 mg
ezetimibe 5 10 mg
metformin 250 3000 mg
glipizide 1.25 40 mg
glyburide 0.6 20 mg
glimepiride 0.5 8 mg
sitagliptin 12.5 100 mg
empagliflozin 5 25 mg
dapagliflozin 2.5 10 mg
pioglitazone 7.5 45 mg
semaglutide 0.25 50 mg
dulaglutide 0.75 4.5 mg
liraglutide 0.6 3.6 mg
tirzepatide 2.5 15 mg
levothyroxine 6 500 mcg
prednisone 0.5 150 mg
methylprednisolone 2 1000 mg
dexamethasone 0.25 40 mg
omeprazole 5 120 mg
pantoprazole 10 240 mg
esomeprazole 5 160 mg
famotidine 5 160 mg
gabapentin 50 4800 mg
pregabalin 12.5 600 mg
sertraline 12.5 300 mg
fluoxetine 5 100 mg
escitalopram 2.5 40 mg
citalopram 5 60 mg
paroxetine 5 75 mg
venlafaxine 18.75 450 mg
duloxetine 10 120 mg
bupropion 37.5 522 mg
trazodone 12.5 600 mg
mirtazapine 3.75 60 mg
amitriptyline 5 300 mg
nortriptyline 5 150 mg
quetiapine 12.5 1200 mg
risperidone 0.125 16 mg
olanzapine 1.25 40 mg
aripiprazole 0.5 30 mg
lamotrigine 2 800 mg
levetiracetam 125 6000 mg
topiramate 7.5 1600 mg
alprazolam 0.125 10 mg
lorazepam 0.25 12 mg
clonazepam 0.06 20 mg
diazepam 1 60 mg
zolpidem 1.75 20 mg
buspirone 2.5 60 mg
tramadol 25 400 mg
hydrocodone 2.5 160 mg
acetaminophen 40 4000 mg
ibuprofen 40 3200 mg
naproxen 62.5 1650 mg
meloxicam 3.75 30 mg
celecoxib 25 800 mg
aspirin 40 5400 mg
warfarin 0.5 25 mg
apixaban 1.25 20 mg
rivaroxaban 1.25 40 mg
clopidogrel 37.5 600 mg
amoxicillin 50 4000 mg
azithromycin 50 2000 mg
cephalexin 62.5 4000 mg
doxycycline 20 300 mg
ciprofloxacin 50 1500 mg
levofloxacin 62.5 1000 mg
nitrofurantoin 12.5 400 mg
fluconazole 25 1200 mg
valacyclovir 125 4000 mg
allopurinol 25 900 mg
colchicine 0.25 4.8 mg
tamsulosin 0.2 0.8 mg
finasteride 0.5 5 mg
sildenafil 10 200 mg
tadalafil 1.25 40 mg
montelukast 2 20 mg
cetirizine 1.25 40 mg
loratadine 2.5 40 mg
cyclobenzaprine 2.5 60 mg
methotrexate 1.25 50 mg
hydroxychloroquine 50 800 mg
ondansetron 1 32 mg
digoxin 30 500 mcg
insulin 0.5 500 unit
glargine 0.5 300 unit
bendroflumethiazide 1.25 10 mg
indapamide 0.6 5 mg
candesartan 1 32 mg
irbesartan 37.5 300 mg
perindopril 1 16 mg
felodipine 1.25 20 mg
lercanidipine 5 20 mg
doxazosin 0.5 16 mg
eplerenone 12.5 50 mg
amiodarone 50 1600 mg
ivabradine 1.25 15 mg
ticagrelor 30 180 mg
dabigatran 37.5 300 mg
edoxaban 15 60 mg
zopiclone 1.875 15 mg
eszopiclone 0.5 3 mg
carbamazepine 50 2000 mg
gliclazide 15 320 mg
linagliptin 2.5 5 mg
canagliflozin 50 300 mg
prednisolone 0.5 150 mg
lansoprazole 7.5 180 mg
rabeprazole 5 120 mg
fexofenadine 15 360 mg
diclofenac 12.5 200 mg
codeine 7.5 360 mg
sumatriptan 12.5 300 mg
solifenacin 2.5 10 mg
mirabegron 12.5 50 mg
oxybutynin 1.25 30 mg
trimethoprim 25 400 mg
methylphenidate 2.5 108 mg
nitroglycerin 0.1 15 mg
flucloxacillin 62.5 12000 mg
clarithromycin 62.5 1000 mg
`
  .trim()
  .split('\n')
  .map((row) => {
    const [drug = '', least, most, unit = ''] = row.split(' ')
    return { drug, least: Number(least), most: Number(most), unit }
  })

/** Of any drug, where the table has none of its own. */
export const MOST_OF_ANY: Readonly<Record<string, number>> = {
  mg: 5_000,
  g: 60,
  puff: 20,
}

/** Of what a dose is told in, in milligrams. */
export const MG_OF: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1_000 }
