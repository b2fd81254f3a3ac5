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
buspar buspirone, desyrel trazodone, zanaflex tizanidine, robaxin methocarbamol, aricept donepezil, spiriva tiotropium, advair salmeterol`

const GENERICS = new Map(
  PAIRS.split(/,\s*/).map((pair): [string, string] => {
    const [brand = '', generic = ''] = pair.split(' ')
    return [brand, generic]
  }),
)
/** Names of groups, foods and what a laboratory counts: too wide to tell one drug from another. */
const WIDE = new Set(
  'statin steroids antibiotics calcium potassium iron folate insulin nicotine testosterone prenatal sulfa turmeric niacin heparin lithium lidocaine'.split(
    ' ',
  ),
)

/** One name for a drug, whichever of its names is used. */
export function genericName(drug: string): string {
  return GENERICS.get(drug) ?? drug
}

export function isWideName(drug: string): boolean {
  return WIDE.has(drug)
}

export function isBrand(word: string): boolean {
  return GENERICS.has(word)
}
