import { type TaskCue } from './task-cues.data.ts'

const ACTS = ['order', 'refer', 'procedure'] as const
const NOT_US = String.raw`(?:(?!\b(?:i|we|i'm|i'll|we'll|we're|i'd|let's)\b).)*`
/** What another practice does for the patient. */
const DOES = String.raw`(?:do|order|arrang|repeat|send|start|schedul|check|tak|giv|book|organi[sz]|plan|want|need)(?:e|ing)?|get(?:ting)?`
const re = (pattern: string) => new RegExp(pattern)

/** Of others, only explained, or only polite: the second half of the table. */
export const FURTHER_TASK_CUES: readonly TaskCue[] = [
  {
    of: ['order'],
    within: /\b(?:reports?|results?)$/,
    example: 'We need to see the [final biopsy report] before I can say.',
    unlike: 'We need a [biopsy].',
  },
  {
    of: ['follow_up'],
    before: re(
      String.raw`\bif (?:(?!\b(?:then|so|and i|and we)\b)[^.])*(?:n't|\bnot|\bno|\bworse|\bstill|\bworsen\w*|\bpersist\w*)\b[^.]*$`,
    ),
    within: /\b(?:come|call|ring|back|return|see (?:me|us)|by|get in touch)\b/,
    example: 'If the cough is still there on Friday, [come back and see me].',
    unlike: "It isn't bad. [Come back and see me in a week].",
  },
  {
    of: ['follow_up'],
    within: /\b(?:come|call|ring|back|return|see (?:me|us)|get in touch)\b/,
    after:
      /^,? ?if (?![^.]*(?<!\b(?:and|so|where|when|until) )\b(?:we|i)(?:'ll| will| can|'d| would| may| might)\b)(?:[^.]*?)(?:n't|\bnot|\bno better|\bworse|\bstill|\bworsens|\bpersists?)\b/,
    example: "Do [come back next week] if it hasn't settled.",
    unlike: 'Do [come back next week] if it is no better by then I can get a scan.',
  },
  {
    of: ['refer', 'order'],
    within: /^(?:was |were |been |is )?(?:counsell?ed|reassured|advised|educated)$/,
    example: 'The patient was [counseled] on why it has to heal.',
    unlike: 'The patient was [advised to see cardiology].',
  },
  {
    of: ['follow_up'],
    within: /^check(?:ing)?[ -]?up on (?:those|that|these|it|them|things|you)\b/,
    example: 'You have gout and asthma, and we will [check up on those].',
    unlike: 'Come for a [check up in May].',
  },
  {
    of: ['start'],
    before:
      /\bi(?:'ll|'d|'ve| will| would| have| had)?(?: usually| always| often)? (?:get|got|was|been)$/,
    within: /^(?:prescribed|given|put on)\b/,
    example: "I go to urgent care and I'll get [prescribed some prednisone].",
    unlike: "I'll have you [prescribed some prednisone].",
  },
  {
    of: ['follow_up'],
    before:
      /(?:\bif\b.{0,120}|\bthen you can )\b(?:give (?:us|me) a (?:call|ring)|call (?:us|me)|ring (?:us|me)|then (?:call|ring))(?:,| and| then| get| come| be| we'll| we can| i'll| i can)+$/,
    within: /^(?:get|come|be|back|in|see) /,
    example: 'If it is no better by Friday then you can call us and [come in next week].',
    unlike: 'Then call us about the results and I [see you next week].',
  },
  {
    of: ['follow_up'],
    within: /\b(?:not|n't|no)\b.*\b(?:better|improv\w*|settl\w*|gone|resolved|cleared)\b/,
    example: 'And if you are [still not better next week], I want you to ring.',
    unlike: 'You look better. [No later than next week] I see you.',
  },
  {
    of: ['follow_up'],
    before:
      /\b(?:you(?: can| could| should| may| might| need to| have to| want to| wanna| to| just)*|please|feel free to)(?: just| also)*$/,
    within: /^(?:talk|speak|chat|reach out|touch base) (?:to|with)\b/,
    example: 'I want you to [talk to your dentist] about it.',
    unlike: 'I need to [talk to your dentist] about it.',
  },
  {
    of: ['follow_up'],
    before:
      /\b(?:like|want|have|need|ask|get|for) (?:them|him|her|someone|somebody|dr\.? \w+|(?:the |our |your )?(?:\w+(?:ology|ologist|edics|aedics)|surgeons?|specialist|dietitian|podiatrist|psychiatrist|physio\w*)) to$/,
    example: "I'll ask audiology to [see you within a month].",
    unlike: "I'd like to [see you within a month].",
  },
  {
    of: ['follow_up'],
    before:
      /\b(?:lab|labs|results?|pathology|report|they|cultures?)\b(?: [\w']+){0,3}(?: (?:that|it|those|them))?$/,
    within: /^(?:(?:be |come |get )?back|ready)\b(?! in touch)/,
    example: 'The lab will have that [back in about two days].',
    unlike: 'The lab closes early. I want you [back in about two days].',
  },
  {
    of: ['follow_up'],
    within:
      /^(?:the |your )?(?:labs?|results?|pathology|report|cultures?)\b.*\bback\b(?! in touch)/,
    example: 'Then [the lab will have that back in two days].',
    unlike: 'We are [back in touch with the results].',
  },
  {
    of: ['order'],
    before: /\b(?:if|when|once|until|unless|after) (?:your|the|that|his|her)$/,
    after: /^(?:comes?|came|is|are|gets?|does|shows?|looks?)\b/,
    example: 'When your [throat culture] comes back we treat what grows.',
    unlike: 'When you are ready we take your [throat culture].',
  },
  {
    of: [...ACTS, 'start', 'refill'],
    before:
      /\b(?:i|we)(?:'ve| have)? already (?:sent|called|ordered|put|placed|written|faxed|refilled|prescribed|scheduled|booked)\b(?:(?!\b(?:and|but|so)\b).)*$/,
    example: "I've already sent the prescription for [nystatin] to the pharmacy.",
    unlike: "I've already sent the letter, and I'll prescribe [nystatin].",
  },
  {
    of: [...ACTS, 'start', 'increase'],
    before: re(
      String.raw`\byour (?:own )?(?:\w+ologist|surgeon|specialist|dentist|pa?ediatrician|podiatrist|psychiatrist|therapist|pcp|gp|primary care (?:doctor|physician)|other doctor)(?: wants| plans|(?:'s|'ll| is| was| will)(?: also| then| probably)* (?:gonna|going to|planning|${DOES}))\b${NOT_US}$`,
    ),
    example: 'Your surgeon is going to do a [bone scan] next month.',
    unlike: 'Your surgeon is away, so please go for the [bone scan].',
  },
  {
    of: [...ACTS, 'start', 'increase'],
    after:
      /^(?:(?!\bas for\b|\bregarding\b|\b(?:and|but),? (?:for|on|with)\b)[^.])*\b(?:let's|lets|we'll|we can) (?:just )?(?:wait and see(?: how (?:it|that|things) go(?:es)?)?|hold off|wait|not get ahead of ourselves)(?: on (?:it|that|this|those|them))?(?: for now| for the moment| then| a bit| until\b.*)?(?=$|,)/,
    example: "We'd do a [bone scan] if it stays, but let's wait and see.",
    unlike: "We do a [bone scan], but let's hold off on the biopsy.",
  },
  {
    of: [...ACTS, 'start', 'increase'],
    before:
      /\b(?:come back|(?:call|ring) (?:us|me)|give (?:us|me) a (?:call|ring)|let (?:us|me) know)(?:,| and| then| so)* (?:we|i)(?:'ll| will| can|'d| could| would)\b[^.]*$/,
    example: "If it bleeds again, come back and we'll organise a [colonoscopy].",
    unlike: "Come back next week. We'll organise a [colonoscopy].",
  },
  {
    of: [...ACTS, 'follow_up'],
    before:
      /\byou(?:'ll| will| should| can| could| do)?(?: \w+){0,2}(?: (?:an?|your|the|another))?$/,
    within:
      /\bwith (?:your|the) (?:pcp|primary care\b.*|gp|family (?:doctor|physician)|\w+ologist|dentist|optician)$/,
    example: 'You will need a [preop check with your PCP].',
    unlike: "I'll book you a [preop check with our nurse].",
  },
  {
    within: /\bup[- ]to[- ]date\b/,
    example: 'You are [up to date on the tetanus shot].',
    unlike: 'You are due for [the tetanus shot].',
  },
  {
    before: /\bup[- ]to[- ]date (?:on|with)(?: your| the| all)*$/,
    example: 'You are up to date on your [tetanus shot].',
    unlike: 'You are up to date. I order a [tetanus shot].',
  },
  {
    of: ['follow_up'],
    within: /\b(?:as|if) (?:needed|necessary)$/,
    example: 'Wear the brace, and I [see you as needed].',
    unlike: 'As needed you take one, and I [see you in May].',
  },
  {
    of: ['follow_up'],
    after:
      /^,? ?(?:only |just )?(?:as needed|as necessary|if needed|if you need (?:me|us|it)|prn)\b/,
    example: 'Wear the brace, and I [see you] as needed.',
    unlike: 'I [see you in May], sooner if needed.',
  },
  {
    of: ['stop', 'hold'],
    before: re(
      String.raw`\b(?:try|start|add|prescribe|go with|put (?:you|him|her) on)(?: (?:you|the|some|that|your|on|with|taking))*$`,
    ),
    example: "The old cream was not covered, so we'll try [zinc oxide].",
    unlike: 'We try to do without, so you leave off the [zinc oxide].',
  },
  {
    of: ['order', 'start', 'increase'],
    before: re(
      String.raw`\b(?:s?he|they|friend|co-?worker|colleague|neighbou?r|sister|brother|m[ou]m|mother|wife|husband|daughter|son|someone|somebody) (?:had |has |also |just |kind of )*(?:suggested|recommended|told me|mentioned)\b${NOT_US}$`,
    ),
    example: 'My neighbour suggested to try [turmeric] for it.',
    unlike: 'He told me about your knee, so I start you on [turmeric].',
  },
  {
    of: [...ACTS, 'start', 'refill'],
    before: re(
      String.raw`\byour (?:wife|husband|sister|brother|friend|neighbou?r) (?:also |really |still )*(?:needs?|should|will need|has to|wants?)\b${NOT_US}$`,
    ),
    example: 'And your wife needs a [mammogram].',
    unlike: "Your wife needs a lift, and I'll order your [mammogram].",
  },
  {
    of: ['refer', 'emergency', 'procedure'],
    after:
      /^(?:will be|is|are|should be|'ll be|'s|'re) (?:with you|there|on (?:the|its|their) way|coming|already)\b/,
    example: 'OK, the [ambulance crew] will be with you very shortly.',
    unlike: 'The [ambulance crew] will be called for you now.',
  },
  {
    of: [...ACTS, 'start'],
    before: re(
      String.raw`\b(?:many|most|some|a lot of|lots of|plenty of) (?:of (?:my|our|the) )?(?:patients|people|folks|women|men|kids|children)\b${NOT_US}$`,
    ),
    example: 'And many people do very well with [hydrotherapy].',
    unlike: 'Many people have that, and we start you on [hydrotherapy].',
  },
  {
    of: ['follow_up'],
    before:
      /\b(?:the (?:lab|hospital|department|coordinator|scheduler|office)|they|someone|somebody|\w+ology)(?:'ll| will| should| may)(?: then| also)*$/,
    within: /^(?:call|ring|phone|text|contact|message|write to|be in touch)\b/,
    example: 'The lab will [call you with an appointment within a week].',
    unlike: 'I will [call you with an appointment within a week].',
  },
  {
    of: ['follow_up'],
    within: /^(?:my|our|the) \w+(?:'ll| will)$/,
    example: '[My nurse will] fill that in tomorrow.',
    unlike: 'Before that, [my nurse will see you] tomorrow.',
  },
  {
    of: ['follow_up'],
    before:
      /\b(?:dr\.? [a-z]+|your (?:\w+ologist|surgeon|dentist|psychiatrist|midwife|gp|pcp))(?:,(?: \w+)+,)?(?:'ll| will)$/,
    within: /^see (?:you|him|her)\b/,
    example: 'Dr. Hale, who did the scan, will [see you next month].',
    unlike: 'Dr. Hale did the scan, and I will [see you next month].',
  },
  {
    of: ['follow_up'],
    before: /^(?:(?:and|so|but|then|just|also),? ?)*$/,
    within: /^(?:talk|speak|chat|reach out|touch base) (?:to|with)\b/,
    example: '[Chat to your husband about it in two weeks].',
    unlike: 'We [chat to your husband about it in two weeks].',
  },
]
