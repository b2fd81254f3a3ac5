import { Download } from 'lucide-react'
import { saveFile } from '../../../lib/storage/save-file.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { CopyButton } from './copy-button.tsx'

interface MadeRecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

export function MadeRecoveryCodes({ codes, onDone }: MadeRecoveryCodesProps) {
  const text = codes.join('\n')
  const download = (): void =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'chartwright-recovery-codes.txt')
  return (
    <>
      <p role="status">
        Keep these codes where you find them without your phone: on paper, or in a password manager.
        They are not shown again.
      </p>
      <ul
        aria-label="New recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 text-center font-mono select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <CopyButton text={text} variant="secondary" />
        <Button icon={<Download aria-hidden className="size-4" />} onClick={download}>
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  )
}
