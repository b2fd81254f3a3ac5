import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SilentProxy {
  readonly address: string
  /**
   * What is open stays open, and what opens is accepted; nothing is passed on. A connection that lost
   * bytes never passes any again, because TCP would not leave a hole in what it delivers.
   */
  setSilent(isSilent: boolean): void
  close(): void
}

/** Between a client and the product: a line that is there, and dead. */
export async function openSilentProxy(address: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let isSilent = false
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from)
    let hasLost = false
    from.on('data', (data) => {
      hasLost ||= isSilent
      if (!hasLost) to.write(data)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname)
    pass(client, onward)
    pass(onward, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    setSilent(next) {
      isSilent = next
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
