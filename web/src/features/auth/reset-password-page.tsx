import { Link } from 'react-router'
import { buttonStyle } from '../../ui/button-style.ts'
import { MessagePage } from '../../ui/message-page.tsx'

export function ResetPasswordPage() {
  return (
    <MessagePage
      title="Reset Link Invalid"
      sentence="This password reset link is invalid or has expired. Please request a new password reset."
      actions={
        <Link to="/auth" className={buttonStyle('primary')}>
          Go to Login
        </Link>
      }
    />
  )
}
