/** Drawn by hand in the page's own colours: a question, an answer, and the line it rests on. */
export function ChatPicture({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 640 336"
      role="img"
      aria-label={alt}
      className="h-auto w-full rounded-lg border border-line bg-surface shadow-raised"
      fontSize="15"
    >
      <rect x="250" y="32" width="358" height="48" rx="12" className="fill-accent" />
      <text x="274" y="62" className="fill-on-accent">
        What does the patient take, and how much?
      </text>
      <rect x="32" y="104" width="470" height="76" rx="12" className="fill-sunken" />
      <text x="56" y="136" className="fill-ink">
        Lisinopril 10 mg every morning. Penicillin causes
      </text>
      <text x="56" y="160" className="fill-ink">
        a rash and should be avoided.
      </text>
      <rect x="32" y="192" width="470" height="40" rx="8" className="fill-accent-soft" />
      <text x="56" y="217" fontSize="13" className="fill-accent-ink">
        Line 6: “Penicillin gives me a rash. I take lisinopril…”
      </text>
      <rect x="32" y="264" width="576" height="44" rx="8" className="fill-paper stroke-edge" />
      <text x="52" y="291" className="fill-ink-faint">
        Ask about this session
      </text>
    </svg>
  )
}
