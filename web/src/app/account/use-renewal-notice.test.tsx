import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteRenewal, setRenew } from '../../lib/account/renewal.ts'
import { Toaster } from '../../ui/overlays/toaster.tsx'
import { useRenewalNotice } from './use-renewal-notice.ts'

afterEach(() => {
  vi.useRealTimers()
  setRenew(undefined)
  noteRenewal({ failed: false })
})

function Page() {
  useRenewalNotice()
  return <Toaster />
}

test('a refresh that keeps failing is reported unobtrusively, with a retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const renew = vi.fn(async () => {
    noteRenewal({ failed: false })
    return true
  })
  setRenew(renew)
  render(<Page />)
  act(() => noteRenewal({ failed: true }))
  expect(screen.queryByText('Reconnecting…')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText('Reconnecting…')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  expect(renew).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull())
})
