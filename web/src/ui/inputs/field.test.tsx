import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

function described(control: HTMLElement): string | null | undefined {
  const id = control.getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent
}

test('the label names the control, and the hint describes it', () => {
  render(
    <Field label="Email" hint="For sign-in only">
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(described(input)).toBe('For sign-in only')
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('an error marks the control, describes it, and is announced', () => {
  render(
    <Field label="Email" hint="For sign-in only" error="Please enter a valid email address.">
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(described(input)).toBe('Please enter a valid email address.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.')
})
