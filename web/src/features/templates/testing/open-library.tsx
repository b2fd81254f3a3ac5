import { act, screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import { CreateNoteMenu } from '../create-note-menu.tsx'
import { TemplatesPage } from '../templates-page.tsx'

interface Library {
  user: UserEvent
  onBack: ReturnType<typeof vi.fn<() => void>>
  /** The browser's buttons do not click on the page, as a click beside a modal would. */
  browserBack: () => void
  openView: () => void
}

/** The page as one of two views, beside the workspace's 'Create Note'. */
export function openLibrary(api: FakeApi): Library {
  const onBack = vi.fn<() => void>()
  let navigate: NavigateFunction | undefined
  const hold = (held: NavigateFunction): void => {
    navigate = held
  }
  renderInWorkspace(
    <MemoryRouter initialEntries={['/dashboard', '/dashboard?view=templates']}>
      <Views onBack={onBack} onNavigate={hold} />
      <CreateNoteMenu isBusy={false} canOpen={() => true} onChoose={() => undefined} />
    </MemoryRouter>,
    api,
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    onBack,
    browserBack: () => act(() => void navigate?.(-1)),
    openView: () => act(() => void navigate?.('/dashboard?view=templates')),
  }
}

interface ViewsProps {
  onBack: () => void
  onNavigate: (navigate: NavigateFunction) => void
}

function Views({ onBack, onNavigate }: ViewsProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => onNavigate(navigate), [navigate, onNavigate])
  return search.includes('templates') ? <TemplatesPage onBack={onBack} /> : <h1>Session</h1>
}

/** While a modal is open, the page beneath is hidden from the accessibility tree. */
const hidden = { hidden: true }

export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name, ...hidden }))
}

export async function findHeading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name, ...hidden })
}

export function shownTitles(): string[] {
  const list = screen.queryByRole('list', { name: 'Templates', ...hidden })
  if (!list) return []
  const buttons = within(list).getAllByRole('button', { name: /^Actions for /, ...hidden })
  return buttons.map((button) => button.getAttribute('aria-label')?.slice(12) ?? '')
}

export async function chooseAction(user: UserEvent, title: string, act: string): Promise<void> {
  await press(user, `Actions for ${title}`)
  await user.click(await screen.findByRole('menuitem', { name: act }))
}
