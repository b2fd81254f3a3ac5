/** For what is edited in its row: inconspicuous until hovered. */
export const inPlaceStyle =
  '-ml-2 flex min-h-control min-w-0 items-center gap-1 rounded-md pr-1 pl-2 text-left text-sm transition-colors hover:bg-sunken aria-expanded:bg-sunken'
