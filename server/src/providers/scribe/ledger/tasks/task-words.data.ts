/** No object of a task: 'order it', 'prescribe something'. */
export const NO_OBJECT =
  /^(?:an?|the|it|that|this|them|things?|something|anything|stuff|(?:more |other |another |new |some |any |low(?:er)? |high(?:er)? |small(?:er)? |full |double |the |your |further |different |all |current |home |these |those |prescription |order )*(?:tests?|testing|treatments?|medications?|medicines?|meds?|drugs?|pills?|tablets?|dose|prescriptions?|refills?|therapy|procedures?|interventions?|orders?|referrals?|specialists?|doctors?|appointments?|plan|next steps?|options?|order|evaluation))$/

/** Named like the thing that is done there, not like the place one is sent to. */
export const DONE_THERE =
  /(?:scopy|graphy|gram|scan|mri|ct|x-?ray|ultrasound|biopsy|surgery|procedure|examination|exam|evaluation|assessment|review|screening|testing|tests?|injections?|study|catheterization|repair|replacement|ectomy|elastography|opinion|care|management|treatment|counsel(?:l)?ing)$/

/** Where one is sent to, though it is named like a deed. */
export const DEPARTMENT =
  /\b(?:general|plastic|vascular|bariatric|colorectal|oral|maxillofacial|cardiac|cardiothoracic|thoracic|orthopa?edic|hand|spine|breast|transplant|trauma|podiatric) surgery\b/

/** Somebody is told something. */
export const CONTACT =
  /\b(?:contact|call|phone|message|inform|notify|talk to|speak (?:to|with)|discuss(?:ion)? with|portal|results?|letter|fax|e-?mail)\b/

export const PAPER =
  /\b(?:letter|(?:doctor's|doctors|sick|fit|work|school) note|forms?|certificate|paperwork|fmla|disability papers?)\b/

export const WATCHED = /\b(?:monitor(?:ing)?|surveillance|observation|watch(?:ing)?)\b/

/** Bought without a prescription: nothing for the practice to do. */
export const OVER_THE_COUNTER =
  /^(?:ibuprofen|advil|motrin|nsaids?|anti-?inflammator(?:y|ies)(?: medications?)?|non-?steroidals?|nonsteroidal anti-?inflammatory.*|aleve|tylenol|paracetamol|acetaminophen|calpol|over-the-counter medication|.*supplements?|multivitamins?|vitamin \w+|caffeine|alcohol|antihistamines?|cetirizine|zyrtec|loratadine|claritin|benadryl|chlorphenamine|piriton|diphenhydramine|dioralyte|.*rehydration.*|electrolytes?|miralax|laxatives?|stool softeners?|colace|senna|metamucil|fiber|fibre|imodium|loperamide|antacids?|gaviscon|tums|pepto-?bismol|mucinex|guaifenesin|sudafed|decongestants?|cough (?:syrup|drops?|medicine)|lozenges?|robitussin|simple analgesi\w*|pain ?killers?|pain relief|melatonin|probiotics?|calamine.*|saline.*)$/

/** Bought or prescribed: what is stopped of it stands on a list of the practice. */
export const SOMETIMES_BOUGHT = /^(?:naproxen|aspirin)$/

/** More of it at once, in milligrams, has to be prescribed. */
export const MOST_BOUGHT: readonly (readonly [drug: RegExp, mg: number])[] = [
  [/^(?:ibuprofen|advil|motrin)$/, 400],
  [/^(?:naproxen|aleve)$/, 250],
  [/^(?:tylenol|paracetamol|acetaminophen)$/, 1000],
  [/^aspirin$/, 325],
]

/** Said of a prescription, right before the drug. */
export const PRESCRIBES =
  /\b(?:prescri\w+|order(?:ing)?|writ(?:e|ing)|script|send(?:ing)?|sent|refill|call(?:ing)? in|giv(?:e|ing)(?! (?:him|her|them|your)\b)|put(?:ting)? you|start(?:ing)? (?:you|him|her)|add(?:ing)?)\b/

/** Said for things that are named beside it: 'I'll get some labs, a CBC and a BMP'. */
export const GENERAL_ORDER =
  /^(?:(?:other|more|some|further|additional|blood|those|these|a few) )*(?:swabs?|labs?|lab work|blood ?work|blood tests?|tests?|testing|imaging|investigations?)$/
export const GENERAL_DRUG =
  /(?:medications?|medicines?|pain ?killers?|treatments?|relief|muscle relaxants?)$|^(?:steroids?|antibiotics?|anti-inflammatories|anti-inflammatory|chemo|chemotherapy|nsaids?)$/

/** What a class of drugs is called, and the groups of the drug table that belong to it. */
export const DRUG_CLASSES: readonly (readonly [said: RegExp, groups: RegExp])[] = [
  [
    /^antibiotics?$/,
    /^(?:penicillin|cephalosporin|carbapenem|macrolide|tetracycline|quinolone|aminoglycoside|other antibiotic|acne medication)$/,
  ],
  [/^steroids?$/, /steroid/],
  [/^(?:anti-inflammator(?:y|ies)|nsaids?)$/, /^(?:anti-inflammatory|nsaid)/],
  [/^pain ?(?:killers?|medications?|medicines?)$/, /^(?:opioid|anti-inflammatory|pain|nsaid)/],
  [/^inhalers?$/, /inhaler/],
  [/^antihistamines?$/, /^antihistamine$/],
  [/^(?:acid reducers?|antacids?)$/, /^(?:acid reducer|antacid)$/],
  [/^diuretics?$/, /^diuretic$/],
  [/^statins?$/, /^statin$/],
  [
    /^(?:blood pressure medications?|antihypertensives?)$/,
    /blood pressure|ace inhibitor|angiotensin|beta blocker|calcium channel|diuretic/,
  ],
  [/^thyroid medications?$/, /^thyroid medication$/],
  [/^muscle relaxants?$/, /^muscle relaxant/],
  [/^chemo(?:therapy)?$/, /^chemotherapy$/],
]
