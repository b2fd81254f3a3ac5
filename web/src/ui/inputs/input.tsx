import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(controlStyle, 'h-control', className)} {...rest} />
}
