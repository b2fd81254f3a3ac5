import { UnusableAnswer } from '../../llm/unusable-answer.ts'

/** Again where the answer cannot be used, with what was wrong with it; the second failure is told. */
export async function tryTwice<T>(
  signal: AbortSignal,
  attempt: (fault?: UnusableAnswer) => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof UnusableAnswer) || signal.aborted) throw error
    return attempt(error)
  }
}
