import type { Cue } from './cue.ts'

const ORDERED = ['order', 'refer', 'procedure'] as const
const ADVISED = ['advise', 'counsel'] as const
const THE = String.raw`(?: (?:an?|the|that|your|his|her|my|some|any|our))*`
const WILL_NOT = String.raw`\b(?:i|we)(?: won't| will not|'m not (?:going to|gon ?na|gonna)| am not going to|'re not (?:going to|gon ?na|gonna)| are not going to)(?: be)?(?: even| actually| really)*`

/** Words of somebody who decides. */
const DECIDED = String.raw`(?:i|i'm|i'll|we|we'll|let's|okay|then|so|if|add|arrange|book|check|do|get|need|order|put|refer|repeat|run|schedule|send|set|want|will)\b`
const NOT_ONLY_NOW = String.raw`(?!.*\b(?:until|unless|without|yet|today|till|before)\b)`

/** What was only looked into, asked, said of oneself or of people in general; each row with an example. */
export const DECIDED_CUES: readonly Cue[] = [
  // An evaluation for surgery does not decide on it.
  {
    of: ['procedure'],
    polarity: 'present',
    within: String.raw`^(?:being )?(?:evaluat|assess|consider)(?:ed|ing) (?:(?:you|him|her) )?for\b`,
    makes: { certainty: 'possible', time: 'future' },
    example: ['They are evaluating you for a bypass?', 'evaluating you for a bypass'],
    unlike: ['They are scheduling you for a bypass?', 'scheduling you for a bypass'],
  },
  // Results that are there are looked at, and not ordered.
  {
    of: ['order'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\bi(?:'ll| will|'m going to|'m gon na| am going to) (?:look at|look over|review|go over|go through)${THE}(?: (?!${DECIDED})[\w-]+){0,7}`,
    asked: [
      String.raw`\b(?:had|got|get|did|went|have|gave)\b[^.?!]{0,80}\b(?:done|drawn|taken|blood|tests?|labs?)\b`,
      'I went and had my blood drawn last week.',
    ],
    makes: 'nothing',
    example: ['Good, I will look at the lipids and ferritin.', 'ferritin'],
    unlike: ['Good, I will look at the lipids and then add ferritin.', 'ferritin'],
  },
  // What others will look at again, without its name.
  {
    of: ['order'],
    by: 'patient',
    within: String.raw`^(?:re-?check|repeat|check)(?:ing)? (?:that|it|them|this|those)(?: (?:again|in|next|on|after)\b.*)?$`,
    makes: 'nothing',
    example: ['She said that they would recheck it in May.', 'recheck it in May'],
    unlike: ['She said that they would recheck that ferritin.', 'recheck that ferritin'],
  },
  // A patient who has an appointment already is not being referred.
  {
    of: ['refer'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:i|we)(?:'ve|'d| have)?(?: already| just| also)* (?:made|got|booked|scheduled|set up) (?:an? |her |his |my )(?:\w+ )?appointment (?:with|to see|at)${THE}`,
    makes: 'nothing',
    example: ['I made an appointment with the hand clinic you told me of.', 'hand clinic'],
    unlike: ['I want an appointment with the hand clinic.', 'hand clinic'],
  },
  {
    of: ['refer'],
    by: 'patient',
    within: String.raw`^(?:an? |the )?appointment(?: (?:with|at|to see))?(?: (?:the|an?|my|your|her|his))?$`,
    makes: 'nothing',
    example: ['I made an appointment with the hand clinic.', 'appointment with the'],
    unlike: ['I made an appointment with Doctor Hale.', 'appointment with Doctor Hale'],
  },
  // A visit to this clinic is not a referral.
  {
    of: ['refer'],
    polarity: 'present',
    by: 'clinician',
    within: String.raw`^(?:an? )?follow-? ?up (?:appointment|visit)$`,
    after: String.raw` ?(?:$|here\b|next\b|in (?:our|this) (?:clinic|office|practice)\b|(?:in|for) (?:\w+ ){1,3}(?:days?|weeks?|months?|years?)\b(?! (?:with|at|to see)\b)|with (?:me|us)\b)`,
    makes: { act: 'follow_up' },
    example: ['We can arrange a follow-up appointment in our clinic.', 'follow-up appointment'],
    unlike: ['We can arrange a follow-up appointment with surgery.', 'follow-up appointment'],
  },
  // Asking whether somebody else has done it does not order it.
  {
    of: ORDERED,
    by: 'clinician',
    before: String.raw`\b(?:did|have|has) (?:they|he|she|anyone|anybody|someone|somebody)(?: already| ever| also| even)* (?:take|taken|do|done|send|sent|get|gotten|give|given|run|order|ordered|draw|drawn|perform|performed|schedule|scheduled)\b(?: (?!${DECIDED})[\w'-]+){0,6}`,
    makes: 'nothing',
    example: ['Did they already take you down for the ultrasound?', 'ultrasound'],
    unlike: ['Did they take films okay I will order the ultrasound.', 'ultrasound'],
  },
  // What a patient feels is not advice.
  {
    of: ADVISED,
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:i'm|i am|i was|i've been|i have been)(?: (?:still|also|just|really|already|now|actually))*`,
    within: String.raw`^(?:feeling|hurting|better|worse)\b`,
    makes: 'nothing',
    example: ['I am feeling worse after a walk.', 'feeling worse after a walk'],
    unlike: ['I was told feeling worse is normal.', 'feeling worse is normal'],
  },
  // What will not be done is put off.
  {
    of: ORDERED,
    polarity: 'present',
    by: 'clinician',
    before: WILL_NOT,
    after: NOT_ONLY_NOW,
    makes: { polarity: 'absent' },
    example: ["And I won't be checking your ferritin for a while.", 'checking your ferritin'],
    unlike: ["I won't wait and will be checking your ferritin.", 'checking your ferritin'],
  },
  {
    of: ORDERED,
    polarity: 'present',
    by: 'clinician',
    before: String.raw`${WILL_NOT} (?:check|order|repeat|draw|run|test for)(?:ing)?${THE}`,
    after: NOT_ONLY_NOW,
    makes: { polarity: 'absent' },
    example: ["And I won't be checking your ferritin for a while.", 'ferritin'],
    unlike: ["I won't be checking your ferritin until May.", 'ferritin'],
  },
  // What clinicians say of their own habits is not advice.
  {
    of: ADVISED,
    by: 'clinician',
    before: String.raw`\bi (?:really |just |also |probably )*(?:need|have|ought|got) to (?:get|buy|find|try)(?: (?:some|an?|me|myself|another|more|new))*`,
    makes: 'nothing',
    example: ['I need to get some winter tires for mine.', 'winter tires'],
    unlike: ['You need to get some winter tires for yours.', 'winter tires'],
  },
  // What a clinician should check is not advice to the patient.
  {
    of: ['advise'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:like|want|need) (?:someone|somebody|a (?:doctor|nurse|colleague)|one of (?:us|my colleagues)) to (?:listen|check|examine|have a look|look|see|feel|assess|measure)\b(?: (?!you\b|if\b|then\b|meanwhile\b)[\w'-]+){0,12} and(?: to)?(?: also| just)?`,
    within: String.raw`^(?:re-?)?(?:check|take|measure) (?:your|his|her) (?:temperature|blood pressure|pulse|heart rate|weight|oxygen\w*|sats)$`,
    makes: { act: 'order' },
    example: [
      'I want a nurse to listen to your lungs, and take your temperature.',
      'take your temperature',
    ],
    unlike: ['I want a nurse to see you. Take your temperature.', 'Take your temperature'],
  },
  // An infusion that is already running is not started.
  {
    of: ['start'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:we|they|i)(?:'ve| have)(?: already| just)? (?:started|put|placed|got|begun) (?:you|him|her) on${THE}`,
    within: String.raw`^(?:an? |the |some )?(?:i ?v|intravenous|drip|infusion|oxygen|fluids)\b`,
    makes: { status: 'start', time: 'now' },
    example: ['We have started you on IV labetalol.', 'IV labetalol'],
    unlike: ['We want to start you on IV labetalol.', 'IV labetalol'],
  },
  // What people may have is not what the patient has.
  {
    of: ['assessment'],
    polarity: 'present',
    before: String.raw`\b(?:someone|somebody|anyone|anybody|a person|patients) (?:might|may|could|can|would|will)(?: \w+)? (?:have|get|develop|be having|be developing)(?: (?:an?|some|the|like|acute|acutely))*`,
    makes: 'nothing',
    example: ['We worry sometimes that someone might have a clot.', 'clot'],
    unlike: ['We worry that you might have a clot.', 'clot'],
  },
  // What a test is done for is no condition of it.
  {
    of: ORDERED,
    polarity: 'present',
    by: 'clinician',
    before: String.raw`(?<!(?:\b(?:if|unless|might|may|could|maybe|perhaps|consider|or|not|once|when|thought|normally)|n't)\b.{0,60})\b(?:i|we)(?: do| also| just| really)*(?: want to| wan ?na|'d like to| would like to|'m going to|'m gon ?na|'re going to|'re gon ?na|'ll| will)(?: (?:also|just|go ahead and))*(?: (?:order|get|do|obtain|schedule)${THE})?`,
    after: String.raw`(?: [\w-]+){0,4} to (?:just )?(?:see|assess|determine|check|find out|figure out|evaluate) (?:if|whether)\b(?!(?: \S+){0,4} (?:need|needed|should|worth|necessary)\b)`,
    makes: { certainty: 'sure', time: 'future' },
    example: ['I want to get a bone scan just to see if there is a crack.', 'bone scan'],
    unlike: ['We could get a bone scan just to see if there is a crack.', 'bone scan'],
  },
  // A drug by the name that the patient may know.
  {
    of: ['start', 'continue'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:continue|continuing|keep taking|stay|staying)\b(?:(?! (?:start|add|begin|stop)\b).){0,80}\byou (?:might|may) (?:call|know) (?:it|that)(?: as| by)?`,
    makes: { status: 'continue', certainty: 'sure' },
    example: ['You continue on the furosemide, you may know it as Lasix.', 'Lasix'],
    unlike: ['You might continue on Lasix.', 'Lasix'],
  },
  // What may be needed is not decided.
  {
    of: ORDERED,
    polarity: 'present',
    within: String.raw`\b(?:may|might|could) (?:well |still |also )*be (?:needed|necessary|required)$`,
    makes: { certainty: 'possible', time: 'future' },
    example: ['A drain may be needed.', 'A drain may be needed'],
    unlike: ['A drain will be needed.', 'A drain will be needed'],
  },
]
