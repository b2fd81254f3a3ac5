import { Menu, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { ThemeToggle } from '../../../ui/theme-toggle.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { barLinks, SILENT_ENTRIES } from './site-links.ts'

const entry =
  'flex min-h-control w-full items-center rounded-md px-3 text-left text-ink transition-colors hover:bg-hover'

export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => setIsOpen(false)
  const Icon = isOpen ? X : Menu
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onClick={() => setIsOpen(!isOpen)}
        className={buttonStyle('quiet', 'icon')}
      >
        <Icon aria-hidden className="size-5" />
      </button>
      <nav
        id="site-menu"
        aria-label="Chartwright"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[80dvh] overflow-y-auto border-b border-line bg-paper px-4 py-3 shadow-raised sm:px-6"
      >
        <ul>
          {barLinks().map((link) => (
            <li key={link.label}>
              <SiteAnchor link={link} className={entry} onClick={close} />
            </li>
          ))}
          {SILENT_ENTRIES.map((label) => (
            <li key={label}>
              <button type="button" className={entry}>
                {label}
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex px-3">
          <ThemeToggle />
        </div>
      </nav>
    </div>
  )
}
