import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ThemeToggle } from './theme-toggle.tsx'

test('a chosen theme applies immediately and is remembered; the system’s is not stored', async () => {
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('chartwright_theme')).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: 'System theme' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('chartwright_theme')).toBeNull()
})

test('it shows what was remembered', () => {
  localStorage.setItem('chartwright_theme', 'light')
  render(<ThemeToggle />)
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Light theme' })
  expect(radio.checked).toBe(true)
})
