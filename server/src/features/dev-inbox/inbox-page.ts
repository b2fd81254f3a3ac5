import { escapeHtml } from '../../lib/escape-html.ts'
import type { ReceivedMail } from '../../providers/mail/mail.ts'
import type { ReceivedSms } from '../../providers/sms/sms.ts'

export function mailPage(mails: readonly ReceivedMail[]): string {
  return page(
    'Mail',
    mails.map(({ to, subject, text, received_at }) => ({
      heading: subject,
      line: `To ${to}, ${received_at}`,
      text,
    })),
  )
}

export function smsPage(messages: readonly ReceivedSms[]): string {
  return page(
    'SMS',
    messages.map(({ to, text, received_at }) => ({
      heading: to,
      line: received_at,
      text,
    })),
  )
}

interface Item {
  readonly heading: string
  readonly line: string
  readonly text: string
}

function page(kind: string, items: readonly Item[]): string {
  const list = items.map(
    ({ heading, line, text }) =>
      `<article><h2>${escapeHtml(heading)}</h2><p class="line">${escapeHtml(line)}</p><pre>${withLinks(text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>${kind} · Chartwright</title><style>${STYLE}</style></head><body>
<h1>${kind} on this computer</h1>
<p class="line">Development only: what the product sends is kept here instead of leaving the computer.</p>
${list.join('\n') || '<p>Nothing has arrived yet.</p>'}</body></html>`
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:70ch;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8886;padding:.5rem 0}h1{font-size:1.4rem}h2{font-size:1.05rem;margin:.5rem 0 0}.line{opacity:.75;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
