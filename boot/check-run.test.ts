import { expect, test } from 'vitest'
import { runChecks } from './check-run.mjs'

async function run(...scripts: string[]) {
  let text = ''
  const steps = scripts.map((script, index) => ({
    name: `step-${index}`,
    command: script === '' ? ['no-such-program'] : [process.execPath, '--eval', script],
  }))
  const results = await runChecks(import.meta.dirname, steps, (part) => (text += part))
  return { text, ok: results.map((result) => result.ok) }
}

test('every step runs, and only the failed ones show their output', async () => {
  const { ok, text } = await run(
    'console.log("said by 0"); process.exit(1)',
    'console.log("said by 1")',
    'console.error("said by 2"); process.exit(2)',
  )

  expect(ok).toEqual([false, true, false])
  expect(text).toMatch(/✗ step-0 +\d+\.\d s\nsaid by 0\n/)
  expect(text).toMatch(/✓ step-1 +\d+\.\d s\n/)
  expect(text).not.toContain('said by 1')
  expect(text).toContain('said by 2')
})

test('a step whose program is missing or killed has failed', async () => {
  const { ok, text } = await run('', 'process.kill(process.pid, "SIGKILL")', '')

  expect(ok).toEqual([false, false, false])
  expect(text).toContain('no-such-program')
})
