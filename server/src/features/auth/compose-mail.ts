import { escapeHtml } from '../../lib/escape-html.ts'
import type { Mail } from '../../providers/mail/mail.ts'
import type { AuthMailContent, MailKind } from './core/auth-deps.ts'

interface Wording {
  readonly subject: string
  readonly ask: string
  readonly button: string
  readonly otherwise: string
}

const WORDINGS: Record<MailKind, Wording> = {
  signup: {
    subject: 'Confirm your email address',
    ask: 'Please confirm that this address is yours to finish creating your Chartwright account.',
    button: 'Confirm email address',
    otherwise: 'If you did not create an account, you can ignore this mail.',
  },
  recovery: {
    subject: 'Reset your password',
    ask: 'Somebody, hopefully you, asked to set a new password for your Chartwright account.',
    button: 'Set a new password',
    otherwise: 'If it was not you, you can ignore this mail: your password stays as it is.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    ask: 'Please confirm that this address should be used for your Chartwright account from now on.',
    button: 'Confirm new address',
    otherwise: 'If you did not ask for this, you can ignore this mail.',
  },
}

/** No name: it was typed by whoever signs somebody up, or changes to somebody's address. */
export function composeMail({ to, kind, link, code }: AuthMailContent): Mail {
  const { subject, ask, button, otherwise } = WORDINGS[kind]
  const text = `Hello,\n\n${ask}\n\n${button}:\n${link}\n\nOr enter this code: ${code}\n\n${otherwise}\n`
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f6f4f0;font:16px/1.5 sans-serif;color:#1f2a2b">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
<p>Hello,</p><p>${ask}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;background:#0f5c5c;color:#fff;border-radius:6px;text-decoration:none">${button}</a></p>
<p>Or enter this code: <strong>${code}</strong></p>
<p style="color:#5c6664;font-size:14px">${otherwise}</p></div></body></html>`
  return { to, subject, text, html }
}
