import { tasksApi } from '@chartwright/contract/tasks'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { withLastWords, type Wait } from '../../../lib/last-words.ts'
import { notifyError } from '../../../ui/overlays/notify.ts'
import type { GeneratedTask } from './read-generated-tasks.ts'

const FAILED = 'Failed to generate tasks. Please try again.'

interface Generated {
  /** Null while they are being generated. */
  readonly tasks: null | readonly GeneratedTask[]
  /** Who proposed them. */
  readonly provider: string | undefined
  /** The last words of the visit are not transcribed yet. */
  readonly wait?: Wait | undefined
}

/** Document 2 §4.4. Undefined: nothing was requested, or it was closed. */
export function useGenerateTasks() {
  const [generated, setGenerated] = useState<Generated>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const close = (): void => {
    running.current?.abort()
    setGenerated(undefined)
  }
  const generate = async (sessionId: string, transcript: string): Promise<void> => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const none = { tasks: null, provider: undefined }
    setGenerated(none)
    const { signal } = mine
    const known = transcript === '' ? {} : { transcript }
    try {
      const tasks = await withLastWords(
        (flags) =>
          call(tasksApi.generate, { params: { sessionId }, body: { ...known, ...flags }, signal }),
        { sessionId, signal, onWait: (wait) => setGenerated({ ...none, wait }) },
      )
      setGenerated(tasks)
    } catch (error) {
      if (signal.aborted) return
      setGenerated({ tasks: [], provider: undefined })
      const isSilent = error instanceof ApiError && error.code === 'NO_TRANSCRIPT'
      notifyError(isSilent ? error.message : FAILED)
    }
  }
  return { generated, generate, close }
}
