import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { buttonStyle } from './inputs/button-style.ts'

export function BackToHome({ className = '' }: { className?: string }) {
  return (
    <Link to="/" className={`${buttonStyle('quiet')} ${className}`}>
      <ArrowLeft aria-hidden className="size-4" />
      Back to Home
    </Link>
  )
}
