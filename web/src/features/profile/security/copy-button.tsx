import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'

interface CopyButtonProps {
  text: string
  variant?: 'quiet' | 'secondary'
}

export function CopyButton({ text, variant = 'quiet' }: CopyButtonProps) {
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
        {state === 'failed' && 'Please select and copy by hand.'}
      </span>
      <Button
        variant={variant}
        {...(variant === 'quiet' && { size: 'sm' as const })}
        icon={<Icon aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </>
  )
}
