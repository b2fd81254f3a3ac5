import { recordingsApi } from '@chartwright/contract/recordings'
import { messageOf } from '../http/api-error.ts'
import { openStream } from '../http/api.ts'

/** The line whose audio is loading or playing; null: none. */
interface ClipState {
  readonly lineId: string | null
  readonly isLoading: boolean
}

export interface ClipPlayer {
  /** Stops what is playing: one at a time. */
  play(lineId: string): Promise<void>
  stop(): void
  state(): ClipState
  subscribe(listener: () => void): () => void
}

const SILENT: ClipState = { lineId: null, isLoading: false }
const CANNOT_PLAY = 'This browser could not play the sound of this line.'

/** Plays the audio of a transcript line. `onProblem` receives a message for the person. */
export function createClipPlayer(onProblem: (message: string) => void): ClipPlayer {
  const listeners = new Set<() => void>()
  let state = SILENT
  let end = () => {}

  const set = (next: ClipState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const stop = (): void => {
    end()
    end = () => {}
    if (state !== SILENT) set(SILENT)
  }
  const play = async (lineId: string): Promise<void> => {
    stop()
    const gone = new AbortController()
    const audio = new Audio()
    end = () => {
      gone.abort()
      audio.pause()
      if (audio.src !== '') URL.revokeObjectURL(audio.src)
    }
    set({ lineId, isLoading: true })
    const fail = (message: string): void => {
      if (gone.signal.aborted) return
      stop()
      onProblem(message)
    }
    let blob: Blob
    try {
      const params = { id: lineId }
      const answer = await openStream(recordingsApi.clip, { params, signal: gone.signal })
      blob = await answer.blob()
    } catch (error) {
      fail(messageOf(error))
      return
    }
    if (gone.signal.aborted) return
    audio.src = URL.createObjectURL(blob)
    audio.onended = () => {
      if (!gone.signal.aborted) stop()
    }
    set({ lineId, isLoading: false })
    await audio.play().catch(() => fail(CANNOT_PLAY))
  }
  return {
    play,
    stop,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
