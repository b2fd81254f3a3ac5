import type { FactKind } from '@chartwright/contract/facts'
import type { NoName } from './no-name.ts'

const FELT: readonly FactKind[] = ['symptom', 'complaint']

/** Names that are neither a symptom nor a diagnosis. */
export const NO_NAMES_HAD: readonly NoName[] = [
  // What everybody has is neither felt nor denied, and 'anywhere else' is besides what is told elsewhere.
  {
    of: FELT,
    said: /^(?:bowel movements?|behaviou?rs?|hair|nails?|walking|breathing)$/,
    isDated: true,
    example: 'bowel movement',
    unlike: 'painful bowel movement',
  },
  {
    of: FELT,
    said: /\b(?:anywhere|somewhere|anything) else\b|\bany other (?:parts?|places?|areas?)\b/,
    only: 'absent',
    example: 'numbness anywhere else',
    unlike: 'other numbness',
  },
  // Who was seen, what was taken out and when a period was are no illness.
  {
    of: ['history'],
    said: /^(?:(?:local|new|old|other|different|private|nearby|same|another) )*(?:[a-z]+ologist|[a-z]*surgeon|specialist|doctor|physician|orthopedist|allergist|geneticist|[a-z]+iatrist|[a-z]+trician|dentist|optometrist|therapist|physiotherapist)(?: (?:close|near|nearby|here|there|locally|in town))*$/,
    only: 'present',
    example: 'cardiologist nearby',
    unlike: 'seen by cardiology',
  },
  {
    of: ['history'],
    said: /\b(?:group|associates|partners|practice)$/,
    only: 'present',
    example: 'lakeside pediatric group',
    unlike: 'group therapy',
  },
  {
    of: ['history'],
    said: /^(?:(?:(?:both|one|left|right|fallopian|my|the) )*(?:tubes?|ovar(?:y|ies)|uterus|womb|cervix|kidneys?|spleen|gallbladder|appendix|tonsils|prostate|thyroid)(?:,? (?:and|or) |, |$))+$/,
    example: 'womb and ovaries',
    unlike: 'ovarian cyst',
  },
  {
    of: ['history'],
    said: /^(?:(?:an?|the|loud|audible|big) )*(?:pop|snap|crack|click)s?$/,
    only: 'present',
    example: 'loud snap',
    unlike: 'knee pop',
  },
  {
    of: ['history'],
    said: /^(?:(?:last|first) (?:menstrual )?period|lmp)$/,
    isDated: true,
    example: 'last menstrual period',
    unlike: 'heavy menstrual period',
  },
  // One is allergic to a substance, and a bad reaction to a vaccine names none.
  {
    of: ['allergy'],
    said: /^(?:(?:an?|one|bad|severe|terrible|allergic) )*reactions?$|^vaccin(?:e|ation)s?$/,
    only: 'present',
    example: 'one severe reaction',
    unlike: 'flu vaccine',
  },
]
