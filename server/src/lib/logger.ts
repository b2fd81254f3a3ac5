import { pino, type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'

/**
 * Patient content is never logged: requests are logged by route pattern, errors by name, code and
 * stack frames, and anything in a well-known field is redacted here.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        req: (request: { id: unknown; method?: string }) => ({
          id: request.id,
          method: request.method,
        }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
      redact: {
        paths: ['url', 'body', 'query', 'headers', 'params', '*.headers', '*.body', '*.url'],
        remove: true,
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
}
