import type { Cue } from './cue.ts'

const ORDERED = ['order', 'refer', 'procedure'] as const
const DRUGS = ['start', 'increase', 'decrease', 'advise', 'stop'] as const
const HERS = String.raw`(?:the|your|his|her|their)`
const EXAMINED = String.raw`(?:pulse|heart rate|vision|eyesight|eyes?|hearing|reflexes|strength|balance|coordination|sensation|throat|ears?|lungs|heart|belly|abdomen|tummy|breathing|range of motion)`
const STAFF = String.raw`(?:(?:my|the|our) )?(?:ma|nurse|nurses|assistant|medical assistant|surgeon|anesthesiologist|anaesthetist|pharmacist|coordinator|staff|team)`

/** What is named as if it were planned: done on the spot, asked, told by others or said of what may come. */
export const PLAN_NAMED_CUES: readonly Cue[] = [
  // What the examiner does at once is examined, and not ordered.
  {
    of: ORDERED,
    polarity: 'present',
    by: 'clinician',
    within: String.raw`^(?:try (?:and|to) |just )*(?:measure|check|test|feel|count|listen to|examine|look (?:at|in))(?: on)? ${HERS} ${EXAMINED}$`,
    after: String.raw`(?! with\b)`,
    sentence: String.raw`^(?!.*\b(?:home|daily|every|each|twice|weeks?|months?|again|next|keep|log|they|specialist|\w+ologist|optician|optometrist|refer|send|echo\w*|scan)\b)`,
    makes: 'nothing',
    example: ["The first thing I'd like to do is check your reflexes.", 'check your reflexes'],
    unlike: ['The eye clinic is next, they check your vision.', 'check your vision'],
  },
  {
    of: ['order', 'procedure'],
    polarity: 'present',
    by: 'clinician',
    within: String.raw`^(?:do|run|perform|try) (?:an?|the|some|this|that|one|a few|a couple(?: of)?) (?:quick |little |simple |more )*(?:tests?|exam(?:ination)?|maneuvers?)(?: right now| now| on you| here)*$`,
    sentence: String.raw`\b(?:right now|quick|right here)\b`,
    makes: 'nothing',
    example: ['Okay, I am going to do a test right now for your nerves.', 'do a test right now'],
    unlike: ['Okay, I am going to do some tests for your nerves.', 'do some tests'],
  },
  {
    of: ['order', 'procedure'],
    polarity: 'present',
    by: 'clinician',
    within: String.raw`^(?:do )?(?:an? )?quick (?:\w+ )?(?:tests?|sticks?|checks?|pricks?|swabs?)$`,
    makes: 'nothing',
    example: ["I'll do a quick strep test and then we know.", 'quick strep test'],
    unlike: ["I'll order a strep test.", 'strep test'],
  },
  {
    of: ['order', 'procedure'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:this|that|it) (?:will be|is|is going to be|would be) (?:called )?an?`,
    lately: String.raw`\b(?:here in (?:the|our|my) (?:office|clinic|practice)|right now|quick (?:\w+ )?test)\b`,
    makes: 'nothing',
    example: ['I do it right now, and this will be a fasting test.', 'fasting test'],
    unlike: ['I order one for May, and this will be a fasting test.', 'fasting test'],
  },
  // A number to ring is not ordered.
  {
    of: ORDERED,
    within: String.raw`\b(?:phone|telephone|clinic|contact|office|hotline|direct|ward|desk|helpline)(?: (?:phone|telephone|contact))? numbers?$`,
    makes: 'nothing',
    example: ["There's also the fracture clinic number.", 'fracture clinic number'],
    unlike: ['I send you to the fracture clinic.', 'fracture clinic'],
  },
  // What a patient asks about an operation, and what he came for.
  {
    of: [...ORDERED, 'counsel', 'advise', 'follow_up'],
    by: 'patient',
    within: String.raw`^(?:so |and )*(?:will|would|do|does|am|is|are) (?:i|he|she|they|we) (?:be |get |still |have to be |going to be |gonna be )*(?:asleep|awake|put (?:out|under|to sleep)|knocked out|numb|sedated|feel|hurt|okay|fine)\b`,
    makes: 'nothing',
    example: ['Will he be awake during the operation?', 'Will he be awake'],
    unlike: ['Will he need a sling afterwards?', 'Will he need a sling'],
  },
  {
    of: ['follow_up', 'order', 'counsel'],
    by: 'patient',
    within: String.raw`^(?:just )?(?:want(?:ed)? to )?(?:check(?:ing)?|touch(?:ing)? base)(?: in)?(?: with (?:you|u))?$`,
    makes: 'nothing',
    example: ['I thought I would touch base with you.', 'touch base with you'],
    unlike: ['I should check in with you in May.', 'check in with you in May'],
  },
  {
    of: ['counsel'],
    by: 'patient',
    before: String.raw`\b(?:can|could|would|will) you\b.*`,
    makes: 'nothing',
    example: ['Would you explain the side effects to me?', 'side effects'],
    unlike: ['You told me about the side effects.', 'side effects'],
  },
  // What others will explain was not explained here.
  {
    of: ['counsel'],
    by: 'clinician',
    before: String.raw`\b${STAFF}(?:'ll| will|'s| is| are)(?: gon na| going to| gonna)? (?:also |then )?(?:go over|go through|discuss|explain|talk|tell|review)\b.*`,
    makes: 'nothing',
    example: ['The nurse is gon na go over the risks of infection with you.', 'infection'],
    unlike: ['The nurse is here, so we go over the risks of infection.', 'infection'],
  },
  {
    of: ['counsel'],
    by: 'clinician',
    after: String.raw`.*\b(?:will|can|(?:is|are) going to) be (?:discussed|explained|gone over|reviewed|covered)\b`,
    makes: 'nothing',
    example: ['Scarring and pain, all that will be explained on the day.', 'Scarring and pain'],
    unlike: ['Scarring and pain can happen on the day.', 'Scarring and pain'],
  },
  // What one is more likely to get is not what the advice is about.
  {
    of: ['counsel'],
    by: 'clinician',
    before: String.raw`\b(?:higher|increased|greater|elevated|more) (?:of a )?risk (?:for|of)\b.*`,
    within: String.raw`^(?!.*\brisks?\b)`,
    makes: 'nothing',
    example: ['You are at a higher risk of gout and high cholesterol.', 'high cholesterol'],
    unlike: ['You have high cholesterol.', 'high cholesterol'],
  },
  {
    of: ['follow_up'],
    within: String.raw`^(?:she|he|they|(?:the|my) nurse|somebody|someone)(?:'ll| will)(?: \w+)? (?:come in|be in|see you|be with you)\b`,
    makes: 'nothing',
    example: ["The nurse is coming, she'll be with you soon.", "she'll be with you soon"],
    unlike: ["We'll see you in May.", "We'll see you in May"],
  },
  // 'Have you been able to schedule it?' orders nothing.
  {
    of: ORDERED,
    by: 'clinician',
    before: String.raw`(?<!\b(?:'ll|will|to|would|'d|let's|gon na|can|could|should|i|we) )have you (?:been able to|had (?:a |the )?chance to|managed to|gotten around to|already|ever|had|scheduled|booked)\b(?: \w+){0,3}`,
    makes: 'nothing',
    example: ['And have you had a chance to book your eye exam?', 'eye exam'],
    unlike: ["And I'll have you book your eye exam.", 'eye exam'],
  },
  // What should be done is recommended; whoever has to agree decides.
  {
    of: ['procedure'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:you|he|she|they) (?:really |probably )?(?:should|ought to)(?: really| probably| also)* (?:have|get|undergo|consider(?: having| getting)?)(?: an?| the| some| his| her| your)*`,
    makes: { act: 'advise', time: 'future' },
    example: ['I believe she should have surgery on the wrist.', 'surgery on the wrist'],
    unlike: ["I'll do the surgery on the wrist in May.", 'surgery on the wrist'],
  },
  // What is still open.
  {
    of: [...ORDERED, ...DRUGS, 'follow_up'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\btentatively\b(?: \w+){0,6}`,
    makes: { certainty: 'possible', time: 'future' },
    example: ["We'll tentatively plan for a nerve block in May.", 'nerve block'],
    unlike: ["We'll plan for a nerve block in May.", 'nerve block'],
  },
  // A treatment that is planned was not had.
  {
    of: ['history'],
    polarity: 'present',
    by: 'patient',
    asked: [
      String.raw`\b(?:do|does|are|is) (?:you|he|she)\b[^.?]*\b(?:treatments?|therapy|surger(?:y|ies)|procedures?|operations?)\b[^.?]*\b(?:planned|scheduled|coming up|lined up)\b`,
      'Do you have any other treatment planned?',
    ],
    sentence: String.raw`^(?!.*\b(?:had|was|did|already|ago|finished|completed|last)\b)`,
    makes: { kind: 'plan', act: 'procedure', time: 'future', certainty: 'possible' },
    example: ['Maybe some chemotherapy.', 'chemotherapy'],
    unlike: ['No, I finished chemotherapy.', 'chemotherapy'],
  },
  {
    of: ['history'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:i|we|he|she) (?:still |also |really )?(?:needs?|wants?|have|has) to (?:find|look for|get)(?: me)?(?: an?| the| another)?`,
    makes: 'nothing',
    example: ['I need to find a new dentist here.', 'new dentist'],
    unlike: ['I saw the new dentist here.', 'new dentist'],
  },
]
