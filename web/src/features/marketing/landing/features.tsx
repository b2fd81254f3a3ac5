import { AudioLines, FileText, ListChecks, type LucideIcon } from 'lucide-react'
import { audioDeletion } from '../../../lib/audio-deletion.ts'
import { readSiteFacts } from '../../../lib/site-facts.ts'

interface Feature {
  readonly Icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
}

const featuresOf = (audioRetentionDays: number): readonly Feature[] => [
  {
    Icon: AudioLines,
    title: 'It listens, in your own building',
    text: 'Speech becomes text while you talk, on the computer that runs Chartwright. No key and no cloud are needed.',
    points: [
      'Record the visit, dictate, type, upload audio or notes, or paste a transcript',
      'Sound is kept on your device until the server has it, so a lost connection costs no word',
      `The audio is ${audioDeletion(audioRetentionDays)}`,
    ],
  },
  {
    Icon: FileText,
    title: 'Notes in your format',
    text: 'Pick a template, and the note is drafted from what was said. Nothing is made up from silence.',
    points: [
      'Ready-made templates, ones that colleagues share, or your own',
      'SOAP, Complex Visit with SOAP for multiple issues, Hospital Admission and more',
      'AI insights give feedback on the note at every save: which sentences nobody said, which contradict what was said, what was left out',
      'Below each note stands who wrote it: the built-in writer, or the model your clinic has chosen',
    ],
  },
  {
    Icon: ListChecks,
    title: 'Tasks and answers',
    text: 'What has to happen next does not stay in the recording.',
    points: [
      'Tasks are proposed from the transcript; you choose which ones to keep',
      'Ask in the chat for a treatment plan, or to confirm a medication dose: answers quote the lines that they rest on',
      'Edit a note by AI commands; nothing changes until you accept it',
    ],
  },
]

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-6xl scroll-mt-20 px-4 pt-24 sm:px-6"
    >
      <h2 id="features-title" className="text-center text-2xl font-semibold tracking-tight">
        What it does for you
      </h2>
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {featuresOf(readSiteFacts().audioRetentionDays).map(({ Icon, title, text, points }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-6">
            <Icon aria-hidden className="size-6 text-accent-ink" />
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-accent-ink">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
