import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path))
  if (found === undefined) throw new Error('No Chromium was found: set CHROMIUM_PATH to one.')
  return found
}
