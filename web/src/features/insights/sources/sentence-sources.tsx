import type { InsightSentence } from '@chartwright/contract/insights'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { conflictWords, doubtsByLine, doubtWords } from '../describe-insights.ts'
import type { LineActs } from '../insight-acts.ts'
import { SourceLine } from './source-line.tsx'

const faces: Readonly<Record<InsightSentence['standing'], readonly [BadgeTone, string]>> = {
  supported: ['accent', 'Supported'],
  typed: ['neutral', 'Typed by you'],
  unsupported: ['check', 'Without a source'],
  uncertain: ['check', 'Uncertain'],
  contradicted: ['danger', 'Contradicts the visit'],
  placeholder: ['check', 'To fill in'],
}

interface SentenceSourcesProps {
  sentence: InsightSentence
  acts: LineActs
}

/** Where one sentence comes from. */
export function SentenceSources({ sentence, acts }: SentenceSourcesProps) {
  const { standing, text, conflicts, doubts, segment_ids, context_lines } = sentence
  const [tone, name] = faces[standing]
  const shownDoubts = standing === 'uncertain' ? doubts : []
  const shownAbove = new Set([...conflicts, ...shownDoubts].map(({ segment_id }) => segment_id))
  return (
    <div className="flex flex-col gap-2">
      <span className="self-start">
        <Badge tone={tone}>{name}</Badge>
      </span>
      <p dir="auto" className="line-clamp-2 wrap-anywhere text-ink-soft" title={text}>
        {text}
      </p>
      {conflicts.map(({ kind, written, said, segment_id }) => (
        <div key={`${kind} ${segment_id ?? ''} ${written}`}>
          <p className="font-medium text-danger-ink">
            {`${conflictWords[kind]}: written ‘${written}’, said ‘${said}’.`}
          </p>
          {segment_id !== null && <SourceLine segmentId={segment_id} acts={acts} />}
        </div>
      ))}
      {doubtsByLine(shownDoubts).map(([segmentId, ofLine]) => (
        <div key={segmentId}>
          {ofLine.map((doubt) => (
            <p key={`${doubt.kind} ${doubt.words}`} className="font-medium text-check-ink">
              {doubtWords(doubt)}
            </p>
          ))}
          {segmentId !== null && <SourceLine segmentId={segmentId} acts={acts} />}
        </div>
      ))}
      {segment_ids
        .filter((id) => !shownAbove.has(id))
        .map((id) => (
          <SourceLine key={id} segmentId={id} acts={acts} />
        ))}
      {context_lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          <span className="mr-1 text-xs text-ink-faint">Context</span> {line}
        </p>
      ))}
      {standing === 'unsupported' && <p>Nobody said or typed this. Please check it.</p>}
      {standing === 'placeholder' && <p>This is left to be filled in.</p>}
    </div>
  )
}
