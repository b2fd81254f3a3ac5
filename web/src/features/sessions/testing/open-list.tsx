import type { Session } from '@chartwright/contract/sessions'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import { SessionList } from '../session-list.tsx'
import type { Deletion } from '../use-delete-sessions.ts'
import { useGroupToggle } from '../use-group-toggle.ts'

const HEIGHT_PX = 600

/** The list in a sidebar of a height, which jsdom does not know. */
export function openList(api: FakeApi) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX)
  const onLinkPatient = vi.fn<(session: Session) => void>()
  const onDeleted = vi.fn<(deletion: Deletion) => void>()
  renderInWorkspace(<Opened onLinkPatient={onLinkPatient} onDeleted={onDeleted} />, api)
  return { user: userEvent.setup(), onLinkPatient, onDeleted }
}

function Opened(props: {
  onLinkPatient: (session: Session) => void
  onDeleted: (deletion: Deletion) => void
}) {
  const groups = useGroupToggle()
  const [currentId, setCurrentId] = useState<string>()
  return (
    <SessionList
      {...props}
      groups={groups}
      currentId={currentId}
      onOpen={({ id }) => setCurrentId(id)}
    />
  )
}

/** What the rows and the headings of the groups say, from top to bottom. */
export function shownRows(): string[] {
  return [...document.querySelectorAll('[data-row]')].map((row) => row.textContent)
}

export function row(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}
