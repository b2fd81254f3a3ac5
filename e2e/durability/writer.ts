import { patientsApi } from '@chartwright/contract/patients'

/** One practitioner who creates patients and remembers each one whose creation was acknowledged. */
export interface Writer {
  readonly token: string
  readonly acknowledged: Map<string, string>
}

/** Until the product no longer answers. */
export async function writeUntilKilled(writer: Writer, address: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `Patient ${number} ${crypto.randomUUID()}`
    try {
      const response = await fetch(address + patientsApi.create.path, {
        method: patientsApi.create.method,
        headers: { ...headersOf(writer), 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      if (response.status !== patientsApi.create.status) return
      const { id } = patientsApi.create.response.parse(await response.json())
      writer.acknowledged.set(id, name)
    } catch {
      return
    }
  }
}

/** Acknowledged patients that the product no longer knows, or knows by another name. */
export async function findLost(writer: Writer, address: string): Promise<string[]> {
  const response = await fetch(address + patientsApi.list.path, { headers: headersOf(writer) })
  if (!response.ok) throw new Error(`The list was refused with ${response.status}`)
  const patients = patientsApi.list.response.parse(await response.json())
  const known = new Map(patients.map(({ id, name }) => [id, name]))
  return [...writer.acknowledged].filter(([id, name]) => known.get(id) !== name).map(([id]) => id)
}

function headersOf({ token }: Writer) {
  return { authorization: `Bearer ${token}` }
}
