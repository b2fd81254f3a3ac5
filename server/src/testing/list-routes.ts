import type { FastifyInstance } from 'fastify'

export interface Route {
  readonly path: string
  readonly methods: readonly string[]
}

/** Every route known to the router, described or not; `:name` for each parameter. */
export function listRoutes(app: FastifyInstance): Route[] {
  const above: string[] = []
  const tree = app.printRoutes({ commonPrefix: false })
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│├└─ ]*)(\S+) \((.*)\)/u.exec(line) ?? []
    if (path === '') return []
    above.length = indent.length / 4 - 1
    above.push(path)
    return [{ path: above.join(''), methods: methods.split(', ') }]
  })
}
