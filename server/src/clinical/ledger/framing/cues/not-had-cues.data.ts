import type { Cue } from './cue.ts'

/** What is spoken of and is not the patient's: comparisons, generalities, other people's illnesses. */
export const NOT_HAD_CUES: readonly Cue[] = [
  // Who does not want a thing may have had it.
  {
    of: ['history'],
    by: 'clinician',
    polarity: 'absent',
    before: String.raw`\b(?:do you want|would you (?:like|want|prefer|consider|be (?:willing|open|interested|up))|are you (?:interested|willing|open)|how about|shall we)\b[^.?!]*`,
    makes: 'nothing',
    example: ['Do you want to try acupuncture?', 'acupuncture'],
    unlike: ['Did you want to go? Ever had acupuncture?', 'acupuncture'],
  },
  // What something is likened to is not there, and what another does not make worse was not asked for.
  {
    of: ['symptom', 'complaint', 'history'],
    before: String.raw`\b(?:like|as if|as though)`,
    within: String.raw`^(?:being|getting|having|someone|somebody|something|you've been|you were|i've been|i was|i'm|you're)\b`,
    makes: 'nothing',
    example: ['Is it sudden, like being hit on the head?', 'being hit on the head'],
    unlike: ['Did you fall after being hit on the head?', 'being hit on the head'],
  },
  {
    of: ['symptom', 'complaint'],
    polarity: 'absent',
    by: 'patient',
    within: String.raw`^(?:not|no) (?:the |with |when i )?(?:cough|sneez|bend|lean|lift|strain|walk|run|eat|swallow|mov|lying|ly)\w*$`,
    asked: [
      String.raw`\b(?:worse|better|worsen|bring it on|set (?:it|them) off|hurt more)\b.*\b(?:when|if|with|after)\b`,
      'Is it worse when you cough?',
    ],
    makes: 'nothing',
    example: ['Not the coughing.', 'Not the coughing'],
    unlike: ['Not the fever.', 'Not the fever'],
  },
  {
    of: ['symptom'],
    by: 'patient',
    within: String.raw`\b(?:scared|afraid|frightened|nervous|wary) (?:to|of|about) (?:have|take|try|use|start|having|taking|trying|using|starting|go(?:ing)? on)\b`,
    makes: 'nothing',
    example: ["I've been a bit scared to take another one.", 'a bit scared to take another one'],
    unlike: ["I've been scared of dying.", 'scared of dying'],
  },
  {
    of: ['symptom'],
    polarity: 'absent',
    within: '^(?:not |no )?the cold$',
    makes: 'nothing',
    example: ["Not the cold, I'm always warm.", 'Not the cold'],
    unlike: ['No, not a cold.', 'a cold'],
  },
  // A clot that is passed is no thrombosis, and stretching a narrow part is no exercise.
  {
    of: ['history', 'symptom'],
    polarity: 'present',
    within: String.raw`^(?:i )?(?:passed |passing )?(?:an? |some |big |large |huge )*clots?$`,
    sentence: String.raw`\bpass(?:ed|ing)?\b(?: \w+){0,3} clots?\b`,
    makes: 'nothing',
    example: ['I passed a clot the size of a plum.', 'a clot'],
    unlike: ['I had a clot in my leg.', 'a clot'],
  },
  {
    of: ['advise', 'procedure', 'order', 'counsel'],
    within: String.raw`^(?:i'd |i'll |we'd |we'll |just )*(?:stretch|dilate) (?:it|that|this|the (?:ring|narrowing|stricture|esophagus|oesophagus))\b`,
    makes: 'nothing',
    example: ['If I see the ring, I would stretch it.', 'stretch it'],
    unlike: ['You should stretch your calves.', 'stretch your calves'],
  },
  // What something can do in general is no conclusion about the patient.
  {
    of: ['assessment'],
    by: 'clinician',
    after: String.raw` can(?: \w+){0,2} (?:make|cause|give|lead|bring|affect|trigger|push)\b`,
    makes: 'nothing',
    example: ['Anaemia can certainly make the heart race.', 'Anaemia'],
    unlike: ['You have anaemia, and we can make it better.', 'anaemia'],
  },
  {
    of: ['assessment'],
    by: 'clinician',
    before: String.raw`\b(?:it|that|this|they|which|that one|these) can (?:make|cause|give|lead to|increase|raise)\b.*`,
    makes: 'nothing',
    example: ['It can make thrush more likely, and possibly infections.', 'infections'],
    unlike: ['We can make a plan for your infections.', 'infections'],
  },
  // What goes round where the patient goes is not had by the patient.
  {
    of: ['symptom', 'complaint', 'history'],
    polarity: 'present',
    by: 'patient',
    asked: [
      String.raw`\b(?:any(?:one|body) else|going (?:a)?round|been around anyone|sick contacts?|contact with)\b`,
      'Anyone else poorly? Anything going round at nursery?',
    ],
    sentence: String.raw`^(?!.*\b(?:i|he|she|i've|he's|she's|i'm)\b (?:had|have|has|got|get|been|am|is))`,
    makes: 'nothing',
    example: ['And then there was hand, foot and mouth as well.', 'hand, foot and mouth'],
    unlike: ['No, and I have got hand, foot and mouth.', 'hand, foot and mouth'],
  },
  {
    of: ['social'],
    polarity: 'absent',
    within: String.raw`\bsmokers\b`,
    makes: 'nothing',
    example: ['No smokers.', 'No smokers'],
    unlike: ['No smoking.', 'No smoking'],
  },
  // What one movement does not bring on is denied of that movement alone.
  {
    of: ['finding', 'symptom'],
    polarity: 'absent',
    by: 'clinician',
    before: String.raw`\b(?:rotation|flexion|extension|bending|turning|palpation|compression|raise|abduction|adduction)\b(?: \w+){0,6}? (?:gives?|causes?|produces?|reproduces?|elicits?|brings? on)(?: [\w-]+){1,6} (?:but|and)(?: (?:with )?no| without| not| does not cause)?`,
    makes: 'nothing',
    example: ['Neck flexion gives him mild arm pain but no tingling.', 'tingling'],
    unlike: ['He has mild arm pain but no tingling.', 'tingling'],
  },
]
