/**
 * The shared style of input, textarea and select. 16 px on a phone: a smaller size makes it zoom.
 */
export const controlStyle =
  'w-full rounded-md border border-edge bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-faint max-md:text-[1rem] disabled:opacity-60 aria-invalid:border-danger-ink'
