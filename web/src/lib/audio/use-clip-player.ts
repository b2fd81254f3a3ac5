import { useEffect, useState, useSyncExternalStore } from 'react'
import { createClipPlayer, type ClipPlayer } from './clip-player.ts'

/** A separate player, which stops when its screen is unmounted. */
export function useClipPlayer(onProblem: (message: string) => void): ClipPlayer {
  const [player] = useState(() => createClipPlayer(onProblem))
  useEffect(() => () => player.stop(), [player])
  return player
}

/** For one line: rendered again only when that line starts or ends. */
export function useClip(player: ClipPlayer, lineId: string): 'silent' | 'loading' | 'playing' {
  return useSyncExternalStore(player.subscribe, () => {
    const state = player.state()
    if (state.lineId !== lineId) return 'silent'
    return state.isLoading ? 'loading' : 'playing'
  })
}
