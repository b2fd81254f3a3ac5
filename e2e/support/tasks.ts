import type { Patient } from '@chartwright/contract/patients'
import type { NewTask, Task } from '@chartwright/contract/tasks'
import type { TestServer } from '../../server/src/testing/test-server.ts'

type Practitioner = Pick<TestServer['practitioners'][number], 'token'>

/** By the product's own calls, in lists of the size it takes. */
export async function givenTasks(
  server: TestServer,
  practitioner: Practitioner,
  ...tasks: Partial<NewTask>[]
): Promise<Task[]> {
  const perCall = 200
  const made: Task[] = []
  for (let from = 0; from < tasks.length; from += perCall) {
    const part = tasks.slice(from, from + perCall)
    const list = part.map((task) => ({
      title: 'Call the laboratory',
      category: 'Action',
      status: 'todo',
      ...task,
    }))
    made.push(...(await send<Task[]>(server, practitioner, 'POST', '/api/tasks/', list)))
  }
  return made
}

export function givenPatient(server: TestServer, practitioner: Practitioner, name: string) {
  return send<Patient>(server, practitioner, 'POST', '/patients/', { name })
}

export function readTasks(server: TestServer, practitioner: Practitioner) {
  return send<Task[]>(server, practitioner, 'GET', '/api/tasks/')
}

/** As if in another window. */
export function deleteThere(server: TestServer, practitioner: Practitioner, path: string) {
  return send(server, practitioner, 'DELETE', path)
}

async function send<T>(
  { address }: TestServer,
  { token }: Practitioner,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(address + path, {
    method,
    headers: body === undefined ? { Authorization: headers.Authorization } : headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return (await answer.json()) as T
}
