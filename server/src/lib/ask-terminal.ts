import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartupError } from './startup-error.ts'

/** What is typed, or undefined without a terminal. */
export type AskTerminal = (
  question: string,
  options?: { readonly isSecret?: boolean },
) => Promise<string | undefined>

export const askTerminal: AskTerminal = async (question, { isSecret = false } = {}) => {
  if (!process.stdin.isTTY) return undefined
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = isSecret ? nowhere : process.stderr
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const gone = new AbortController()
  lines.once('SIGINT', () => gone.abort())
  try {
    return await lines.question('', { signal: gone.signal })
  } catch {
    throw new StartupError('Stopped. Nothing was done.')
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}
