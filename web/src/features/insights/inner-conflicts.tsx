import type { Insights } from '@chartwright/contract/insights'
import { conflictWords } from './describe-insights.ts'

interface InnerConflictsProps {
  insights: Insights
  onShow: (sentence: number) => void
}

/** Two places in the note that cannot both be true; each links to its place. */
export function InnerConflicts({ insights, onShow }: InnerConflictsProps) {
  if (insights.inner_conflicts.length === 0) return null
  return (
    <section aria-label="The note disagrees with itself">
      <h3 className="font-semibold">The note disagrees with itself</h3>
      <ul className="divide-y divide-line">
        {insights.inner_conflicts.map(({ kind, sentences, words }) => (
          <li key={`${kind} ${sentences.join()} ${words.join()}`} className="py-1.5">
            <p className="font-medium text-danger-ink">
              {`${conflictWords[kind]}: ‘${words[0]}’ and ‘${words[1]}’.`}
            </p>
            {sentences.map((sentence) => (
              <button
                key={sentence}
                type="button"
                title="Go to the sentence"
                onClick={() => onShow(sentence)}
                className="-mx-1.5 block w-full rounded-sm px-1.5 py-1 text-left wrap-anywhere hover:bg-hover max-md:min-h-control"
              >
                {insights.sentences[sentence]?.text}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
