import type { FastifyInstance } from 'fastify'
import { isAnyAddress, type Config } from './config.ts'
import { StartupError } from './lib/startup-error.ts'

/** Returns the address at which this server can be opened in a browser on this computer. */
export async function listen(
  app: FastifyInstance,
  config: Config,
  isHttps: boolean,
): Promise<string> {
  const { HOST, PORT } = config
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    throw explain(error, HOST, PORT)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : PORT
  const protocol = isHttps ? 'https' : 'http'
  return (
    config.PUBLIC_URL ??
    `${protocol}://${isAnyAddress(HOST) ? 'localhost' : forUrl(HOST)}:${String(port)}`
  )
}

function forUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${String(port)} is taken by another program. Stop it, or choose another with PORT=${String(port + 1)} npm start.`,
      )
    case 'EACCES':
      return new StartupError(
        `Port ${String(port)} may not be used by this user. Choose one above 1023, for example PORT=3000.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST=${host} is not an address of this computer. Use 127.0.0.1, 0.0.0.0 or one of its own.`,
      )
    default:
      return error
  }
}
