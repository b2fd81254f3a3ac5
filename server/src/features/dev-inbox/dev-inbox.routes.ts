import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { ReceivedMail } from '../../providers/mail/mail.ts'
import type { ReceivedSms } from '../../providers/sms/sms.ts'
import { mailPage, smsPage } from './inbox-page.ts'

export interface DevInbox {
  readonly mail?: (() => readonly ReceivedMail[]) | undefined
  readonly sms?: (() => readonly ReceivedSms[]) | undefined
}

/** Registered only in development on loopback: these pages show sign-in links. */
export function devInboxRoutes(app: FastifyInstance, { mail, sms }: DevInbox): void {
  const guarded = { onRequest: refuseForwarded, schema: { hide: true } }
  if (mail) {
    app.get('/dev/mail/messages', guarded, () => mail())
    app.get('/dev/mail', guarded, (_request, reply) =>
      reply.type('text/html').send(mailPage(mail())),
    )
  }
  if (sms) {
    app.get('/dev/sms/messages', guarded, () => sms())
    app.get('/dev/sms', guarded, (_request, reply) => reply.type('text/html').send(smsPage(sms())))
  }
}

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * A proxy on this computer would make remote callers look local, and so would a page elsewhere
 * whose hostname was made to resolve here.
 */
async function refuseForwarded(request: FastifyRequest): Promise<void> {
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
  const isForwarded = FORWARDING.some((header) => request.headers[header] !== undefined)
  const isMeant = LOCAL_HOST.test(request.headers.host ?? '')
  if (!isLocal || isForwarded || !isMeant) throw new AppError('NOT_FOUND')
  return Promise.resolve()
}
