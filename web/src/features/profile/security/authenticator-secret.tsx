import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { CopyButton } from './copy-button.tsx'

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
