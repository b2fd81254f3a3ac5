import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureChromium, surroundings } from './test-chromium.mjs'

let bin: string

beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), 'chartwright-path-'))
})

afterEach(async () => {
  await rm(bin, { recursive: true })
})

async function givenProgram(name: string, script = 'exit 0'): Promise<string> {
  const path = join(bin, name)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

function ensure(options: { isRoot?: boolean; elsewhere?: string[]; chromiumPath?: string } = {}) {
  const { isRoot = false, elsewhere = [], chromiumPath } = options
  const env = { PATH: bin, ...(chromiumPath && { CHROMIUM_PATH: chromiumPath }) }
  return ensureChromium({ rootDir: bin, env, isRoot, elsewhere, say: () => undefined })
}

test("the place of Playwright's own browser is known", () => {
  const { elsewhere } = surroundings(join(import.meta.dirname, '..'), () => undefined)

  expect(elsewhere.at(-1)).toMatch(/ms-playwright.*chrom/)
})

describe.skipIf(process.platform === 'win32')('Chromium', () => {
  test('CHROMIUM_PATH takes precedence over the PATH', async () => {
    await givenProgram('chromium')
    const own = await givenProgram('my-browser')

    expect(await ensure({ chromiumPath: own })).toBe(own)
  })

  test('a CHROMIUM_PATH without a browser is refused, not skipped', async () => {
    await givenProgram('chromium')

    await expect(ensure({ chromiumPath: join(bin, 'gone') })).rejects.toThrow(/CHROMIUM_PATH/)
  })

  test('one that does not run is skipped', async () => {
    await givenProgram('chromium-browser', 'echo please install the snap; exit 1')
    const chrome = await givenProgram('google-chrome')

    expect(await ensure()).toBe(chrome)
  })

  test('one outside the PATH is found last', async () => {
    const own = await givenProgram('playwrights-own')

    expect(await ensure({ elsewhere: [own] })).toBe(own)
  })

  test('root installs it through the system’s packages', async () => {
    const chromium = join(bin, 'chromium')
    await givenProgram(
      'apt-get',
      `[ "$DEBIAN_FRONTEND $1" = "noninteractive install" ] || exit 0
       printf '#!/bin/sh\\nexit 0\\n' > ${chromium} && /bin/chmod 755 ${chromium}`,
    )

    expect(await ensure({ isRoot: true })).toBe(chromium)
  })

  test('root gets the faster shell at once, and nothing besides', async () => {
    const shell = join(bin, 'chromium-headless-shell')
    await givenProgram(
      'apt-get',
      `echo "$*" >> ${bin}/asked
       case "$*" in *--no-remove*chromium-headless-shell) ;; *) exit 0 ;; esac
       printf '#!/bin/sh\\nexit 0\\n' > ${shell} && /bin/chmod 755 ${shell}`,
    )

    expect(await ensure({ isRoot: true })).toBe(shell)
    expect(await readFile(join(bin, 'asked'), 'utf8')).not.toMatch(/chromium$/m)
  })

  test('root gets the faster shell even if Chromium is installed', async () => {
    await givenProgram('chromium')
    const shell = join(bin, 'chromium-headless-shell')
    await givenProgram(
      'apt-get',
      `case "$*" in *--no-remove*chromium-headless-shell) ;; *) exit 0 ;; esac
       printf '#!/bin/sh\\nexit 0\\n' > ${shell} && /bin/chmod 755 ${shell}`,
    )

    expect(await ensure({ isRoot: true })).toBe(shell)
  })

  test('an installed Chromium is used if the shell cannot be installed', async () => {
    const chromium = await givenProgram('chromium')
    await givenProgram('apt-get', 'echo no network; exit 1')

    expect(await ensure({ isRoot: true })).toBe(chromium)
  })

  test('a failed installation shows the installer’s output and what to do', async () => {
    await givenProgram('dnf', 'echo no network; exit 1')

    const failure = ensure({ isRoot: true })

    await expect(failure).rejects.toThrow(/no network/)
    await expect(failure).rejects.toThrow(/sudo dnf install --assumeyes chromium/)
  })

  test('other users are given the command instead of having it run', async () => {
    await givenProgram('apk', `echo installed > ${bin}/installed`)

    await expect(ensure()).rejects.toThrow(/sudo apk add chromium/)
    expect(existsSync(join(bin, 'installed'))).toBe(false)
  })

  test('on an unknown system the ways that work everywhere are given', async () => {
    await expect(ensure({ isRoot: true })).rejects.toThrow(
      /npx playwright install .* chromium\n.*CHROMIUM_PATH/,
    )
  })
})
