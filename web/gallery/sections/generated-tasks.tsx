import { tasksApi } from '@chartwright/contract/tasks'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { GeneratedTasksDialog } from '../../src/features/tasks/generating/generated-tasks-dialog.tsx'
import { writeSession } from '../../src/lib/account/auth-store.ts'
import { makeQueryClient } from '../../src/lib/http/query-client.ts'
import { FakeApi } from '../../src/testing/fake-api.ts'
import { Button } from '../../src/ui/inputs/button.tsx'
import { Section } from './section.tsx'

const INPUTS = {
  waiting: null,
  text: 'Call the laboratory about the swab\nSend the letter to the cardiologist',
  list: [
    { title: 'Order a full blood count', category: 'Order' },
    { title: 'Arrange an interpreter for the next visit', category: 'Coordinate' },
    {
      title: 'A title of so many words that it needs a second line on any screen',
      category: 'Action',
    },
  ],
  empty: [],
} as const
type Input = keyof typeof INPUTS
const inputs = Object.keys(INPUTS) as Input[]

/** `?generated=list` opens that input with the page. */
export function GeneratedTasks() {
  const [input, setInput] = useState<Input | undefined>(asked)
  const [client] = useState(makeQueryClient)
  const open = (name: Input): void => {
    addAll()
    setInput(name)
  }
  return (
    <Section title="Generated tasks">
      {inputs.map((name) => (
        <Button key={name} onClick={() => open(name)}>
          {`Tasks: ${name}`}
        </Button>
      ))}
      <QueryClientProvider client={client}>
        <GeneratedTasksDialog
          open={input !== undefined}
          onOpenChange={() => setInput(undefined)}
          tasks={INPUTS[input ?? 'empty']}
          patientId={null}
        />
      </QueryClientProvider>
    </Section>
  )
}

function asked(): Input | undefined {
  const wanted = new URLSearchParams(window.location.search).get('generated')
  const found = inputs.find((name) => name === wanted)
  if (found) addAll()
  return found
}

function addAll(): void {
  const api = new FakeApi().on(tasksApi.create, ({ body }) =>
    [body].flat().map(({ title, category, status }) => ({
      title,
      category,
      status,
      id: crypto.randomUUID(),
      patient_id: null,
      patient_name: null,
      due_date: null,
      session_id: null,
      session_name: null,
      segment_id: null,
      created_at: new Date().toISOString(),
    })),
  )
  window.fetch = api.fetch
  writeSession({ token: 'gallery' })
}
