import { SITE_META, type SiteFacts } from '@chartwright/contract/public-pages'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HowToUsePage } from './how-to-use-page.tsx'
import { LandingPage } from './landing-page.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { TermsOfUsePage } from './terms-of-use-page.tsx'
import { UsagePolicyPage } from './usage-policy-page.tsx'

const meta = document.createElement('meta')
meta.name = SITE_META

beforeEach(() => {
  document.head.append(meta)
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  meta.remove()
  vi.unstubAllGlobals()
})

function open(facts: SiteFacts, Page = LandingPage): void {
  meta.content = JSON.stringify(facts)
  render(<Page />, { wrapper: MemoryRouter })
}

const facts: SiteFacts = {
  operator: 'Riverside Clinic',
  email: 'help@riverside.example',
  phone: '+1 (555) 0100',
  compliance: true,
  audioRetentionDays: 30,
}

test('the operator’s name, address and phone are in the footer', () => {
  open(facts)
  expect(screen.getByText(/Run by Riverside Clinic\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: facts.email }).getAttribute('href')).toBe(
    'mailto:help@riverside.example',
  )
  expect(screen.getByRole('link', { name: facts.phone }).getAttribute('href')).toBe('tel:+15550100')
})

test('the operator can turn off badges and sentences about HIPAA and PIPEDA', () => {
  open(facts)
  expect(screen.getAllByText(/HIPAA/)).toHaveLength(2)
  document.body.replaceChildren()
  open({ ...facts, compliance: false })
  expect(screen.queryByText(/HIPAA|PIPEDA/)).toBeNull()
})

test.each([LandingPage, PrivacyPolicyPage, UsagePolicyPage])(
  '%o says when audio is deleted, as the operator has configured it',
  (Page) => {
    open({ ...facts, audioRetentionDays: 3 }, Page)
    expect(screen.getByText(/ is deleted 3 days after its transcript is complete/)).toBeTruthy()
    expect(screen.queryByText(/deleted after its transcript/)).toBeNull()
  },
)

test('the landing page pitches what the product does', () => {
  open(facts)
  const text = screen.getByRole('main').textContent
  for (const pitch of [
    'SOAP and progress notes',
    'discharge summaries',
    'referral letters',
    'ICD-10 codes',
    'patient instructions',
    'dictate, type, upload audio or notes',
    'Complex Visit with SOAP for multiple issues, Hospital Admission',
    'treatment plan',
    'medication dose',
    'AI commands',
    'AI insights give feedback on the note',
    'free to try',
  ]) {
    expect(text).toContain(pitch)
  }
})

test.each([HowToUsePage, PrivacyPolicyPage, TermsOfUsePage, UsagePolicyPage])(
  '%o says that it does not replace judgement, and whom to contact',
  (Page) => {
    open(facts, Page)
    expect(
      screen.getByText(/^Chartwright assists; it does not replace clinical judgement\./),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: facts.email }).getAttribute('href')).toBe(
      'mailto:help@riverside.example',
    )
  },
)
