export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="animate-fade-in text-ink-soft">
        Loading...
      </p>
    </main>
  )
}
