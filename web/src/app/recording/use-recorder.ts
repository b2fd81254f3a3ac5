import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { consentQuery } from '../../features/consent/consent.queries.ts'
import type { Recorder, RecorderDeps } from '../../features/recording/recorder.ts'
import { recordingsQuery } from '../../features/recording/recordings.queries.ts'
import { sessionQuery } from '../../features/sessions/sessions.queries.ts'
import { addLine } from '../../features/transcript/lines/add-line.ts'
import { rereadTranscript } from '../../features/transcript/reread-transcript.ts'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { readToken } from '../../lib/account/auth-store.ts'
import { tokenSubject } from '../../lib/account/token-subject.ts'
import { importAgain } from '../../lib/http/import-again.ts'
import type * as recorderCode from './recorder-code.ts'

export interface LoadedRecorder {
  readonly recorder: Recorder
  readonly code: typeof recorderCode
}

interface FetchedRecorder {
  readonly loaded: LoadedRecorder | undefined
  /** Only if its code could not be loaded. */
  readonly retry: (() => void) | undefined
}

/**
 * The workspace's recorder, loaded once the workspace is rendered. It follows the selected session.
 */
export function useRecorder(
  sessionId: string | undefined,
  mayRecord: RecorderDeps['mayRecord'],
): FetchedRecorder {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState<LoadedRecorder>()
  const [tries, setTries] = useState(1)
  const firstError = useRef<unknown>(undefined)
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    let isOver = false
    let recorder: Recorder | undefined
    let stopReading = (): void => undefined
    const practitionerId = tokenSubject(readToken() ?? '') ?? ''
    const open = (code: typeof recorderCode): void => {
      if (isOver) return
      recorder = code.openBrowserRecorder({
        practitionerId,
        ...(mayRecord && { mayRecord }),
        onLine: (id, line) => addLine(client, id, line),
        onMissed: (id) => void client.invalidateQueries({ queryKey: transcriptQuery(id).queryKey }),
        onGone: (id) => void client.invalidateQueries({ queryKey: sessionQuery(id).queryKey }),
        onEnded: (id) => {
          stopReading()
          void client.invalidateQueries({ queryKey: recordingsQuery(id).queryKey })
          void client.invalidateQueries({ queryKey: consentQuery(id).queryKey })
          stopReading = rereadTranscript(client, id)
        },
      })
      setLoaded({ recorder, code })
    }
    const load = () => import('./recorder-code.ts')
    const loading = tries === 1 ? load() : importAgain(firstError.current, load)
    loading.then(open, (error: unknown) => {
      firstError.current ??= error
      if (!isOver) setFailures(tries)
    })
    return () => {
      isOver = true
      stopReading()
      recorder?.dispose()
    }
  }, [client, tries, mayRecord])
  useEffect(() => loaded?.recorder.selectSession(sessionId), [loaded, sessionId])

  return { loaded, retry: failures === tries ? () => setTries(tries + 1) : undefined }
}
