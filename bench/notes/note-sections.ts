import type { Topic } from '../../server/src/clinical/topic.ts'

const HEADINGS: readonly (readonly [RegExp, Topic])[] = [
  [/^(?:chief complaint|cc)$/, 'complaint'],
  [/^(?:history of present illness|hpi)$/, 'hpi'],
  [/^review of systems|^ros$/, 'ros'],
  [/^(?:past )?(?:medical )?history$|^past medical/, 'medical'],
  [/^(?:past )?surgical history/, 'surgical'],
  [/^family history/, 'family'],
  [/^social history/, 'social'],
  [/^(?:current )?medications?/, 'medications'],
  [/^allergies/, 'allergies'],
  [/^vitals/, 'vitals'],
  [/^(?:physical )?exam(?:ination)?$|^procedure$/, 'exam'],
  [/^results?$/, 'results'],
  [/^(?:assessment|impression)$/, 'assessment'],
  [/^assessment and plan$|^plan$/, 'plan'],
  [/^instructions$/, 'followUp'],
]

export interface NoteLine {
  readonly topic: Topic
  readonly text: string
}

/** The sentences of a clinician's note with the topic of the heading above them. */
export function readNoteLines(note: string): NoteLine[] {
  const found: NoteLine[] = []
  let topic: Topic = 'hpi'
  for (const line of note.split('\n')) {
    const title = line.trim().toLowerCase().replace(/:$/, '')
    const heading = HEADINGS.find(([pattern]) => title.length < 40 && pattern.test(title))
    if (heading) topic = heading[1]
    else
      for (const text of line.split(/(?<=[.?!])\s+/))
        if (/[a-z0-9]/i.test(text)) found.push({ topic: topicOf(topic, text), text })
  }
  return found
}

/** Some notes keep assessment and plan together. */
function topicOf(topic: Topic, text: string): Topic {
  if (topic !== 'plan') return topic
  if (/follow[- ]?up|return to|call (?:me|us|the)/i.test(text)) return 'followUp'
  return /^(?:• )?(?:assessment|medical reasoning|[\w ]{3,40}\.?$)/i.test(
    text.replace(/^[\d.\s•-]+/, ''),
  )
    ? 'assessment'
    : 'plan'
}
