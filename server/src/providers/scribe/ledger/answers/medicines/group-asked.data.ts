const FOR = String.raw`(?:anything|something|(?:\w+ )?(?:medic\w+|meds?|drugs?|pills?|tablets?)|tak(?:e|es|ing)|us(?:e|es|ing)|given|prescribed?) (?:\w+ )?(?:for|against)(?: (?:the|his|her|their|any|that|this))?(?: \w+)?`
const MEDS = String.raw`(?:medic\w+|meds?|drugs?|pills?|tablets?)`

interface GroupAsked {
  /** What it is called where nothing of it was said. */
  readonly called: string
  readonly asked: RegExp
  /** Of our own table of drugs. */
  readonly classes: readonly string[]
  /** Drugs of other classes that are given for it as well. */
  readonly besides?: readonly string[]
  readonly example: readonly [question: string, member: string]
}

/** By what a group of medicines is asked for, wider than what one would call its members. */
export const GROUPS_ASKED: readonly GroupAsked[] = [
  {
    called: 'blood thinners',
    asked: /\bblood thinn\w+|\banti-?coagula\w+|\banti-?platelets?\b/i,
    classes: ['anticoagulant', 'antiplatelet'],
    example: ['Any blood thinners?', 'eliquis'],
  },
  {
    called: 'pain medicines',
    asked: new RegExp(
      String.raw`\bpain ?(?:${MEDS.slice(3, -1)}|relie\w+|killers?)|\banalges\w+|\b${FOR} (?:pain|ache|headaches?)\b`,
      'i',
    ),
    classes: ['pain reliever', 'opioid', 'anti-inflammatory'],
    besides: ['gabapentin', 'pregabalin', 'aspirin'],
    example: ['Is she on anything for pain?', 'tylenol'],
  },
  {
    called: 'opioids',
    asked: /\bopioids?\b|\bopiates?\b|\bnarcotics?\b/i,
    classes: ['opioid'],
    besides: ['acetaminophen/codeine', 'acetaminophen/hydrocodone', 'acetaminophen/oxycodone'],
    example: ['Is he taking narcotics?', 'oxycodone'],
  },
  {
    called: 'anti-inflammatories',
    asked: /\bnsaids?\b|\banti-?\s?inflammator(?:y|ies)\b/i,
    classes: ['anti-inflammatory'],
    example: ['Any NSAIDs?', 'ibuprofen'],
  },
  {
    called: 'antibiotics',
    asked: /\bantibiotics?\b/i,
    classes: [
      'penicillin',
      'cephalosporin',
      'macrolide',
      'quinolone',
      'tetracycline',
      'carbapenem',
      'aminoglycoside',
      'other antibiotic',
    ],
    example: ['Any antibiotics given?', 'amoxicillin'],
  },
  {
    called: 'medicines for the blood pressure',
    asked: new RegExp(
      String.raw`\b(?:blood pressure|hypertension|bp) ${MEDS}\b|\banti-?hypertensives?\b|\b${FOR} (?:blood pressure|bp|hypertension)\b`,
      'i',
    ),
    classes: [
      'ace inhibitor',
      'angiotensin receptor blocker',
      'beta blocker',
      'calcium channel blocker',
      'diuretic',
      'combined blood pressure medication',
      'other blood pressure medication',
    ],
    example: ['What blood pressure meds does he take?', 'lisinopril'],
  },
  {
    called: 'diuretics',
    asked: /\bdiuretics?\b|\bwater (?:pill|tablet)s?\b/i,
    classes: ['diuretic'],
    example: ['Is he on a water pill?', 'lasix'],
  },
  {
    called: 'medicines for the cholesterol',
    asked: new RegExp(
      String.raw`\bstatins?\b|\b(?:cholesterol|lipid) (?:\w+ )?${MEDS}\b|\b${FOR} cholesterol\b`,
      'i',
    ),
    classes: ['statin', 'cholesterol medication'],
    example: ['Is she on a statin?', 'atorvastatin'],
  },
  {
    called: 'medicines for diabetes',
    asked: new RegExp(
      String.raw`\b(?:diabet\w+|sugar) ${MEDS}\b|\b${FOR} (?:diabetes|(?:blood )?sugars?)\b`,
      'i',
    ),
    classes: ['diabetes medication', 'insulin'],
    example: ['Which diabetes medications?', 'metformin'],
  },
  {
    called: 'steroids',
    asked: /\b(?:cortico)?steroids?\b/i,
    classes: ['corticosteroid', 'steroid cream', 'preventer inhaler'],
    example: ['Was he given steroids?', 'prednisone'],
  },
  {
    called: 'antihistamines',
    asked: new RegExp(String.raw`\bantihistamines?\b|\ballergy ${MEDS}\b`, 'i'),
    classes: ['antihistamine'],
    example: ['Did we give any antihistamine?', 'cetirizine'],
  },
  {
    called: 'inhalers',
    asked: /\binhalers?\b|\bpuffers?\b/i,
    classes: ['reliever inhaler', 'preventer inhaler', 'combined inhaler', 'long-acting inhaler'],
    example: ['What inhaler does she use?', 'albuterol'],
  },
  {
    called: 'medicines for asthma',
    asked: new RegExp(String.raw`\basthma ${MEDS}\b|\b${FOR} asthma\b`, 'i'),
    classes: [
      'reliever inhaler',
      'preventer inhaler',
      'combined inhaler',
      'long-acting inhaler',
      'asthma and lung medication',
    ],
    besides: ['inhaler', 'blue inhaler'],
    example: ['What does he take for asthma?', 'albuterol'],
  },
  {
    called: 'antidepressants',
    asked: new RegExp(
      String.raw`\banti-?depressants?\b|\bssris?\b|\b${FOR} (?:depression|mood)\b`,
      'i',
    ),
    classes: ['antidepressant'],
    example: ['Is he on an antidepressant?', 'sertraline'],
  },
  {
    called: 'medicines for anxiety',
    asked: new RegExp(
      String.raw`\banxiety ${MEDS}\b|\b${FOR} anxiety\b|\bbenzos?\b|\bbenzodiazepines?\b`,
      'i',
    ),
    classes: ['benzodiazepine', 'anxiety medication', 'antidepressant'],
    example: ['Is he taking anything for anxiety?', 'lorazepam'],
  },
  {
    called: 'medicines for sleep',
    asked: new RegExp(
      String.raw`\bsleep(?:ing)? (?:aids?|${MEDS.slice(3, -1)})|\b${FOR} sleep\b`,
      'i',
    ),
    classes: ['sleep medication'],
    besides: ['trazodone', 'diphenhydramine'],
    example: ['Does she take sleeping pills?', 'melatonin'],
  },
  {
    called: 'medicines for the stomach',
    asked: new RegExp(
      String.raw`\bppis?\b|\bproton[- ]pump\b|\bantacids?\b|\b(?:reflux|heartburn|stomach|acid) ${MEDS}\b|\b${FOR} (?:reflux|heartburn|stomach|acid)\b`,
      'i',
    ),
    classes: ['acid reducer', 'antacid'],
    example: ['Is she on anything for reflux?', 'omeprazole'],
  },
  {
    called: 'laxatives',
    asked: new RegExp(
      String.raw`\blaxatives?\b|\bstool softeners?\b|\b${FOR} (?:constipation|bowels?)\b`,
      'i',
    ),
    classes: ['laxative'],
    example: ['Any laxatives?', 'miralax'],
  },
  {
    called: 'medicines for nausea',
    asked: new RegExp(
      String.raw`\banti-?emetics?\b|\bnausea ${MEDS}\b|\b${FOR} (?:nausea|vomiting)\b`,
      'i',
    ),
    classes: ['nausea medication'],
    example: ['Anything given for nausea?', 'ondansetron'],
  },
  {
    called: 'medicines for the thyroid',
    asked: new RegExp(String.raw`\bthyroid ${MEDS}\b|\b${FOR} thyroid\b`, 'i'),
    classes: ['thyroid medication'],
    example: ['Is she taking thyroid medication?', 'synthroid'],
  },
  {
    called: 'medicines for seizures',
    asked: new RegExp(
      String.raw`\banti-?(?:convulsants?|epileptics?)\b|\bseizure ${MEDS}\b|\b${FOR} (?:seizures|epilepsy)\b`,
      'i',
    ),
    classes: ['anticonvulsant', 'mood stabiliser'],
    example: ['Is he on an anticonvulsant?', 'keppra'],
  },
  {
    called: 'medicines for migraine',
    asked: new RegExp(String.raw`\btriptans?\b|\bmigraine ${MEDS}\b|\b${FOR} migraines?\b`, 'i'),
    classes: ['migraine medication'],
    example: ['What does he have for migraine? Any triptans?', 'sumatriptan'],
  },
  {
    called: 'medicines for gout',
    asked: new RegExp(String.raw`\bgout ${MEDS}\b|\b${FOR} gout\b`, 'i'),
    classes: ['gout medication'],
    example: ['Is he on anything for gout?', 'allopurinol'],
  },
  {
    called: 'muscle relaxants',
    asked: /\bmuscle relax\w+|\b(?:anti-?)?spasm (?:medic\w+|meds?)\b/i,
    classes: ['muscle relaxant'],
    example: ['Any muscle relaxant?', 'flexeril'],
  },
  {
    called: 'birth control',
    asked: /\bbirth control\b|\bcontracepti\w+|\bthe pill\b/i,
    classes: ['contraceptive'],
    example: ['Is she on birth control?', 'combined pill'],
  },
  {
    called: 'hormones',
    asked: /\bhormones?(?: replacement| therapy| treatment| tablets?| pills?)?\b|\bhrt\b/i,
    classes: ['estrogen', 'progestogen', 'androgen'],
    example: ['Is she taking hormones?', 'estradiol'],
  },
  {
    called: 'supplements or vitamins',
    asked: /\b(?:vitamins?|supplements?|over[- ]the[- ]counter|otc)\b(?! [a-z]\b)/i,
    classes: ['vitamin', 'mineral', 'supplement', 'iron'],
    example: ['Any supplements?', 'fish oil'],
  },
  {
    called: 'antivirals',
    asked: /\banti-?virals?\b/i,
    classes: ['antiviral'],
    example: ['Was an antiviral given?', 'aciclovir'],
  },
  {
    called: 'antifungals',
    asked: /\banti-?fungals?\b/i,
    classes: ['antifungal'],
    example: ['Any antifungal?', 'terbinafine'],
  },
]
