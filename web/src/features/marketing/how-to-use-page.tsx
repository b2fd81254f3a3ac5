import type { ReactNode } from 'react'
import { BackToHome } from '../../ui/back-to-home.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StaticPage } from './static-page.tsx'

const SIZES = '(width < 46rem) 100vw, 640px'

export function HowToUsePage() {
  return (
    <StaticPage path="/how-to-use" back={<BackToHome className="-ml-4" />}>
      <p className="mt-4 text-lg text-pretty text-ink-soft">
        From the first word to the finished chart in four steps. Everything is a draft until you
        have read it.
      </p>
      <ol>
        <Step
          title="1. Record a session"
          picture={
            <ProductPicture
              name="record"
              alt="A transcript in the workspace, and the recording panel with its Start Recording button"
              sizes={SIZES}
              isFirst
            />
          }
        >
          Choose New Session and the patient, then Start Recording. What is said appears under
          Transcription while you talk; mute or stop at any time. You can also dictate, upload audio
          or a document, or paste a transcript. Ask the people in the room before you record.
        </Step>
        <Step
          title="2. Generate notes with templates"
          picture={
            <ProductPicture
              name="note"
              alt="A SOAP note, and beside it the line of the transcript that a sentence rests on"
              sizes={SIZES}
            />
          }
        >
          Choose Create Note and a template. The note is drafted from the transcript and from what
          you typed under Context & Record. Check it, change it: it saves itself. Under Templates
          you find ready-made ones, duplicate them, or build your own.
        </Step>
        <Step
          title="3. Chat with the AI agent"
          picture={
            <ProductPicture
              name="chat"
              alt="A question about the session and its answer, with the numbers of the lines it rests on"
              sizes={SIZES}
            />
          }
        >
          Ask about the session: what was said about a medicine, what a plan could look like, how to
          say it for the patient. Answers name the lines that they rest on. A change to a note is a
          proposal until you accept it.
        </Step>
        <Step
          title="4. Generate tasks"
          picture={
            <ProductPicture
              name="tasks"
              alt="The table of tasks with category, patient and status"
              sizes={SIZES}
            />
          }
        >
          Generate Task proposes what has to be done after the visit. Keep what is right; the tasks
          wait under Tasks, where you filter them by patient, category and status until they are
          completed.
        </Step>
      </ol>
    </StaticPage>
  )
}

interface StepProps {
  title: string
  picture: ReactNode
  children: ReactNode
}

function Step({ title, picture, children }: StepProps) {
  return (
    <li className="mt-12">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <p className="mt-3 mb-5 text-pretty text-ink-soft">{children}</p>
      {picture}
    </li>
  )
}
