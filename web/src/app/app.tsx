import { useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router'
import { setGoTo } from '../lib/go-to.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  )
}

function Pages() {
  const navigate = useNavigate()
  const location = useLocation()

  useEffect(() => {
    setGoTo((path, { isInterruption }) => {
      void navigate(path, isInterruption ? { state: { from: location } } : {})
    })
  }, [navigate, location])

  return (
    <ErrorBoundary resetKey={location.pathname}>
      <AppRoutes />
    </ErrorBoundary>
  )
}
