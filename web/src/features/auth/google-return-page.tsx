import { Link } from 'react-router'
import { buttonStyle } from '../../ui/button-style.ts'
import { MessagePage } from '../../ui/message-page.tsx'

export function GoogleReturnPage() {
  return (
    <MessagePage
      title="Processing Google Sign-in"
      sentence="Signing in with Google is not open on this build yet."
      actions={
        <Link to="/auth" className={buttonStyle('primary')}>
          Go to Login
        </Link>
      }
    />
  )
}
