/** The mark and the name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight text-ink">
      <BrandMark />
      Chartwright
    </span>
  )
}

export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden className="size-7">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M21.9 8.9A9.2 9.2 0 1 0 21.9 23.1" stroke="#fff" strokeWidth="2.8" />
      <path d="M15 13.4h9.5M15 18.6h6" stroke="#9fdcd4" strokeWidth="2.4" />
    </svg>
  )
}
