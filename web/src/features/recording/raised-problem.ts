import { microphoneProblem } from '../../lib/audio/microphones.ts'
import { ApiError, messageOf } from '../../lib/http/api-error.ts'
import { CONNECT_FAILED } from './recording-sentences.ts'
import { ConnectError } from './sending/live-socket.ts'

/** The error that a failed start raises (document 2 §8). */
export function raisedProblem(error: unknown): string {
  if (error instanceof ConnectError) return error.message
  if (error instanceof ApiError) return error.status === 0 ? CONNECT_FAILED : messageOf(error)
  return microphoneProblem(error)
}
