declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** In seconds. */
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
  }

  interface Result {
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    /** In seconds. */
    readonly duration: number
  }

  type OnResponse = (client: unknown, statusCode: number, bytes: number, elapsedMs: number) => void

  interface Run extends Promise<Result> {
    on(event: 'response', listener: OnResponse): void
  }

  function autocannon(options: Options): Run
  export = autocannon
}
