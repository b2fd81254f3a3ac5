import { studyIn } from '../../telling/tell-result.ts'

/** 'left knee x-ray 2 years ago' in its parts. */
interface StudyLabel {
  readonly part: string
  readonly study: string
  readonly when: string
}

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:ecg|electrocardiogram)$/, 'ekg'],
  [/^x-?rays?$/, 'x-ray'],
  [/^echo$/, 'echocardiogram'],
]

function labelParts(label: string): StudyLabel {
  const study = studyIn(label)
  const at = label.indexOf(study)
  return {
    part: label.slice(0, at).trim(),
    study,
    when: label.slice(at + study.length).trim(),
  }
}

/** Whether two labels may be of one study: neither says what the other says otherwise. */
export function isSameLabel(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [labelParts(one), labelParts(other)]
  return (
    nameOf(first.study) === nameOf(second.study) &&
    canAgree(first.part, second.part) &&
    isOneTime(first.when, second.when)
  )
}

/** A date that heads a report is that of all of it; what was seen last year is not seen today. */
function isOneTime(one: string, other: string): boolean {
  const isDateAlone = (one === '' || other === '') && DATE.test(one + other)
  return isDateAlone || one.replace(ABOUT, '') === other.replace(ABOUT, '')
}

/** What both say of the study. */
export function joinLabels(one: string, other: string): string {
  const [first, second] = [labelParts(one), labelParts(other)]
  return [longer(first.part, second.part), first.study, longer(first.when, second.when)]
    .filter((words) => words !== '')
    .join(' ')
}

function nameOf(study: string): string {
  const plain = study.toLowerCase()
  return NAMES.find(([said]) => said.test(plain))?.[1] ?? plain
}

const ABOUT = /^(?:about|around) /i
const DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/

function canAgree(one: string, other: string): boolean {
  return one === '' || other === '' || one.toLowerCase() === other.toLowerCase()
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one
}
