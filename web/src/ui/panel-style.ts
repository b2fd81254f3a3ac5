/** Menus, popovers and lists above the page. */
export const panelStyle =
  'z-50 overflow-hidden rounded-md border border-line bg-raised text-ink shadow-raised animate-appear'

/** One line of such a list. */
export const itemStyle =
  'flex min-h-control cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-base outline-none data-disabled:cursor-default data-highlighted:bg-hover data-disabled:text-ink-faint'
