import type { Topic } from '../topic.ts'
import { drug, kind } from './topic-facts.ts'

/** What is asked about dose, allergies and all that is done with medicines. */
export const MEDICINE_TOPICS: readonly Topic[] = [
  {
    asked:
      /\bdos(?:e|es|age|ages|ing)\b|\bhow (?:much|many)\b.*\b(?:tak\w+|tablets?|pills?|mg|medic\w+|drug|insulin)\b|\bhow often\b.*\b(?:tak\w+|tablets?|pills?|medic\w+|drug|inhaler)\b|\b(?:what|which) strength\b|\bmg\b/i,
    fits: kind('medication'),
    wants: ['dose', 'frequency', 'amount'],
    inWords:
      /\b(?:mg|mcg|milligrams?|micrograms?|tablets?|puffs?|units?|(?:once|twice|times) (?:a|daily|per))\b/i,
    nothing: 'No dose was found in what was said.',
    heard: /\b(?:mg|milligrams?|grams?|mcg|tablets?|puffs?|units?)\b/i,
  },
  {
    name: 'allergies',
    asked: /\ballerg\w*|\bnkd?a\b|\breact(?:s|ion)? to\b/i,
    fits: (fact) => fact.kind === 'allergy',
    nothing: 'No allergies were found in what was said.',
    heard: /\ballerg|\breact(?:s|ed|ion)? to\b/i,
  },
  {
    name: 'prescribed',
    isDecided: true,
    asked:
      /\b(?:prescrib\w+|prescriptions?|refills?|new (?:medic\w+|meds?|drugs?)|started on|chang\w+ (?:(?:to|in|of|with) )?(?:any |the |his |her |their )*(?:medic\w+|meds?|drugs?)|what (?:did|have|has) (?:\w+ )?(?:i|we|you|the doctor)(?: \w+)? change[ds]?|(?:medic\w+|meds?|drugs?) (?:chang\w+|started))\b/i,
    fits: drug('start', 'increase', 'decrease', 'refill', 'stop', 'hold'),
    nothing: 'No prescription or change of a drug was found.',
    heard:
      /\b(?:(?<!capillary )refill\w*|need (?:some )?more|running (?:low|out)|prescri\w+(?! (?:\w+ ){0,2}(?:crutches|an? \w*\s?(?:brace|splint|boot|sling)))|start(?:ing)? you on|send (?:it|that) (?:in )?to (?:the|your) pharmacy|course of (?!action|treatment))/i,
  },
  {
    name: 'tried',
    asked:
      /\b(?:did|has|have) (?:\w+ ){1,2}(?:try|tried|take|taken|use|used|do|done) anything\b|\bwhat (?:all )?(?:has|have|did) (?:\w+ ){1,2}(?:been )?(?:tried|try|trying|taken for|take for|done for)\b|\bwhat (?:has|have) (?:\w+ ){1,2}(?:taken|used|done)\W*$/i,
    fits: (fact) =>
      drug('took')(fact) ||
      (drug('takes')(fact) && (fact.attributes.relief ?? fact.attributes.reason) !== undefined),
    nothing: 'Nothing that was tried was found in what was said.',
    heard: /\b(?:tried|used to take|was taking|took|taken (?:anything|something))\b/i,
  },
  {
    asked:
      /\b(?:medications?|medicines?|meds?|drugs?|take|taken|took|tried|try|treat\w*)\b.*\b(?:before|previously|in the past|already|so far|used to)\b|\b(?:previous|past|earlier|former) (?:medications?|medicines?|meds?|drugs?)\b/i,
    fits: drug('took'),
    nothing: 'No earlier drug was found in what was said.',
    heard: /\b(?:tried|used to take|was taking|took)\b/i,
  },
  {
    name: 'stopped',
    asked:
      /\b(?:stopp?\w*|discontinu\w+|h[eo]ld)\b.*\b(?:medic\w+|meds?|drugs?|pills?|tablets?)\b|\b(?:medic\w+|meds?|drugs?|pills?|tablets?)\b.*\b(?:stopp\w*|discontinu\w+|held)\b/i,
    fits: drug('stop', 'hold', 'took'),
    nothing: 'No drug was found that was stopped or held.',
    heard:
      /\b(?:stop\w*|hold off|com(?:e|ing) off|discontinu\w+|taken off|wean\w*)(?: \w+){0,4} (?:medic\w+|meds|pills?|tablets?|inhaler|antibiotics?|steroids?|supplements?|birth control)\b|\bstop\w* (?:taking|using) (?:it|that|them)\b/i,
  },
  {
    name: 'medicines',
    asked:
      /^(?!.*\bhow long\b).*(?:\b(?:medications?|medicines?|meds?|drugs|pills|tablets|(?:which|what) (?:drug|pill|tablet)|medication list)\b|\bwhat (?:is|are|does|do|did|was) (?:\w+ ){1,3}tak(?:e|ing)\b|\bis (?:he|she|the patient) (?:still |currently |now |also )?(?:on|taking)\b|\b(?:does|do|did) (?:\w+ ){1,2}take\b|\btaking\b)/i,
    fits: kind('medication'),
    nothing: 'No medication was found in what was said.',
    heard:
      /\b(?:medications?|medicines?(?! (?:doctors?|clinic|department))|tablets?|pills?|mg|milligrams?)\b/i,
  },
]
