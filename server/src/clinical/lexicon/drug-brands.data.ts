/** Common brands of one drug, with its generic name; public knowledge from drug labels. */
const PAIRS = `tylenol acetaminophen, paracetamol acetaminophen, advil ibuprofen, motrin ibuprofen, aleve naproxen, naprosyn naproxen,
ambien zolpidem, ativan lorazepam, benadryl diphenhydramine, bumex bumetanide, celebrex celecoxib, celexa citalopram, chantix varenicline,
cialis tadalafil, claritin loratadine, colace docusate, coumadin warfarin, cozaar losartan, crestor rosuvastatin,
cymbalta duloxetine, depakote divalproex, diovan valsartan, dupixent dupilumab, effexor venlafaxine, eliquis apixaban,
enbrel etanercept, entresto sacubitril, epipen epinephrine, farxiga dapagliflozin, flagyl metronidazole, flexeril cyclobenzaprine,
flomax tamsulosin, flonase fluticasone, glucophage metformin, glucotrol glipizide, humalog lispro, humira adalimumab,
imitrex sumatriptan, imodium loperamide, januvia sitagliptin, jardiance empagliflozin, keflex cephalexin, keppra levetiracetam,
klonopin clonazepam, lamictal lamotrigine, lantus glargine, lasix furosemide, levaquin levofloxacin, lexapro escitalopram,
lipitor atorvastatin, lopressor metoprolol, toprol metoprolol, lovenox enoxaparin, lyrica pregabalin, macrobid nitrofurantoin,
medrol methylprednisolone, mobic meloxicam, narcan naloxone, neurontin gabapentin, nexium esomeprazole, norvasc amlodipine,
ozempic semaglutide, wegovy semaglutide, paxil paroxetine, pepcid famotidine, plavix clopidogrel, pradaxa dabigatran,
prilosec omeprazole, prinivil lisinopril, zestril lisinopril, prolia denosumab, protonix pantoprazole, prozac fluoxetine,
pulmicort budesonide, remicade infliximab, saxenda liraglutide, victoza liraglutide, seroquel quetiapine, singulair montelukast,
synthroid levothyroxine, unithroid levothyroxine, tamiflu oseltamivir, topamax topiramate, toradol ketorolac, trulicity dulaglutide,
ultram tramadol, valium diazepam, ventolin albuterol, proair albuterol, viagra sildenafil, voltaren diclofenac, vyvanse lisdexamfetamine,
wellbutrin bupropion, xanax alprazolam, xarelto rivaroxaban, xolair omalizumab, zantac ranitidine, zithromax azithromycin,
zofran ondansetron, zoloft sertraline, zyrtec cetirizine, zyprexa olanzapine, hctz hydrochlorothiazide, oxycontin oxycodone,
miralax polyethylene, zocor simvastatin, aldactone spironolactone, coreg carvedilol, tenormin atenolol, aspirin aspirin, bactrim sulfamethoxazole,
augmentin amoxicillin, lortab hydrocodone, norco hydrocodone, vicodin hydrocodone, percocet oxycodone, cardura doxazosin, proscar finasteride,
buspar buspirone, desyrel trazodone, zanaflex tizanidine, robaxin methocarbamol, aricept donepezil, spiriva tiotropium, advair salmeterol,
levoxyl levothyroxine, euthyrox levothyroxine, proventil albuterol, gralise gabapentin, dexedrine dextroamphetamine,
microzide hydrochlorothiazide, zyban bupropion, rybelsus semaglutide, amoxil amoxicillin, flovent fluticasone,
basaglar glargine, toujeo glargine, deltasone prednisone, vistaril hydroxyzine, atarax hydroxyzine, zyloprim allopurinol,
ecotrin aspirin, drisdol ergocalciferol, roxicodone oxycodone, ritalin methylphenidate, concerta methylphenidate,
estrace estradiol, pravachol pravastatin, xalatan latanoprost, inderal propranolol, zetia ezetimibe, cataflam diclofenac,
vibramycin doxycycline, amaryl glimepiride, catapres clonidine, tricor fenofibrate, lioresal baclofen, elavil amitriptyline,
propecia finasteride, abilify aripiprazole, benicar olmesartan, valtrex valacyclovir, remeron mirtazapine, omnicef cefdinir,
jantoven warfarin, novolog aspart, trexall methotrexate, apresoline hydralazine, ditropan oxybutynin, cardizem diltiazem,
calan verapamil, plaquenil hydroxychloroquine, imdur isosorbide, mounjaro tirzepatide, zepbound tirzepatide,
diflucan fluconazole, symbicort budesonide, cipro ciprofloxacin, procardia nifedipine, pacerone amiodarone,
lotensin benazepril, thalitone chlorthalidone, pamelor nortriptyline, requip ropinirole, micardis telmisartan,
demadex torsemide, xyzal levocetirizine, allegra fexofenadine, phenergan promethazine, antivert meclizine,
tessalon benzonatate, mucinex guaifenesin, orapred prednisolone, risperdal risperidone, geodon ziprasidone,
latuda lurasidone, pristiq desvenlafaxine, strattera atomoxetine, intuniv guanfacine, lunesta eszopiclone,
restoril temazepam, adipex phentermine, vivitrol naltrexone, suboxone buprenorphine, subutex buprenorphine,
nucynta tapentadol, colcrys colchicine, mitigare colchicine, uloric febuxostat, fosamax alendronate, boniva ibandronate,
evista raloxifene, anoro umeclidinium, serevent salmeterol, nasonex mometasone, asmanex mometasone, astelin azelastine,
nasacort triamcinolone, kenalog triamcinolone, bactroban mupirocin, lotrimin clotrimazole, lamisil terbinafine,
zovirax acyclovir, septra sulfamethoxazole, cleocin clindamycin, veetids penicillin, bentyl dicyclomine, carafate sucralfate,
prevacid lansoprazole, reglan metoclopramide, linzess linaclotide, lialda mesalamine, asacol mesalamine, ranexa ranolazine,
lanoxin digoxin, brilinta ticagrelor, effient prasugrel, bystolic nebivolol, trandate labetalol, hytrin terazosin,
myrbetriq mirabegron, vesicare solifenacin, detrol tolterodine, actos pioglitazone, tradjenta linagliptin,
invokana canagliflozin, tresiba degludec, levemir detemir, byetta exenatide, bydureon exenatide, cytomel liothyronine,
tapazole methimazole, aygestin norethindrone, provera medroxyprogesterone, prometrium progesterone, nexplanon etonogestrel,
nuvaring etonogestrel, sinemet carbidopa, mirapex pramipexole, namenda memantine, tegretol carbamazepine,
trileptal oxcarbazepine, dilantin phenytoin, maxalt rizatriptan, aimovig erenumab, emgality galcanezumab,
stelara ustekinumab, cosentyx secukinumab, timoptic timolol, alphagan brimonidine, trusopt dorzolamide, pataday olopatadine,
patanol olopatadine, lumigan bimatoprost, nizoral ketoconazole, cortef hydrocortisone, temovate clobetasol,
sudafed pseudoephedrine, circadin melatonin, accupril quinapril, altace ramipril, vasotec enalapril, avapro irbesartan,
atacand candesartan, mevacor lovastatin, natrilix indapamide, inspra eplerenone, procoralan ivabradine,
zimovane zopiclone, diamicron gliclazide, proloprim trimethoprim`

const GENERICS = new Map(
  PAIRS.split(/,\s*/).map((pair): [string, string] => {
    const [brand = '', generic = ''] = pair.split(' ')
    return [brand, generic]
  }),
)
/** Names of groups, foods and what a laboratory counts: too wide to tell one drug from another. */
const WIDE = new Set(
  'statin steroids antibiotics calcium potassium iron folate nicotine testosterone prenatal sulfa turmeric niacin heparin lithium lidocaine'.split(
    ' ',
  ),
)

/** One name for a drug, whichever of its names is used. */
export function genericName(drug: string): string {
  return GENERICS.get(drug) ?? drug
}

const GENERIC_NAMES = new Set(GENERICS.values())

/** A generic name that some brand of the list stands for. */
export function isGeneric(word: string): boolean {
  return GENERIC_NAMES.has(word)
}

const INSULINS = new Set(['glargine', 'lispro', 'aspart', 'detemir', 'degludec'])

/** One insulin of many: who writes its name has said 'insulin' as well. */
export function isInsulin(generic: string): boolean {
  return INSULINS.has(generic)
}

export function isWideName(drug: string): boolean {
  return WIDE.has(drug)
}

export function isBrand(word: string): boolean {
  return GENERICS.has(word)
}
