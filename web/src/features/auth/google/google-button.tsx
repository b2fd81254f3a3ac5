import { GOOGLE_SENTENCES } from '@chartwright/contract/sentences'
import { useEffect, useId, useState } from 'react'
import { tripAuthClient } from '../../../lib/account/auth-client.ts'
import { useWebConfig } from '../../../lib/http/web-config.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { GoogleMark } from './google-mark.tsx'

const NOT_SET_UP = 'Your clinic has not set up sign-in with Google.'

/** Followed by the divider above the form. */
export function GoogleButton({ onFault }: { onFault: (message: string) => void }) {
  const hintId = useId()
  const config = useWebConfig()
  const [isOpening, setIsOpening] = useState(false)
  const isMissing = config?.google === false

  useEffect(() => {
    // Returning from Google's page with the browser's Back button: this page was cached as it was.
    const reset = (): void => setIsOpening(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const open = async (): Promise<void> => {
    setIsOpening(true)
    try {
      const client = await tripAuthClient()
      const redirectTo = `${window.location.origin}/auth/google-auto-create`
      const { error } = await client.signInWithOAuth({
        provider: 'google',
        options: { redirectTo },
      })
      if (error) throw error
    } catch {
      setIsOpening(false)
      onFault(GOOGLE_SENTENCES.signInFailed)
    }
  }

  return (
    <>
      {/* The hint's line is reserved before the hint appears, so that nothing below moves. */}
      <div className="-mb-3.5">
        <Button
          icon={<GoogleMark />}
          disabled={config?.google !== true}
          busy={isOpening}
          onClick={() => void open()}
          aria-describedby={isMissing ? hintId : undefined}
          title={isMissing ? NOT_SET_UP : undefined}
          className="w-full"
        >
          {isOpening ? 'Opening Google Sign-in...' : 'Continue with Google'}
        </Button>
        <p id={hintId} className="mt-1.5 min-h-5 text-center text-sm text-ink-faint">
          {isMissing && NOT_SET_UP}
        </p>
      </div>
      <div className="flex items-center gap-3 text-sm text-ink-faint">
        <span className="h-px flex-1 bg-line" />
        Or continue with
        <span className="h-px flex-1 bg-line" />
      </div>
    </>
  )
}
