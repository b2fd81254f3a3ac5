import type { SearchHit } from '@chartwright/contract/search'
import { Command } from 'cmdk'
import { HitItem } from './hit-item.tsx'
import { hitKey, placesOf } from './hit-key.ts'
import type { Destination, NavigationEntry } from './navigation.ts'
import { NavigationItem } from './navigation-item.tsx'
import type { FoundSessions } from './found-sessions.ts'
import { SessionItem } from './session-item.tsx'
import { SessionsMissing } from './sessions-missing.tsx'

interface PaletteListProps {
  text: string
  found: FoundSessions
  entries: readonly NavigationEntry[]
  onOpen: (sessionId: string) => void
  onOpenHit: (hit: SearchHit) => void
  onNavigate: (to: Destination) => void
}

const groupStyle =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-faint'

/** Fixed height: what is below does not move while typing. */
export function PaletteList(props: PaletteListProps) {
  const { text, found, entries, onOpen, onOpenHit, onNavigate } = props
  const { sessions, hits } = found
  const places = placesOf(hits)
  return (
    <div className="h-[min(34rem,62dvh)] overflow-y-auto p-1.5">
      {sessions.length === 0 && places.length === 0 && (
        <SessionsMissing text={text} found={found} />
      )}
      <Command.List label="Sessions and pages">
        {sessions.length > 0 && (
          <Command.Group heading="Recent Sessions" className={groupStyle}>
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                hit={hits.find((hit) => hit.kind === 'session' && hit.session?.id === session.id)}
                onOpen={onOpen}
              />
            ))}
          </Command.Group>
        )}
        {places.length > 0 && (
          <Command.Group heading="Notes, transcripts and tasks" className={groupStyle}>
            {places.map((hit) => (
              <HitItem key={hitKey(hit)} hit={hit} onOpen={onOpenHit} />
            ))}
          </Command.Group>
        )}
        {entries.length > 0 && (
          <Command.Group heading="Navigation" className={groupStyle}>
            {entries.map((entry) => (
              <NavigationItem key={entry.to} entry={entry} onNavigate={onNavigate} />
            ))}
          </Command.Group>
        )}
      </Command.List>
    </div>
  )
}
