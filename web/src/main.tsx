// First: it must run before any schema is created.
import './without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchHistory } from './lib/hold-history.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
watchHistory()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
