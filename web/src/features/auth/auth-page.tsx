import { useSearchParams } from 'react-router'
import { BackToHome } from '../../ui/back-to-home.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

export function AuthPage() {
  const [query] = useSearchParams()
  return (
    <MessagePage
      title={query.get('mode') === 'signup' ? 'Create Your Account' : 'Welcome Back'}
      sentence="Accounts are not open on this build yet."
      actions={<BackToHome />}
    />
  )
}
