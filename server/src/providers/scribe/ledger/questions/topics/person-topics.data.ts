import type { Fact } from '@chartwright/contract/facts'
import type { Topic } from '../topic.ts'

const habit =
  (named: RegExp) =>
  ({ kind, concept }: Fact) =>
    kind === 'social' && named.test(concept) && !/\bpets?\b/.test(concept)

/** What is asked about the person: age, work, home and drugs, which are no medicines. */
export const PERSON_TOPICS: readonly Topic[] = [
  {
    name: 'work',
    asked:
      /\boccupation\b|\b(?:his|her|their|patient's) (?:job|profession)\b|\bfor (?:a )?(?:work|living)\b|^what (?:does|do|did) (?:he|she|they|the patient) (?:work as|do)\W*$|\bwhere (?:does|do|did) (?:\w+ ){1,2}work\b|^(?:job|work)\W*$|\b(?:does|do|is) (?:he|she|they|the patient) (?:work|working|employed|retired)\W*$/i,
    fits: habit(/\b(?:work\w*|job|occupation|retired|employ\w*|self-employed)\b/),
    nothing: 'Nothing about work was found in what was said.',
    heard: /\b(?:job|retired|work (?:as|at|in|for|from)|working (?:as|at|in|for|from))\b/i,
  },
  {
    name: 'age',
    asked:
      /\bhow old (?:is|was|are) (?:he|she|they|the patient|this patient)\b|\b(?:his|her|their|patient's|the) age\b(?! of)|^age\b/i,
    fits: () => false,
    nothing: 'No age was found in what was said.',
  },
  {
    asked:
      /\bwho(?:'s| is| does| do|s)?\b.*\b(?:lives?|living|at home|home with)\b|\bliving situation\b|\blives? (?:alone|with|by)\b|\bwhere (?:does|do|did|is) (?:\w+ ){1,2}liv(?:e|ing)\b|\bhome (?:situation|life)\b|\b(?:is|are) (?:he|she|they|the patient) married\b/i,
    fits: habit(
      /\b(?:lives?|living|home|alone|married|partner|wife|husband|flatmate|roommate|widow\w*|divorced|single)\b/,
    ),
    nothing: 'Nothing about living at home was found in what was said.',
    heard:
      /\b(?:(?:live|living|lives) (?:alone|with|in|at|by|on)|at home with you|who do you live|my (?:wife|husband|partner)|married|divorced|widow\w*)\b/i,
  },
  {
    asked:
      /\b(?:use|uses|used|using|do|does) (?:any )?(?:illicit |recreational |street |illegal )?drugs\b(?! (?:for|to|against))|\b(?:recreational|illicit|street|illegal) drugs?\b|\bdrug (?:use|abuse|history)\b|\b(?:marijuana|cannabis|weed|cocaine)\b/i,
    fits: habit(/\b(?:drugs?|substance|cannabis|marijuana|weed|cocaine|heroin)\b/),
    nothing: 'Nothing about drug use was found in what was said.',
    heard:
      /\b(?:(?:recreational|illicit|illegal|street) drugs?|drug use|weed|marijuana|cannabis|cocaine|heroin|no drugs|(?:do|use|used|using|take) (?:any )?drugs)\b/i,
  },
  {
    asked:
      /^how(?:'s| is| are| has| have| was)? (?:he|she|they|the patient|things) (?:been |currently )?(?:feeling|doing|getting on|coping|keeping)\b(?!.* (?:with|on|about)\b)/i,
    fits: () => false,
    nothing: 'How the patient is was not found in what was said.',
    heard:
      /\b(?:feel(?:ing|s)?|doing|i'm|i am|i've been|(?:s)?he's) (?:(?:a|very|much|so|pretty|really|quite|just|still|not|kind of|kinda|little|bit|lot|all) )*(?:better|worse|good|well|fine|okay|ok|great|bad|terrible|tired|sick|weird|the same|alright|out of sorts|new)\b|\bhow (?:are|have) you (?:been )?(?:feeling|doing)\b/i,
  },
]
