import { Toaster as Sonner } from 'sonner'

const button = 'min-h-control-sm shrink-0 rounded-sm px-2.5 text-sm font-medium cursor-pointer'

const bottom = 'var(--messages-bottom)'

/** Above dialogs, and clickable while one of them is open. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      offset={{ bottom }}
      mobileOffset={{ bottom }}
      className="print:hidden"
      style={{ pointerEvents: 'auto' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex font-sans w-full items-center gap-3 rounded-md border border-line bg-raised py-2.5 pr-2.5 pl-4 text-base text-ink shadow-raised',
          content: 'min-w-0 flex-1 wrap-anywhere',
          actionButton: `${button} text-accent-ink hover:bg-accent-soft`,
          error: '[&_[data-icon]]:text-danger-ink',
        },
      }}
    />
  )
}
