import { ChevronDown } from 'lucide-react'
import { readSiteFacts } from '../../../lib/site-facts.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

function questions(): readonly Question[] {
  const { compliance } = readSiteFacts()
  const laws = compliance
    ? ' It brings the safeguards that HIPAA and PIPEDA ask of software: encrypted connections, accounts that cannot see each other’s patients, automatic sign-out and deletion of audio. Complying with the law remains the task of whoever runs it.'
    : ''
  return [
    {
      question: 'Where do recordings and notes go?',
      answer: `Into the database of this installation, and nowhere else unless its operator has set up an outside service for speech or text.${laws}`,
    },
    {
      question: 'Can I rely on what it writes?',
      answer:
        'It drafts; you decide. Read every note before you use it. Each sentence shows the lines it rests on, answers in the chat quote theirs, and where nothing was said nothing is written. It does not replace clinical judgement.',
    },
    {
      question: 'What happens if the connection drops in the middle of a visit?',
      answer:
        'Recording goes on. Sound is written to your device before it is sent, and what the server has not confirmed is sent again, even after a reload.',
    },
    {
      question: 'What does it cost, and what do I need?',
      answer:
        'It is free to try: create an account and start a session. You need a current browser and a microphone. Recognition that is built in understands English.',
    },
  ]
}

export function Faq() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="mx-auto max-w-3xl scroll-mt-20 px-4 pt-24 sm:px-6"
    >
      <h2 id="faq-title" className="text-center text-2xl font-semibold tracking-tight">
        Frequently asked questions
      </h2>
      <div className="mt-8 divide-y divide-line border-y border-line">
        {questions().map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 text-pretty text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
