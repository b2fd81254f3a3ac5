/** First Tab stop: past the header to the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2.5 focus:shadow-raised"
    >
      Skip to content
    </a>
  )
}
