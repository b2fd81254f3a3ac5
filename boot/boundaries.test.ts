import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../.dependency-cruiser.mjs'

const rootDir = join(import.meta.dirname, '..')
const members = ['contract', 'server', 'web']

/** Each file is one violation, with the rule that must report it, and what it must not import. */
const planted = [
  {
    rule: 'web-not-to-server',
    file: 'web/src/lib/planted.ts',
    imports: '../../../server/src/lib/planted-target.ts',
  },
  {
    rule: 'server-feature-not-to-feature',
    file: 'server/src/features/planted-a/planted-a.routes.ts',
    imports: '../planted-b/planted-b.queries.ts',
  },
  {
    rule: 'server-feature-to-base-only',
    file: 'server/src/features/planted-a/planted-a.data.ts',
    imports: '../../providers/planted/planted-conformance.ts',
  },
  {
    rule: 'server-base-not-to-feature',
    file: 'server/src/lib/planted.ts',
    imports: '../features/planted-b/planted-b.api.ts',
  },
  {
    rule: 'server-clinical-is-pure',
    file: 'server/src/clinical/planted.ts',
    imports: '../lib/planted-target.ts',
  },
  {
    rule: 'drizzle-only-in-queries',
    file: 'server/src/features/planted-b/planted-b.routes.ts',
    imports: 'drizzle-orm',
  },
  {
    rule: 'vendor-only-from-main',
    file: 'server/src/http/planted.ts',
    imports: '../providers/planted/vendor/vendor.ts',
  },
  {
    rule: 'vendor-not-to-vendor',
    file: 'server/src/providers/planted/other/other.ts',
    imports: '../vendor/vendor.ts',
  },
  {
    rule: 'testing-only-from-tests',
    file: 'server/src/jobs/planted.ts',
    imports: '../testing/planted.ts',
  },
  {
    rule: 'contract-imports-zod-only',
    file: 'contract/src/planted.ts',
    imports: 'node:path',
  },
  {
    rule: 'web-feature-not-to-feature',
    file: 'web/src/features/planted-a/planted.ts',
    imports: '../planted-b/planted.ts',
  },
  {
    rule: 'web-base-not-to-feature',
    file: 'web/src/ui/planted.ts',
    imports: '../features/planted-b/planted.ts',
  },
  {
    rule: 'product-not-to-dev-dependency',
    file: 'server/src/db/planted.ts',
    imports: 'vitest',
  },
  {
    rule: 'server-not-to-web',
    file: 'server/src/lib/planted-page.ts',
    imports: '../../../web/src/features/planted-b/planted.ts',
  },
  {
    rule: 'product-not-to-e2e-and-bench',
    file: 'server/src/lib/planted-e2e.ts',
    imports: '../../../e2e/planted.ts',
  },
  {
    rule: 'server-app-only-from-main',
    file: 'server/src/http/planted-app.ts',
    imports: '../app.ts',
  },
  {
    rule: 'web-feature-not-to-app',
    file: 'web/src/features/planted-b/planted-b.ts',
    imports: '../../app/planted.ts',
  },
  {
    rule: 'not-to-test-file',
    file: 'server/src/features/planted-b/planted-b.data.ts',
    imports: './planted-b.test.ts',
  },
  {
    rule: 'not-to-undeclared-package',
    file: 'web/src/lib/planted-package.ts',
    imports: 'fastify',
  },
  {
    rule: 'not-to-unresolvable',
    file: 'web/src/lib/planted-gap.ts',
    imports: './nowhere.ts',
  },
]

