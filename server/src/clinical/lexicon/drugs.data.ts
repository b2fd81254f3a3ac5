/** Drugs by generic and common brand names; endings catch the rest of a family. */
const NAMES = `acetaminophen acyclovir adalimumab adderall advair advil albuterol alendronate aleve allopurinol alprazolam ambien
amiodarone amitriptyline amlodipine amoxicillin apixaban aripiprazole aspirin atenolol ativan atorvastatin augmentin azithromycin
baclofen bactrim benadryl benazepril benzonatate bisoprolol botox budesonide bumetanide buprenorphine bupropion buspirone
calcium captopril carbamazepine carvedilol cefdinir ceftriaxone celebrex celecoxib celexa cephalexin cetirizine chantix
chlorthalidone cialis ciprofloxacin cisplatin citalopram claritin clindamycin clonazepam clonidine clopidogrel codeine colace
colchicine concerta coumadin cozaar crestor cyclobenzaprine cymbalta dapagliflozin depakote dexamethasone dextroamphetamine
diazepam diclofenac digoxin diltiazem diovan diphenhydramine docusate donepezil doxycycline duloxetine dupixent effexor eliquis
empagliflozin enalapril enbrel enoxaparin entresto epinephrine epipen erythromycin escitalopram esomeprazole estradiol eszopiclone
excedrin ezetimibe famotidine farxiga fentanyl finasteride flagyl flexeril flomax flonase fluconazole fluoxetine fluticasone
folate furosemide gabapentin glipizide glucophage glucotrol glyburide guaifenesin haloperidol heparin hctz humalog humira
hydralazine hydrochlorothiazide hydrocodone hydrocortisone hydromorphone hydroxychloroquine hydroxyzine ibuprofen imitrex imodium
indomethacin infliximab insulin invokana ipratropium iron isosorbide januvia jardiance keflex keppra ketorolac klonopin labetalol
lamictal lamotrigine lansoprazole lantus lasix levaquin levetiracetam levofloxacin levothyroxine lexapro lidocaine linezolid
lipitor lisinopril lithium loperamide loratadine lorazepam losartan lovastatin lovenox lyrica macrobid meclizine medrol melatonin
meloxicam metamucil metformin methadone methimazole methocarbamol methotrexate methylphenidate methylprednisolone metoclopramide
metolazone metoprolol metronidazole microgestin minocycline miralax mirtazapine mobic montelukast morphine motrin naltrexone naproxen
narcan neurontin nexium niacin nicotine nifedipine nitrofurantoin nitroglycerin norco norvasc nortriptyline novolog nystatin
olanzapine olmesartan omeprazole ondansetron oxybutynin oxycodone oxycontin ozempic pantoprazole paracetamol paroxetine paxil paxlovid
penicillin pepcid percocet phentermine phenytoin pioglitazone plavix potassium pradaxa prednisolone prednisone pregabalin prilosec
prolia promethazine propranolol protonix prozac pulmicort quetiapine quinapril ramipril ranitidine remicade restasis rituximab
rivaroxaban rosuvastatin saxenda semaglutide senna seroquel sertraline sildenafil simvastatin singulair sitagliptin spironolactone
sudafed sulfa sumatriptan suboxone symbicort synthroid tamiflu tamoxifen tamsulosin taxol temazepam terazosin testosterone tizanidine
topamax topiramate toradol torsemide tramadol trazodone tretinoin triamcinolone trulicity tums turmeric tylenol ultram unithroid
valacyclovir valium valsartan vancomycin venlafaxine ventolin verapamil viagra vicodin victoza voltaren vyvanse warfarin wegovy
wellbutrin xanax xarelto xolair zantac zithromax zofran zoloft zolpidem zyrtec zyprexa statin steroids prenatal antibiotics lactulose
bumex lopressor toprol zestril prinivil benicar micardis zetia tricor salbutamol beclometasone clenil bactroban co-codamol
chlorphenamine piriton apap lantus glargine tresiba mounjaro zepbound rybelsus tirzepatide epiduo clobetasol desonide ketoconazole terbinafine mupirocin latanoprost timolol olopatadine aspercreme biofreeze`
const ENDINGS =
  /^[a-z]{3,}(?:pril|sartan|olol|statin|prazole|cillin|mycin|floxacin|azepam|triptan|xaban|gliptin|gliflozin|glutide|tidine|cycline|conazole|parin|mab|oxetine|azosin|thiazide|semide|dipine|profen|codone|caine|asone|solone|triptyline)$/

const DRUGS = new Set(NAMES.split(/\s+/))

export function isDrug(word: string): boolean {
  return DRUGS.has(word) || ENDINGS.test(word)
}
