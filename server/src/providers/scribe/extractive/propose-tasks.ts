import type { ProposedTask } from '../scribe.ts'
import type { Statement } from './statement.ts'
import { tidySentence } from './tidy-sentence.ts'
import { tokens } from '../../../clinical/word-features.ts'

type Category = ProposedTask['category']

const WILL =
  /\b(?:(?:i|we) (?:do |also |just )*(?:will|am going to|are going to|want to|would like to|need to|have to|should|plan to)|let's|let me|i (?:would )?recommend(?: that we)?|my (?:nurse|assistant|staff|office|team) will|(?:i|we) can) (?:also |just |probably |definitely |start by |first )*/
const SHOULD =
  /\b(?:i (?:do |also )*(?:want|would like|need)(?: for)? you to|you (?:should|need to|have to)) (?:also |just |please )*/
const NOT_NOW =
  /\b(?:not|never|if|unless|might|may|maybe|could|consider|would have|last (?:week|month|year|visit)|previously|already|in case|once you|should n)\b/

/** Verbs that a clinician says, the verb of the task, and its kind. The first that fits is taken. */
const VERBS: readonly (readonly [RegExp, string, Category])[] = [
  [
    /^(?:refer|send) you (?:over |out )?to (?:see )?(?:a |an |the |our )?/,
    'Refer to ',
    'Coordinate',
  ],
  [
    /^(?:place|put in|make|write|order|get you) (?:a |an |you a )?referrals? (?:to|for) (?:a |an |the )?/,
    'Refer to ',
    'Coordinate',
  ],
  [
    /^(?:get|have) you (?:set up |scheduled |in )?(?:with|to see) (?:a |an |the |our )?/,
    'Refer to ',
    'Coordinate',
  ],
  [
    /^(?:order|get|obtain|do|repeat|check|recheck|run|draw|schedule you for|send you for|get you) (?:you )?(?:a |an |some |another |the |your |up )*(?=[^.]*\b(?:x-rays?|mri|ct|cat scan|ultrasound|echocardiogram|ekg|ecg|labs?|blood ?work|lab work|panel|cbc|tsh|a1c|culture|biopsy|urinalysis|urine|test|tests|testing|mammogram|colonoscopy|endoscopy|scan|swab|stress test|doppler|films?|emg|sleep study|level|levels|blood tests?|imaging|study|studies)\b)/,
    'Order ',
    'Order',
  ],
  [/^order (?:a |an |some |another |the |you )*/, 'Order ', 'Order'],
  [
    /^(?:prescribe|give|write|send|call in|start|put) (?:you )?(?:a |an |the )?(?:prescriptions? )?(?:for |on |in |some )*(?=[^.]*(?:\d+ (?:mg|mcg|mL)|prescription|antibiotic|cream|inhaler|steroid|medication|ointment|tablet))/,
    'Prescribe ',
    'Order',
  ],
  [/^(?:prescribe|start) (?:you )?(?:on )?(?:a |an |some )*/, 'Prescribe ', 'Order'],
  [/^refill (?:your )?/, 'Refill ', 'Order'],
  [/^increase (?:your |the )?/, 'Increase ', 'Order'],
  [/^decrease (?:your |the )?/, 'Decrease ', 'Order'],
  [/^(?:stop|discontinue) (?:your |the )?/, 'Stop ', 'Order'],
  [
    /^(?:see|have) you (?:back |again |come back |return |follow[- ]?up )+(?:here |with me |to see me )*(?=(?:in|after|for)\b)/,
    'Schedule follow-up ',
    'Coordinate',
  ],
  [
    /^(?:follow[- ]?up|come back|return)(?: with me| here| to see me| for (?:a )?follow-?up)* (?=in\b)/,
    'Schedule follow-up ',
    'Coordinate',
  ],
  [
    /^(?:schedule|make|set up|book) (?:you )?(?:for )?(?:a |an |your |the |up )*/,
    'Schedule ',
    'Coordinate',
  ],
  [
    /^(?:call|contact|reach out to|talk to|speak (?:with|to)|notify|message|let) (?=[^.]*\b(?:your|the|cardiolog\w+|pharmacy|doctor|physician|surgeon|family|insurance|specialist|them)\b)(?:your |the )?/,
    'Contact ',
    'Communicate',
  ],
  [/^(?:send|fax|mail|forward) (?:you )?(?:a |an |the |your )?/, 'Send ', 'Communicate'],
  [
    /^(?:write|fill out|complete|sign|print(?: out)?) (?:you )?(?:a |an |the |your |up )*(?=[^.]*\b(?:note|letter|form|forms|paperwork|fmla|certificate|handout|plan)\b)/,
    'Write ',
    'Document',
  ],
  [/^(?:document|note|record) (?:that |the |your )*/, 'Document ', 'Document'],
  [
    /^(?:give|provide|get) you (?:a |an |some |the )*(?=[^.]*\b(?:brace|splint|sling|boot|crutches|injection|shot|vaccine|handout|pamphlet|information|exercises|wrap)\b)/,
    'Provide ',
    'Action',
  ],
  [
    /^(?:inject|remove|drain|apply|clean|dress|give you (?:a |an )?(?:shot|injection)|do (?:a |an )?(?:procedure|injection)|wean|monitor|review)\b ?(?:your |the )?/,
    '',
    'Action',
  ],
]
/** What the patient is told to do is a task of the practice only where a visit or a drug changes. */
const PATIENTS = /^(?:Schedule|Stop|Increase|Decrease)/
const SAID_TWICE = /^(Schedule follow-up .*?) for (?:a |the |your )?follow[- ]?up(?: visit)?$/
const MOST_WORDS = 12
const SAME = 0.6

/** What the clinician said will be done: nothing past, refused or depending on something. */
export function proposeTasks(statements: readonly Statement[]): ProposedTask[] {
  const tasks: ProposedTask[] = []
  for (const statement of statements) {
    if (statement.role !== 'clinician' || statement.isQuestion) continue
    for (const task of readTasks(statement))
      if (!tasks.some((other) => isSame(other.title, task.title))) tasks.push(task)
  }
  return tasks
}

/** 'order an x-ray and refer you to cardiology' is two. */
function readTasks(statement: Statement): ProposedTask[] {
  const [first = '', ...more] = statement.text.split(
    /,? and (?:then )?(?=(?:refer|send|order|schedule|prescribe|start|call|contact|see you|get|repeat|check) )/,
  )
  const announced = WILL.exec(first)?.[0]
  const parts =
    announced === undefined ? [statement.text] : [first, ...more.map((part) => announced + part)]
  return parts.flatMap((text) => readTask({ ...statement, text }) ?? [])
}

function readTask(statement: Statement): ProposedTask | undefined {
  const announced =
    WILL.exec(statement.text) ??
    SHOULD.exec(statement.text) ??
    /^(?:please )?(?=follow[- ]?up in|come back in|return in|order |refer |(?:call|contact) (?:the|your) )/.exec(
      statement.text,
    )
  if (!announced) return undefined
  const rest = statement.text.slice(announced.index + announced[0].length)
  if (
    NOT_NOW.test(statement.text.slice(0, announced.index + announced[0].length)) ||
    /\bnot\b/.test(rest.slice(0, 12)) ||
    /\b(?:if|unless)\b/.test(rest)
  )
    return undefined
  const isPatients = SHOULD.test(announced[0])
  for (const [pattern, verb, category] of VERBS) {
    const match = pattern.exec(rest)
    if (!match || (isPatients && !PATIENTS.test(verb))) continue
    const object = rest.slice(verb === '' ? 0 : match[0].length)
    const title = tidySentence(`${verb}${cut(object)}`)
      ?.replace(/\.$/, '')
      .replace(SAID_TWICE, '$1')
    if (
      !title ||
      tokens(title).length < 2 ||
      /^(?:\w+ ){1,2}(?:that|it|this|them)$|^(?:Order|Prescribe|Schedule|Send|Provide) (?:is|set|to|see|do|get|be)\b/i.test(
        title,
      )
    )
      return undefined
    return { title, category, segmentIds: statement.segmentIds }
  }
  return undefined
}

function cut(object: string): string {
  const clause =
    object.split(
      /[;.?!]|,(?! \d)| (?:so that|because|just to|and then|and see|so we|so you|to (?:see|make sure|look|help|evaluate)|which|since|if|once|when|okay|and i|and we|but)\b/,
    )[0] ?? ''
  return clause
    .replace(/\byour\b/g, 'the')
    .replace(/\byou\b/g, 'the patient')
    .split(' ')
    .slice(0, MOST_WORDS)
    .join(' ')
}

function isSame(a: string, b: string): boolean {
  const words = new Set(tokens(a).slice(1))
  const others = tokens(b).slice(1)
  const common = others.filter((word) => words.has(word)).length
  return (
    common / Math.max(1, Math.min(words.size, others.length)) >= SAME &&
    a.split(' ')[0] === b.split(' ')[0]
  )
}
