interface TreatedBy {
  /** Classes of our own table of drugs. */
  readonly groups: readonly string[]
  /** Of these classes, only drugs that are given for little else. */
  readonly drugs?: readonly string[]
  /** What such drugs are given for. */
  readonly treats: RegExp
  /** What they are not given for, whatever was said before them. */
  readonly never: RegExp
  readonly drug: string
  readonly problem: string
  readonly other: string
}

/** Which problem a drug is for, where a plan goes on to the next one without naming it. */
export const TREATED_BY: readonly TreatedBy[] = [
  {
    groups: ['antidepressant'],
    drugs: ['citalopram', 'escitalopram', 'fluoxetine', 'fluvoxamine', 'paroxetine', 'sertraline'],
    treats: /\b(?:depress\w+|anxiety|panic|mood)\b/,
    never:
      /\b(?:asthma|copd|chronic obstructive|bronchitis|pneumonia|diabetes|hypertension|heart|coronary|thyroid|hypothyroidism|gout|cholesterol|hyperlipidemia|hypercholesterolemia|anemia|reflux|kidney|infection|sprain|strain|fracture)\b/,
    drug: 'citalopram',
    problem: 'major depression',
    other: 'type 2 diabetes',
  },
  {
    groups: ['diabetes medication', 'insulin'],
    treats: /\b(?:diabet\w+|prediabetes|hyperglycemia)\b/,
    never:
      /\b(?:asthma|copd|chronic obstructive|bronchitis|pneumonia|depress\w+|anxiety|thyroid|hypothyroidism|gout|reflux|migraine|arthritis|sprain|strain|fracture|infection|hypertension)\b/,
    drug: 'glipizide',
    problem: 'type 2 diabetes',
    other: 'knee sprain',
  },
  {
    groups: ['reliever inhaler', 'preventer inhaler', 'combined inhaler', 'long-acting inhaler'],
    treats: /\b(?:asthma|copd|chronic obstructive|bronchitis|wheez\w+|bronchospasm)\b/,
    never:
      /\b(?:diabetes|hypertension|depress\w+|anxiety|thyroid|hypothyroidism|gout|reflux|migraine|arthritis|sprain|strain|fracture|cholesterol|hyperlipidemia|hypercholesterolemia|kidney)\b/,
    drug: 'albuterol',
    problem: 'asthma',
    other: 'hypertension',
  },
  {
    groups: ['gout medication'],
    treats: /\b(?:gout|gouty)\b/,
    never:
      /\b(?:asthma|copd|chronic obstructive|diabetes|hypertension|depress\w+|anxiety|thyroid|hypothyroidism|reflux|migraine|sprain|strain|cholesterol|hyperlipidemia)\b/,
    drug: 'febuxostat',
    problem: 'gout',
    other: 'hypertension',
  },
  {
    groups: ['thyroid medication'],
    treats: /\b(?:thyroid|hypothyroidism|hyperthyroidism|thyroiditis|goiter)\b/,
    never:
      /\b(?:asthma|copd|chronic obstructive|diabetes|hypertension|anxiety|gout|reflux|migraine|arthritis|sprain|strain|fracture|cholesterol|hyperlipidemia|kidney|infection)\b/,
    drug: 'levothyroxine',
    problem: 'hypothyroidism',
    other: 'asthma',
  },
  {
    groups: ['penicillin', 'cephalosporin', 'macrolide', 'quinolone'],
    treats:
      /\b(?:infection|pneumonia|sinusitis|otitis|pharyngitis|tonsillitis|strep|cellulitis|bronchitis|cystitis|pyelonephritis|abscess|diverticulitis|prostatitis|mastitis|lyme|bite)\b/,
    never:
      /\b(?:diabetes|hyperglycemia|hypertension|depress\w+|anxiety|thyroid|hypothyroidism|gout|migraine|cholesterol|hyperlipidemia|hypercholesterolemia|heart failure|coronary|sprain|strain|carpal tunnel)\b/,
    drug: 'amoxicillin',
    problem: 'acute sinusitis',
    other: 'type 2 diabetes',
  },
]
