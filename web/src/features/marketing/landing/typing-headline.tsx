import { Pause, Play } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useMedia } from '../../../lib/use-media.ts'
import { nextTyping, PHRASES, typedText, TYPING_START, typingDelayMs } from './typing.ts'

interface TypingHeadlineProps {
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * All phrases are rendered invisibly in one cell, so that the tallest of them reserves the space.
 */
export function TypingHeadline({ heading }: TypingHeadlineProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [typing, setTyping] = useState(TYPING_START)
  const [isPaused, setIsPaused] = useState(false)
  const isMoving = !isStill && !isPaused

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setTyping(nextTyping), typingDelayMs(typing))
    return () => clearTimeout(timer)
  }, [isMoving, typing])

  return (
    <div className="relative">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[2rem] leading-tight font-semibold tracking-tight sm:text-5xl"
      >
        <span className="sr-only">
          The Fastest Growing AI Scribe for Patient Instructions, Clinical Documentation and Medical
          Notes
        </span>
        <span aria-hidden className="grid justify-items-center">
          {PHRASES.map((phrase) => (
            <span key={phrase} className="invisible col-start-1 row-start-1">
              {phrase}
            </span>
          ))}
          <span data-testid="typed" className="col-start-1 row-start-1">
            {isStill ? PHRASES[0] : typedText(typing)}
            {!isStill && <span className="ml-0.5 font-light text-accent-ink">|</span>}
          </span>
        </span>
      </h1>
      {!isStill && (
        <button
          type="button"
          aria-label={isPaused ? 'Play the headline' : 'Pause the headline'}
          onClick={() => setIsPaused(!isPaused)}
          className="absolute top-full left-1/2 grid size-control -translate-x-1/2 place-items-center rounded-md text-ink-faint transition-colors hover:bg-hover hover:text-ink"
        >
          {isPaused ? (
            <Play aria-hidden className="size-4" />
          ) : (
            <Pause aria-hidden className="size-4" />
          )}
        </button>
      )}
    </div>
  )
}
