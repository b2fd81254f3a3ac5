import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { NoteEditorProps } from './note-editor.tsx'

const Editor = lazy(async () => ({ default: (await import('./note-editor.tsx')).NoteEditor }))

/** The editor, whose code is loaded on first use. */
export function LazyNoteEditor(props: NoteEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <Editor {...props} />
    </Suspense>
  )
}

function EditorSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-control-sm w-80 max-w-full" />
      <div className="flex min-h-48 max-w-[57ch] flex-col gap-3 pt-1">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  )
}
