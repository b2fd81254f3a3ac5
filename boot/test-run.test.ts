import { expect, test } from 'vitest'
import { StartupError } from './startup-error.mjs'
import { runStages } from './test-run.mjs'

const never = new AbortController().signal

function stage(name: string, passed: number, failed = 0, skipped = 0) {
  return { name, run: async () => ({ passed, failed, skipped }) }
}

function broken(error: unknown) {
  return {
    name: 'broken',
    run: async () => {
      throw error
    },
  }
}

async function run(stages: Parameters<typeof runStages>[0], interrupted = never) {
  let text = ''
  const ok = await runStages(stages, (part) => (text += part), interrupted)
  return { ok, text, lastLine: text.trimEnd().split('\n').at(-1) }
}

test('the last line adds up all stages', async () => {
  const { ok, lastLine } = await run([stage('unit', 3), stage('browser', 4)])

  expect(ok).toBe(true)
  expect(lastLine).toBe('7 passed, 0 failed')
})

test('one stage runs in parallel with the others, and another waits until nothing else runs', async () => {
  const log: string[] = []
  const logged = (name: string, ms: number, flags = {}) => ({
    name,
    ...flags,
    run: async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, ms))
      log.push(`${name} ends`)
      return { passed: 1, failed: 0, skipped: 0 }
    },
  })
  const { lastLine } = await run([
    logged('check', 60, { isBeside: true }),
    logged('unit', 1),
    logged('browser', 1, { isAlone: true }),
  ])
  expect(log.slice(0, 3)).toEqual(['check begins', 'unit begins', 'unit ends'])
  expect(log.slice(3)).toEqual(['check ends', 'browser begins', 'browser ends'])
  expect(lastLine).toBe('3 passed, 0 failed')
})

test('what a stage needs is prepared while others run, and its failure is only its own', async () => {
  const log: string[] = []
  const logged = (name: string) => ({
    name,
    run: async () => {
      log.push(name)
      return { passed: 1, failed: 0, skipped: 0 }
    },
  })
  const prepare = async () => {
    log.push('prepared')
    throw new Error('for run to say')
  }
  const { lastLine } = await run([logged('unit'), { ...logged('browser'), prepare }])
  expect(log).toEqual(['prepared', 'unit', 'browser'])
  expect(lastLine).toBe('2 passed, 0 failed')
})

test('skipped tests are named in the last line', async () => {
  const { ok, lastLine } = await run([stage('unit', 3, 0, 2)])

  expect(ok).toBe(true)
  expect(lastLine).toBe('3 passed, 0 failed, 2 skipped')
})

test('a failed stage does not prevent later ones from running', async () => {
  const { ok, lastLine } = await run([stage('unit', 3, 1), stage('browser', 4)])

  expect(ok).toBe(false)
  expect(lastLine).toBe('7 passed, 1 failed')
})

test.each([new StartupError('Install Chromium.'), new TypeError('Install Chromium.')])(
  'a stage that could not run counts as failed and says why (%s)',
  async (error) => {
    const { ok, text, lastLine } = await run([broken(error), stage('browser', 4)])

    expect(ok).toBe(false)
    expect(text).toContain('Install Chromium.')
    expect(lastLine).toBe('4 passed, 1 failed')
  },
)

test('stages skipped by an interruption count as failed', async () => {
  const interruption = new AbortController()
  const interrupting = {
    name: 'unit',
    run: async () => {
      interruption.abort()
      return { passed: 2, failed: 0, skipped: 0 }
    },
  }

  const { ok, lastLine } = await run([interrupting, stage('browser', 4)], interruption.signal)

  expect(ok).toBe(false)
  expect(lastLine).toBe('2 passed, 1 failed')
})

test('failures are shown beside the table', async () => {
  const failing = {
    name: 'unit',
    run: async () => ({
      passed: 2,
      failed: 1,
      skipped: 0,
      failures: ['a › b\nexpected 1 to be 2'],
    }),
  }
  const { text } = await run([failing])
  expect(text).toMatch(/✗ unit: a › b\n {4}expected 1 to be 2\n\n +passed/)
})
