import type { Fact } from '@chartwright/contract/facts'

/** What the words around a plan or a drug say of it: that it is nothing for the practice to do. */
export interface TaskCue {
  readonly of?: readonly (Fact['act'] | Fact['status'])[]
  /** Ends right before the words. */
  readonly before?: RegExp
  readonly within?: RegExp
  /** Begins right behind them. */
  readonly after?: RegExp
  /** Of the sentence, with the words that name the thing in brackets. */
  readonly example: string
  readonly unlike: string
}

const ACTS = ['order', 'refer', 'procedure'] as const
const A = String.raw`(?: (?:an?|the|that|your|his|her|some|any|another|more|further))*`
const NOT_US = String.raw`(?:(?!\b(?:i|we|i'm|i'll|we'll|we're|i'd|let's)\b).)*`
const re = (pattern: string) => new RegExp(pattern)

/** Talked about later, of others, done already, the patient's own, explained, or only polite. */
export const TASK_CUES: readonly TaskCue[] = [
  {
    of: ['follow_up'],
    within: /^(?:see|talk to|catch) (?:you|him|her) (?:next time|soon|later|around|then)$/,
    example: 'The nurse brings your papers and we will [see you next time].',
    unlike: 'The nurse brings your papers and we will [see you next week].',
  },
  {
    of: ['emergency'],
    before:
      /\byou(?:'ll| will| would| should| must)?(?: (?:then|also|just|really))*(?: (?:need|have|want|ought) to)?$/,
    within: /^(?:go|get|come)(?: straight| right| down)* (?:to|into)\b/,
    example: 'With that you need to [go to A and E].',
    unlike: "I'm arranging for an ambulance to [go to A and E].",
  },
  {
    before: re(
      String.raw`\b(?:talk(?:ing)?|speak|chat|discussion|conversation) about${NOT_US}$|\bdiscuss\b${NOT_US}$`,
    ),
    example: "If it lingers we'll talk about doing an [MRI of the hip].",
    unlike: 'We talked about your hip, so an [MRI of the hip] it is.',
  },
  {
    within: /^(?:talk(?:ing)? about|discuss)\b/,
    of: ACTS,
    example: 'Next time we might [talk about doing a biopsy].',
    unlike: "Let's [do a biopsy].",
  },
  {
    of: [...ACTS, 'start', 'increase'],
    before: re(
      String.raw`\bthey(?:'re|'ll|'d| are| will| would| may| might| can)\b(?! gonna come| come)${NOT_US}$`,
    ),
    example: "When the paramedics come they'll do an [electrocardiogram].",
    unlike: "They'll call you, and I'll order an [electrocardiogram].",
  },
  {
    of: ['follow_up'],
    before: re(String.raw`\b(?:s?he|they)(?:'ll| will|'s gonna| is gonna)\b${NOT_US}$`),
    example: "The nurse comes in and she'll [see you shortly].",
    unlike: "She'll help you dress and I'll [see you in a month].",
  },
  {
    before: /\b(?:would|could|might) have (?:had|needed|been|done|gone|given)\b.*$/,
    example: 'If it were deeper we would have had to do a [skin graft].',
    unlike: 'I would have you do a [skin graft].',
  },
  {
    after: /^(?:may|might|could|would) (?:also |then |still |not )*(?:be|help)\b/,
    example: 'The edges should close, but a [skin graft] may be needed.',
    unlike: 'We go for a [skin graft], and you may be sore.',
  },
  {
    of: ['order'],
    before: re(String.raw`\b(?:show me|pull up|pulled up|bring up)${A}$`),
    example: 'Computer, show me the [iron panel].',
    unlike: "I'll show you how to book the [iron panel].",
  },
  {
    of: ['order'],
    within: /\b(?:is|was|were|are|looks?|looked) (?:normal|appropriate|good|great|fine|stable)\b/,
    example: 'Labs were checked and [potassium is fine].',
    unlike: 'We check [potassium] next.',
  },
  {
    of: ACTS,
    before:
      /\b(?:once|when|since|until|before|after) (?:we|you|they)?(?:'ve| have)? ?(?:get|got|had|have|do|did|done)? ?(?:your|the|that|his|her) ?(?:left|right)?$/,
    example: 'Once we get your [hip replacement] over with, we see.',
    unlike: 'We should plan your [hip replacement].',
  },
  {
    of: ['procedure'],
    before:
      /\b(?:s?he's|you're|s?he is|you are|patient is) (?:already )?(?:having|scheduled for|booked for) (?:an?|the|your|his|her)?$/,
    example: "Pre-op visit. She's having a [hip replacement] in May.",
    unlike: 'We will be arranging a [hip replacement] in May.',
  },
  {
    of: ACTS,
    within: /^(?:to )?(?:continue|keep|stay) /,
    example: 'I want you to [continue to brace the knee].',
    unlike: "I'll [brace the knee].",
  },
  {
    of: ACTS,
    before: re(
      String.raw`\b(?:continue|keep|keep on|go on|carry on)(?: to| on| with)?(?: (?:use|using|wear|wearing|do|doing))?${A}$`,
    ),
    example: 'Please continue to wear the [knee brace].',
    unlike: "Keep moving. I'll give you a [knee brace].",
  },
  {
    before: /\bthank(?:s| you)(?: so much| very much| again)? for$/,
    example: 'All right, thanks for [coming in today].',
    unlike: 'Thanks, so [come in next week].',
  },
  {
    of: ['procedure'],
    before: /\b(?:meaning|which means|that means|what that means|in which)\b.*$/,
    example: 'We do an excision, meaning that I make a [wide incision].',
    unlike: 'Meanwhile I arrange an [excision].',
  },
  {
    before: /\b(?:can|could) always\b.*$/,
    example: 'And we can always give you [codeine], if you like.',
    unlike: 'As always we do [codeine] at night.',
  },
  {
    after: /^(?:[\w' ]+ )?or the other option\b/,
    example: 'We can send you to [Dr. Hale] or the other option is the city hospital.',
    unlike: 'I send you to [Dr. Hale] or her partner.',
  },
  {
    of: ['follow_up'],
    within:
      /\b(?:give (?:us|me|them) (?:an? )?(?:call|ring|shout)|(?:call|ring|phone|contact|message|email) (?:us|me|them|up|back)\b|let (?:us|me) know|call the (?:office|clinic|surgery|practice))/,
    example: 'Please [give us a call back] in two days.',
    unlike: "I'll book you a [phone call in two days].",
  },
  {
    of: ['follow_up'],
    within: /^how (?:you|it|things|that)\b/,
    before: /\bsee$/,
    example: "Let's see [how you are in a day or two].",
    unlike: "Let's [review how you are in a day or two].",
  },
  {
    of: ['follow_up'],
    within:
      /^(?:(?:i'll |we'll )?see you (?:soon|later|then|around|in the morning|in a (?:bit|minute|second)))$/,
    example: 'All right, [see you soon].',
    unlike: '[See you in two weeks].',
  },
  {
    of: ['refer', 'follow_up'],
    before: /\bhere (?:in|at|with) (?:an?|the|our)$/,
    example: "That's why you're here in the [rheumatology office].",
    unlike: "You're here, and I send you to the [rheumatology office].",
  },
  {
    of: ['refer'],
    after: /\b(?:self[- ]?refer|refer yourself)\b/,
    example: 'There is a [counselling service] where you can self-refer.',
    unlike: 'I refer you to the [counselling service].',
  },
  {
    of: ['refer'],
    before: /\b(?:explore|look into|have you use|you use|using)(?: an?| the| some| your)?$/,
    example: "I'd like you to explore [counselling].",
    unlike: "I'd like you to start [counselling].",
  },
  {
    of: ['order', 'refer', 'procedure', 'start', 'increase', 'decrease', 'stop', 'hold'],
    before: /\bmy$/,
    example: 'At the chemist they take my [blood count].',
    unlike: 'To my mind you need a [blood count].',
  },
  {
    of: ['order', 'refer', 'procedure', 'start', 'increase', 'decrease', 'stop', 'hold'],
    within: /\bmy\b/,
    example: 'When do I [get my MRI]?',
    unlike: 'Then I [get you the MRI].',
  },
  {
    of: ['order', 'refer', 'procedure', 'follow_up', 'start'],
    before: re(
      String.raw`\b(?:may|might)(?: (?:also|then|still|even|well|just|end up|have|having|need|want|like|you|to|do|doing|get|getting|go|for|be|an?|the|some|another))*$`,
    ),
    example: 'We may end up having to do a [bone scan], if it stays.',
    unlike: 'It may be nothing, and we do a [bone scan].',
  },
  {
    of: ['order', 'refer', 'procedure'],
    before: /\balways (?:recommend|advise|suggest|say)\b.*$/,
    example: 'If your jaw clicks I would always recommend having a [dental check].',
    unlike: 'I recommend a [dental check].',
  },
  {
    of: ['start'],
    before: /\bsomething (?:(?:\w+ ){0,3}\w+,? )?(?:like|such as),?$/,
    example: 'Or I could write you something milder, like [senna].',
    unlike: 'It looks like you need [senna].',
  },
  {
    of: ['refer'],
    within: /^(?:be )?(?:talk|speak|chat)(?:ing)? (?:to|with)\b/,
    example: 'You should be [speaking with your midwife].',
    unlike: 'I will [refer you to speech therapy].',
  },
]
