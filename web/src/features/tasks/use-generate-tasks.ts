import { tasksApi } from '@chartwright/contract/tasks'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { notifyError } from '../../ui/notify.ts'
import type { GeneratedTask } from './read-generated-tasks.ts'

const FAILED = 'Failed to generate tasks. Please try again.'

interface Generated {
  /** Null while they are being generated. */
  readonly tasks: null | readonly GeneratedTask[]
  /** Who proposed them. */
  readonly provider: string | undefined
}

/** Document 2 §4.4. Undefined: nothing was asked for, or it was closed. */
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
    setGenerated({ tasks: null, provider: undefined })
    const { signal } = mine
    try {
      const params = { sessionId }
      setGenerated(await call(tasksApi.generate, { params, body: { transcript }, signal }))
    } catch {
      if (signal.aborted) return
      setGenerated({ tasks: [], provider: undefined })
      notifyError(FAILED)
    }
  }
  return { generated, generate, close }
}
