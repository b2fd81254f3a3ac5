import { readLocal, writeLocal } from './storage/local-storage.ts'

export type Theme = 'system' | 'light' | 'dark'

/** public/theme.js reads the same key before the first paint. */
const KEY = 'chartwright_theme'

export function readTheme(): Theme {
  const stored = readLocal(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function writeTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  writeLocal(KEY, theme === 'system' ? undefined : theme)
}
