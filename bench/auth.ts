import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { passwordsAt } from '../server/src/features/auth/core/passwords.ts'
import { loadConfig } from '../server/src/config.ts'
import { startServerProcess } from './server-process.ts'
import { median } from './statistics.ts'

/**
 * Sign-ins compared with the bare password check that each of them must make: the cost of
 * everything around it. Rounds alternate, so that a busy machine slows both equally.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    acts: { type: 'string', default: '60' },
    together: { type: 'string', default: String(availableParallelism()) },
  },
})
const rounds = Number(values.rounds)
const acts = Number(values.acts)
const together = Number(values.together)

interface Target {
  readonly url: string
  readonly account: { readonly email: string; readonly password: string }
}

const product = await startServerProcess<Target>('./auth-product.ts')
try {
  const { url, account } = product.ready
  const config = loadConfig({})
  const passwords = passwordsAt({
    memoryKib: config.AUTH_ARGON2_MEMORY_KIB,
    passes: config.AUTH_ARGON2_PASSES,
  })
  const hash = await passwords.hash(account.password)
  const signIn = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    if (!response.ok) throw new Error(`A sign-in was refused with ${response.status}`)
    await response.arrayBuffer()
  }
  const check = () => passwords.verify(hash, account.password)
  await perSecond(signIn)
  await perSecond(check)
  const signIns: number[] = []
  const checks: number[] = []
  for (let round = 0; round < rounds; round++) {
    signIns.push(await perSecond(signIn))
    checks.push(await perSecond(check))
  }
  report(median(signIns), median(checks))
} finally {
  await product.stop()
}

/** `acts` calls, `together` at a time. */
async function perSecond(act: () => Promise<unknown>): Promise<number> {
  let begun = 0
  const startedAtMs = performance.now()
  const work = async () => {
    while (begun < acts) {
      begun += 1
      await act()
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return acts / ((performance.now() - startedAtMs) / 1_000)
}

function report(signInsPerSecond: number, checksPerSecond: number): void {
  const ratio = signInsPerSecond / checksPerSecond
  process.stdout.write(
    [
      `sign-ins per second         ${signInsPerSecond.toFixed(1).padStart(10)}`,
      `bare argon2 checks          ${checksPerSecond.toFixed(1).padStart(10)}`,
      `ratio                       ${ratio.toFixed(2).padStart(10)}`,
      '',
      JSON.stringify({ rounds, acts, together, signInsPerSecond, checksPerSecond, ratio }),
      '',
    ].join('\n'),
  )
}
