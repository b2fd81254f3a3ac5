import { LoaderCircle } from 'lucide-react'

/** Used inside something that says in words what is going on. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
}
