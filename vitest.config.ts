import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Generous: the machine may be shared, and a slow test is not a broken one.
const UNIT_TIMEOUT_MS = 60_000
const DATABASE_TIMEOUT_MS = 60_000
const COMMAND_TIMEOUT_MS = 180_000
/** Vitest's own is a second, which a busy machine takes for nothing. */
const PATIENT = { poll: { timeout: 30_000 } }

// Where `isolate` is false, files share their modules: loading the application anew for each took
// half of the time.
export default defineConfig({
  test: {
    allowOnly: false,
    teardownTimeout: 30_000,
    projects: [
      {
        test: {
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.int.test.ts'],
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'integration',
          root: 'server',
          include: ['src/**/*.int.test.ts'],
          exclude: ['src/db/embedded/**'],
          isolate: false,
          globalSetup: [join(import.meta.dirname, 'server/src/testing/global-setup.ts')],
          testTimeout: DATABASE_TIMEOUT_MS,
          expect: PATIENT,
          hookTimeout: DATABASE_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'integration-embedded',
          root: 'server',
          include: ['src/db/embedded/**/*.int.test.ts'],
          globalSetup: [join(import.meta.dirname, 'server/src/testing/global-setup.ts')],
          testTimeout: DATABASE_TIMEOUT_MS,
          expect: PATIENT,
          hookTimeout: DATABASE_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'boot',
          root: 'boot',
          include: ['*.test.ts'],
          testTimeout: COMMAND_TIMEOUT_MS,
          expect: PATIENT,
          hookTimeout: COMMAND_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'bench',
          root: 'bench',
          include: ['*.test.ts'],
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
          expect: PATIENT,
        },
      },
      'web/vitest.config.ts',
    ],
  },
})
