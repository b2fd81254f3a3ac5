import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { healthApi } from '@chartwright/contract/health'

export interface Balancer {
  readonly address: string
  stop(): Promise<void>
}

const CHECK_MS = 500
const CHECK_TIMEOUT_MS = 2_000

/**
 * Gives each connection to the next node that says it is ready, and to another one when that one
 * refuses it. Knows nothing of what goes through it.
 */
export async function startTcpBalancer(nodes: readonly string[]): Promise<Balancer> {
  let ready = [...nodes]
  let turn = 0
  let isStopped = false
  const isRunning = () => !isStopped
  const open = new Set<Socket>()

  async function check(): Promise<void> {
    while (isRunning()) {
      const answers = await Promise.all(nodes.map(isReady))
      ready = nodes.filter((_, index) => answers[index])
      await sleep(CHECK_MS)
    }
  }

  async function serve(client: Socket): Promise<void> {
    keep(client)
    for (const node of order(ready.length > 0 ? ready : nodes, turn++)) {
      const upstream = await reach(node)
      if (!upstream) continue
      keep(upstream)
      upstream.pipe(client).on('close', () => upstream.destroy())
      client.pipe(upstream).on('close', () => client.destroy())
      return
    }
    client.destroy()
  }

  function keep(socket: Socket): void {
    open.add(socket.setNoDelay(true))
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
  }

  const server = createServer((client) => void serve(client))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const checking = check()
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async stop() {
      isStopped = true
      server.close()
      for (const socket of open) socket.destroy()
      await checking
    },
  }
}

function order(nodes: readonly string[], turn: number): string[] {
  const first = turn % nodes.length
  return [...nodes.slice(first), ...nodes.slice(0, first)]
}

async function reach(node: string): Promise<Socket | undefined> {
  const { hostname, port } = new URL(node)
  const socket = connect(Number(port), hostname)
  return once(socket, 'connect').then(
    () => socket,
    () => undefined,
  )
}

async function isReady(node: string): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  return fetch(node + healthApi.ready.path, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}
