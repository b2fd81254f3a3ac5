import { defineConfig } from '@playwright/test'
import { findChromium } from './support/find-chromium.ts'

// What the gallery shows stands on the pages too, where axe reads it: npm run test:gallery.
const NOT_NOW = process.env.GALLERY === undefined ? ['gallery.axe.spec.ts'] : []
const LONG = /(2-2-4-(rec|second)|2-3-voices|2-4-2-killed|2-7-7-|consent|record)[^/]*\.spec\.ts$/
const HEARING = /(2-2-4-(last|ready)|visit-to-chart)[^/]*\.spec\.ts$/
const EDITOR = /editor[^/]*\.spec\.ts$/
const ACCOUNTS = /(1-2-auth|1-4-|2-2-7-)[^/]*\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  // Files that need a worker of their own begin first: begun last, all would wait for one of them.
  projects: [
    { name: 'long', testMatch: LONG },
    // One after the other, on one server each: a second worker would start another.
    { name: 'hearing', testMatch: HEARING, workers: 1 },
    { name: 'editor', testMatch: EDITOR, workers: 1 },
    { name: 'accounts', testMatch: ACCOUNTS, workers: 1 },
    { name: 'rest', testIgnore: [LONG, HEARING, EDITOR, ACCOUNTS, ...NOT_NOW] },
  ],
  // The gallery needs no server.
  ...(process.env.GALLERY === undefined && { globalSetup: './support/shared-server.ts' }),
  outputDir: 'results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  // Each waits more than half of its time.
  workers: 3,
  // A shared machine may stall for seconds. What passed only at the second try is counted and said.
  retries: 1,
  forbidOnly: true,
  // Generous for a slow machine; a test that finds everything does not wait.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What moves has to be drawn, which is work without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
