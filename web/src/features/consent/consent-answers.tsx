import { CONSENT_ANSWERS, type ConsentAnswer } from '@chartwright/contract/consent'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { answerHints, answerLabels } from './describe-consent.ts'

interface ConsentAnswersProps {
  busy: boolean
  onAnswer: (answer: ConsentAnswer) => void
}

/** Each can be chosen by a click or by its number. */
export function ConsentAnswers({ busy, onAnswer }: ConsentAnswersProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || busy) return
      const answer = /^[1-9]$/.test(event.key) && CONSENT_ANSWERS[Number(event.key) - 1]
      if (!answer) return
      event.preventDefault()
      onAnswer(answer)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [busy, onAnswer])
  return (
    <ul aria-label="The patient’s answer" className="grid gap-2 sm:grid-cols-2">
      {CONSENT_ANSWERS.map((answer, at) => (
        <li key={answer} className="flex">
          <button
            type="button"
            aria-disabled={busy || undefined}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => {
              if (!busy) onAnswer(answer)
            }}
            className={clsx(
              'flex min-h-11 w-full items-start gap-3 rounded-md border bg-surface px-3 py-2 text-left hover:bg-sunken aria-disabled:opacity-60',
              answer === 'declined' ? 'border-danger' : 'border-edge',
            )}
          >
            <kbd
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm border border-line text-xs text-ink-soft max-md:hidden"
            >
              {at + 1}
            </kbd>
            <span className="min-w-0">
              <span className="block font-medium">{answerLabels[answer]}</span>
              <span className="block text-sm text-ink-soft">{answerHints[answer]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
