import type { Fact } from '@chartwright/contract/facts'
import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/inputs/button-style.ts'
import type { FactActs } from './fact-acts.ts'
import { SOURCE_WORDS } from './fact-words.ts'
import { Quotations } from './quotations.tsx'

interface FactItemProps {
  fact: Fact
  acts: FactActs
}

/** One of hundreds: plain buttons, without tooltips of their own. */
export function FactItem({ fact, acts }: FactItemProps) {
  return (
    <li className="flex items-start gap-2 py-1">
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="wrap-anywhere">
            {fact.text}
          </span>
          {fact.source !== 'heard' && <Badge>{SOURCE_WORDS[fact.source]}</Badge>}
        </p>
        <Quotations fact={fact} acts={acts} />
      </div>
      <div className="flex shrink-0">
        <button
          type="button"
          aria-label={`Correct: ${fact.text}`}
          title="Correct"
          onClick={() => acts.correct(fact)}
          className={buttonStyle('quiet', 'icon-sm')}
        >
          <Pencil aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          aria-label={`Delete: ${fact.text}`}
          title="Delete"
          onClick={() => acts.remove(fact)}
          className={buttonStyle('quiet', 'icon-sm')}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
    </li>
  )
}
