import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/set-up.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // A jsdom for each file costs far more than the tests do; set-up.ts cleans up between tests.
    isolate: false,
    testTimeout: 90_000,
  },
})
