import { ResetPassword } from './reset-password.tsx'

export function ResetPasswordPage() {
  return <ResetPassword />
}
