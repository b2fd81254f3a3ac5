/** A condition whose code is another one where these words were said in the visit. */
export interface CodeKind {
  readonly concept: RegExp
  readonly said: RegExp
  readonly named: string
  readonly example: string
  readonly unlike: string
}

/** The place, the kind or the course that the name alone does not tell. */
export const CODE_KINDS: readonly CodeKind[] = [
  {
    concept:
      /^(?:degenerative )?dis[ck] (?:disease|degeneration|disorder|herniation|bulge)$|^(?:herniated|bulging|slipped) dis[ck]$/,
    said: /\bcervical\b|\bneck\b|\bc[2-7]\b/i,
    named: 'herniated disc',
    example: 'The disc in your neck presses on a nerve.',
    unlike: 'The disc in your back presses on a nerve.',
  },
  {
    concept:
      /^(?:gastritis|duodenitis|diverticul(?:osis|itis)|(?:stomach|gastric|duodenal|peptic) ulcer)$/,
    said: /\bbleed\w*|\bbled\b|\bhemorrhag\w*|\bblack (?:\w+ )?stools?\b|\bblood in (?:your|the|my) stools?\b/i,
    named: 'gastritis',
    example: 'It may have bled a little.',
    unlike: 'Your blood count is fine.',
  },
  {
    concept: /^kidney stones?$/,
    said: /\bureter/i,
    named: 'kidney stone',
    example: 'The stone sits in the ureter.',
    unlike: 'The stone sits in the kidney.',
  },
  {
    concept: /^scars?$/,
    said: /\bscar tissue\b|\btendon|\badhesion/i,
    named: 'scar',
    example: 'There is scar tissue around the joint.',
    unlike: 'The scar on your cheek is fine.',
  },
  {
    concept: /^(?:elevated|abnormal) liver enzymes$/,
    said: /\b(?:alt|ast|transaminases?)\b/i,
    named: 'elevated liver enzymes',
    example: 'Your ALT is up.',
    unlike: 'Your enzymes are up.',
  },
  {
    concept: /^(?:nicotine|tobacco) (?:dependence|use disorder)$/,
    said: /\bcigarettes?\b|\bpacks?(?: and a half)? (?:a|per|every) (?:day|week)\b|\bvap(?:e|es|ing)\b|\bcigars?\b|\bchew(?:s|ing)? tobacco\b/i,
    named: 'nicotine dependence',
    example: 'You smoke a pack and a half a day.',
    unlike: 'We pack your wound every day.',
  },
  {
    concept: /heart failure$/,
    said: /\b(?:systolic|diastolic) (?:heart failure|dysfunction)\b|\b(?:reduced|preserved|low) (?:ejection fraction|ef)\b|\bhf[rp]ef\b/i,
    named: 'congestive heart failure',
    example: 'It is heart failure with a preserved EF.',
    unlike: 'Your ejection fraction was measured.',
  },
  {
    concept: /^asthma$/,
    said: /\basthma (?:attack|exacerbation|flare)|\b(?:exacerbation|flare) of (?:your |the |my )?asthma\b/i,
    named: 'asthma',
    example: 'This is an exacerbation of your asthma.',
    unlike: 'This is your asthma.',
  },
  {
    concept: /^(?:copd|chronic obstructive pulmonary disease)$/,
    said: /\bcopd (?:exacerbation|flare)|\b(?:exacerbation|flare) of (?:your |the |my )?copd\b/i,
    named: 'chronic obstructive pulmonary disease',
    example: 'You have a COPD flare.',
    unlike: 'You have COPD.',
  },
  {
    concept: /^depression$/,
    said: /\bmajor depressi\w+|\b(?:recurrent|mild|moderate|severe|postpartum|postnatal) depression\b|\bbipolar\b/i,
    named: 'depression',
    example: 'It is a moderate depression.',
    unlike: 'Your depression is stable.',
  },
  {
    concept: /^anemia$/,
    said: /\biron[- ]deficien\w+|\bb ?-?12 deficien\w+|\bsickle\b|\bpernicious\b|\bblood loss\b/i,
    named: 'anemia',
    example: 'You are iron-deficient.',
    unlike: 'Your iron is normal.',
  },
  {
    concept: /^(?:hypothyroidism|underactive thyroid)$/,
    said: /\bhashimoto|\bthyroidectomy\b|\bthyroid (?:was )?(?:taken out|removed)\b|\bradioactive iodine\b/i,
    named: 'hypothyroidism',
    example: 'Since your thyroidectomy you need the tablets.',
    unlike: 'You need the tablets for your thyroid.',
  },
  {
    concept: /reflux/,
    said: /\besophagitis\b/i,
    named: 'gastroesophageal reflux disease',
    example: 'The scope has shown esophagitis.',
    unlike: 'The scope has shown nothing.',
  },
  {
    concept: /^type [12] diabetes(?: mellitus)?$/,
    said: /\bdiabet\w*[^.]{0,60}\b(?:uncontrolled|out of control|poorly controlled|not (?:so |that |very )?(?:well |under )?control(?:led)?)\b|\b(?:uncontrolled|poorly controlled) (?:type \w+ )?diabet/i,
    named: 'type 2 diabetes',
    example: 'Your diabetes is not well controlled.',
    unlike: 'Your diabetes is well controlled.',
  },
  {
    concept: /psoriasis$/,
    said: /\b(?:plaque|guttate|pustular) psoriasis\b|\bpsoriatic\b/i,
    named: 'psoriasis',
    example: 'This is plaque psoriasis.',
    unlike: 'This is psoriasis.',
  },
  {
    concept: /^hernia$/,
    said: /\bgroin\b|\binguinal\b|\bumbilical\b|\bbelly button\b|\bfemoral\b|\bhiatal\b|\bincision\w*|\bventral\b/i,
    named: 'hernia',
    example: 'There is a hernia in your groin.',
    unlike: 'There is a hernia.',
  },
  {
    concept: /\b(?:carcinoma|melanoma)$/,
    said: /\b(?:nose|face|cheek|forehead|lip|ear|scalp|neck|back|trunk|chest|shoulder|arm|hand|leg|foot|thigh|eyelid)\b/i,
    named: 'basal cell carcinoma',
    example: 'The spot on your nose is a basal cell carcinoma.',
    unlike: 'The spot is a basal cell carcinoma.',
  },
  {
    concept: /^sleep apnea$/,
    said: /\b(?:obstructive|central|mixed)\b(?: \w+)? (?:sleep )?apnea\b/i,
    named: 'sleep apnea',
    example: 'It is obstructive sleep apnea.',
    unlike: 'It is sleep apnea.',
  },
  {
    concept: /^migraines?$/,
    said: /\baura\b|\bchronic migraine|\bmenstrual\b|\bhemiplegic\b|\bintractable\b/i,
    named: 'migraine',
    example: 'You see an aura before it starts.',
    unlike: 'You lie down before it starts.',
  },
  {
    concept: /^asthma$/,
    said: /\b(?:mild|moderate|severe|intermittent|persistent|exercise[- ]induced|allergic|seasonal|cough[- ]variant)(?:,? \w+)? asthma\b/i,
    named: 'asthma',
    example: 'You have mild persistent asthma.',
    unlike: 'You have mild pain and asthma.',
  },
  {
    concept: /^type [12] diabetes(?: mellitus)?$/,
    said: /\bdiabetic (?:foot|neuropath\w+|nephropath\w+|retinopath\w+|kidney|eye|ulcers?)|\bneuropathy\b|\bretinopathy\b|\bnephropathy\b/i,
    named: 'type 2 diabetes',
    example: 'The numbness is a neuropathy.',
    unlike: 'The numbness is gone.',
  },
]