/** Allowed neighbours of the violations: none of these may be reported. */
const innocent = {
  'server/src/app.ts': 'export const app = 1',
  'server/src/lib/planted-target.ts': 'export const target = 1',
  'server/src/features/planted-b/planted-b.queries.ts': "import 'drizzle-orm'",
  'server/src/features/planted-b/planted-b.api.ts': "import './planted-b.queries.ts'",
  'server/src/features/planted-a/planted-a.queries.ts': "import '../planted-b/planted-b.api.ts'",
  'server/src/features/planted-b/planted-b.test.ts': 'export const tested = 1',
  'server/src/features/planted-a/planted-a.test.ts': "import '../../testing/planted.ts'",
  'server/src/providers/planted/planted.ts': 'export const provider = 1',
  'server/src/providers/planted/planted-conformance.ts': 'export const suite = 1',
  'server/src/providers/planted/vendor/vendor.ts': "import '../planted.ts'",
  'server/src/testing/planted.ts': "import 'vitest'",
  'web/src/features/planted-b/planted.ts': 'export const feature = 1',
  'web/src/app/planted.ts': "import '../features/planted-a/planted.ts'",
  'e2e/planted.ts': 'export const end = 1',
}

const cycle = ['server/src/lib/planted-egg.ts', 'server/src/lib/planted-hen.ts']

let treeDir: string

beforeAll(async () => {
  treeDir = await realpath(await mkdtemp(join(tmpdir(), 'chartwright-boundaries-')))
  await makeTree(treeDir)
})

afterAll(async () => {
  await rm(treeDir, { recursive: true, force: true })
})

test('every rule has a planted violation', () => {
  const rules = config.forbidden?.map((rule) => rule.name)

  expect(['nothing-circular', ...planted.map(({ rule }) => rule)].sort()).toEqual(rules?.sort())
})

test('each planted violation is reported by its rule, and nothing that is allowed', async () => {
  await plant(treeDir)

  expect(await violations(treeDir)).toEqual(
    [
      ...planted.map(({ rule, file }) => `${rule}: ${file}`),
      `nothing-circular: ${cycle[0]}`,
    ].sort(),
  )
})

async function plant(dir: string): Promise<void> {
  const files = new Map(Object.entries(innocent))
  for (const { file, imports } of planted) files.set(file, `import '${imports}'`)
  for (const file of cycle) {
    const other = cycle.find((name) => name !== file)
    files.set(file, `import './${basename(String(other))}'`)
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), `${text}\n`)
  }
}

/** The members without their sources. Every package is linked, but a link to a real member would leave the tree. */
async function makeTree(dir: string): Promise<void> {
  for (const file of ['package.json', 'tsconfig.base.json', '.dependency-cruiser.mjs']) {
    await cp(join(rootDir, file), join(dir, file))
  }
  for (const member of members) {
    await mkdir(join(dir, member))
    await cp(join(rootDir, member, 'package.json'), join(dir, member, 'package.json'))
    await linkPackages(join(rootDir, member, 'node_modules'), join(dir, member, 'node_modules'))
  }
  await linkPackages(join(rootDir, 'node_modules'), join(dir, 'node_modules'))
  await mkdir(join(dir, 'node_modules', '@chartwright'))
  for (const member of members) {
    await symlink(join(dir, member), join(dir, 'node_modules', '@chartwright', member))
  }
}

async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  if (names.length > 0) await mkdir(to)
  for (const name of names) {
    if (!name.startsWith('.') && name !== '@chartwright') {
      await symlink(join(from, name), join(to, name))
    }
  }
}

interface CruiseResult {
  summary: { violations: { rule: { name: string }; from: string }[] }
}

async function violations(dir: string): Promise<string[]> {
  const program = join(
    rootDir,
    'node_modules',
    'dependency-cruiser',
    'bin',
    'dependency-cruise.mjs',
  )
  const output = await new Promise<string>((resolve) => {
    const args = [program, '--output-type', 'json', ...members]
    // It exits with the number of violations, so the code adds nothing to the report.
    execFile(process.execPath, args, { cwd: dir, maxBuffer: 1e9 }, (_, stdout, stderr) =>
      resolve(stdout || stderr),
    )
  })
  const result = JSON.parse(output) as CruiseResult
  return result.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort()
}
