import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { newId } from '../../lib/ids.ts'
import type { ReceivedMail } from './mail.ts'

const MOST_KEPT = 200

export interface LoopbackInbox {
  readonly smtpUrl: string
  /** Newest first. */
  messages(): readonly ReceivedMail[]
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what arrives: mail for a computer that has no mail server. */
export async function openLoopbackInbox(): Promise<LoopbackInbox> {
  const kept: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      buffer(stream)
        .then((raw) => receive(raw, to))
        .then((mail) => {
          kept.unshift(mail)
          kept.splice(MOST_KEPT)
          done()
        }, done)
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${String(port)}`,
    messages: () => kept,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
}

async function receive(raw: Buffer, to: string): Promise<ReceivedMail> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  return { id: newId(), to, subject, text, html, received_at: new Date().toISOString() }
}
