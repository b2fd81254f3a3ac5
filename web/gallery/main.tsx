import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import './gallery.css'

const EditorGallery = lazy(async () => ({
  default: (await import('./editor-gallery.tsx')).EditorGallery,
}))
const isEditor = new URLSearchParams(window.location.search).has('editor')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Suspense>{isEditor ? <EditorGallery /> : <Gallery />}</Suspense>
  </StrictMode>,
)
