import type { ProposedTask } from '../../scribe.ts'

/** What the clinician promises to do, in words that leave no doubt who does it. */
export interface PromiseRow {
  readonly said: RegExp
  /** Of the groups of the match. */
  readonly title: (found: readonly (string | undefined)[]) => string
  readonly category: ProposedTask['category']
  readonly example: string
  readonly proposes: string
  readonly unlike: string
}

const WILL = String.raw`\b(?:i|we)(?:'ll| will| can|'m gonna|'re gonna| am going to|'m going to|'re going to| are going to| wanna| want to)(?: (?:also|just|then|definitely|go ahead and))*`
const WHO = '(?: you| him| her| them)?'
const PAPERS = String.raw`((?:[\w'-]+ ){0,4}?(?:information (?:leaflets?|sheets?)|leaflets?|hand-?outs?|hand outs?|exercises|stretches|brochures?|pamphlets?|booklets?))\b`
/** What it is about, where its clause ends there. */
const ABOUT = String.raw`(,? (?:to|about|on|for) (?!that\b|this\b|it\b|you\b)(?:[\w'-]+ ?){1,9})(?=[,.;?!]|$)`
const COLLEAGUE = String.raw`((?:[\w'-]+ ){0,3}?(?:doctor|physician|\w+ologist|surgeon|specialist|pharmacist|pediatrician|paediatrician|therapist|dentist|midwife))\b`

export const PROMISES: readonly PromiseRow[] = [
  {
    said: new RegExp(
      `${WILL} (?:give|send|leave|provide|print|hand|email|text)(?: out| off)?${WHO}(?: with| out)? ${PAPERS}(?:${ABOUT})?(?! if you)`,
    ),
    title: ([thing = '', about = '']) => `provide ${namedThing(`${thing}${about}`)}`,
    category: 'Action',
    example: "I'll give you some stretches for your calf.",
    proposes: 'Provide stretches for calf',
    unlike: "I'll give you a leaflet if you like.",
  },
  {
    said: new RegExp(
      `${WILL} (?:give|send|leave|email|text)${WHO} (?:an?|the|some) (links?|information)${ABOUT}`,
    ),
    title: ([thing = '', about = '']) => `provide ${namedThing(`${thing}${about}`)}`,
    category: 'Action',
    example: "I'll text you a link to some exercises for tennis elbow.",
    proposes: 'Provide link to exercises for tennis elbow',
    unlike: "I'll text you a link.",
  },
  {
    said: new RegExp(
      `\\bresults?\\b[^.?!]{0,50}${WILL} (?:contact|call|ring|phone|message|text|email|let|get back to|be in touch with) you\\b`,
    ),
    title: () => 'contact the patient with the results',
    category: 'Communicate',
    example: 'When the results are back, I will call you.',
    proposes: 'Contact the patient with the results',
    unlike: 'When the results are back, call me.',
  },
  {
    said: new RegExp(
      `${WILL} (?:(?:contact|call|ring|phone|message|get back to|be in touch with|let) you|(?:be |get )?back in touch with you|send)(?: know)?(?: with| about)? (?:the|your|those|any) (?:\\w+ )?results?\\b`,
    ),
    title: () => 'contact the patient with the results',
    category: 'Communicate',
    example: 'We will send the blood results to you in the app.',
    proposes: 'Contact the patient with the results',
    unlike: "I'm going to look at the blood results now.",
  },
  {
    said: new RegExp(
      `${WILL} (?:talk|speak|reach out|write|contact|call|phone|message)(?: to| with)? (?:your|the|his|her) ${COLLEAGUE}`,
    ),
    title: ([who = '']) => `contact ${namedThing(who)}`,
    category: 'Communicate',
    example: "I'm going to speak to your family doctor about the tablets.",
    proposes: 'Contact family doctor',
    unlike: 'You can speak to your family doctor about it.',
  },
  {
    said: new RegExp(
      `${WILL} (?:leave|put|paste|add|write|type)(?: up)? (?:the|that|a|this|our|their) (?:\\w+ )?((?:phone |telephone )?numbers?|links?)\\b[^.?!]{0,60}\\bin (?:the|your) (?:\\w+ )?notes\\b`,
    ),
    title: ([thing = '']) =>
      `leave the ${/link/.test(thing) ? thing : 'phone number'} in the notes`,
    category: 'Action',
    example: "I'll leave the number in the notes for this visit.",
    proposes: 'Leave the phone number in the notes',
    unlike: 'You find the number in the notes.',
  },
  {
    said: new RegExp(
      `${WILL} (?:bring|get|give|print|start)${WHO} (?:some|the|your|that|a bit of)? ?paperwork\\b`,
    ),
    title: () => 'provide paperwork',
    category: 'Action',
    example: "I'm gonna bring you some paperwork on the risks.",
    proposes: 'Provide paperwork',
    unlike: 'You bring me some paperwork.',
  },
  {
    said: new RegExp(
      `(?:${WILL} (?:need to |have to )?(?:arrange|bring you in|bring you into|get you (?:in|seen|reviewed|examined)|book you in)|\\bbook you in for|\\byou need to be (?:seen|examined|reviewed))\\b(?:(?!\\bif\\b)[^.?!]){0,40}\\b(?:clinics?|face[- ]to[- ]face|in person|surgery)\\b(?:(?!\\bif\\b)[^.?!]){0,40}`,
    ),
    title: () => 'arrange face-to-face examination',
    category: 'Coordinate',
    example: "We'll arrange for you to be looked at in a clinic today.",
    proposes: 'Arrange face-to-face examination',
    unlike: 'We see you in a clinic if it gets worse.',
  },
]

function namedThing(words: string): string {
  return words
    .replace(/^(?:an?|some|the|that|those|these|your|his|her|with|out) /, '')
    .replace(/\b(?:some of|some|your) /g, '')
    .replace(',', '')
    .replace(/\bhand[- ]?out/, 'handout')
    .trim()
}
