import { useState } from 'react'
import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts'

export type TemplateLayout = 'grid' | 'detailed'

const KEY = 'chartwright_template_layout'

/** Remembered by the browser. */
export function useTemplateLayout() {
  const [layout, setLayout] = useState<TemplateLayout>(() =>
    readLocal(KEY) === 'detailed' ? 'detailed' : 'grid',
  )
  const choose = (next: TemplateLayout): void => {
    writeLocal(KEY, next)
    setLayout(next)
  }
  return [layout, choose] as const
}
