import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'

interface AuthenticatorSecretProps {
  qrImage: string
  secret: string
  uri: string
}

export function AuthenticatorSecret({ qrImage, secret, uri }: AuthenticatorSecretProps) {
  return (
    <div className="grid gap-4">
      <p>Scan this code with an authenticator app, then enter the 6 digits that the app shows.</p>
      <img
        src={qrImage}
        alt="QR code for the authenticator app"
        className="mx-auto size-48 rounded-md border border-line bg-white"
      />
      {/* The phone cannot scan its own screen. */}
      <a href={uri} className={`${buttonStyle()} md:hidden`}>
        Open in authenticator app
      </a>
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <div className="flex items-center gap-2 rounded-md bg-sunken py-1 pr-1 pl-3">
          <code aria-label="Key" className="min-w-0 flex-1 text-sm wrap-anywhere select-all">
            {secret}
          </code>
          <CopyButton text={secret} />
        </div>
      </div>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <span role="status" className={state === 'failed' ? 'text-sm text-ink-soft' : 'sr-only'}>
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Please select and copy it by hand.'}
      </span>
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </>
  )
}
