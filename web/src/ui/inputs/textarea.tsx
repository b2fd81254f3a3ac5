import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(controlStyle, 'min-h-24 py-2', className)} {...rest} />
}
