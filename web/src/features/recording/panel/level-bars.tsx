import { LEVEL_BARS } from '@chartwright/contract/limits'
import { useEffect, useRef } from 'react'
import type { Recorder } from '../recorder.ts'

const LOWEST = 0.06
const CALM_MS = 500

/** The newest level at the end; the others shift by one. */
export function pushLevel(levels: readonly number[], level: number): number[] {
  return [...levels.slice(1), level]
}

interface LevelBarsProps {
  onLevel: Recorder['onLevel']
  className?: string
}

/** Drawn by transforms alone, at most once per frame: they never cause a layout. */
export function LevelBars({ onLevel, className = '' }: LevelBarsProps) {
  const holder = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let levels: number[] = Array.from({ length: LEVEL_BARS }, () => 0)
    let drawing = 0
    let drawnAtMs = 0
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    const draw = (): void => {
      drawing = 0
      drawnAtMs = performance.now()
      for (const [index, bar] of [...(holder.current?.children ?? [])].entries()) {
        const level = Math.max(LOWEST, levels[index] ?? 0)
        if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${level.toFixed(3)})`
      }
    }
    const leave = onLevel((level) => {
      levels = pushLevel(levels, level)
      if (calm.matches && level > 0 && performance.now() - drawnAtMs < CALM_MS) return
      drawing ||= requestAnimationFrame(draw)
    })
    draw()
    return () => {
      leave()
      cancelAnimationFrame(drawing)
    }
  }, [onLevel])

  return (
    <div
      ref={holder}
      aria-hidden
      data-level-bars
      className={`flex items-center justify-between gap-px ${className}`}
    >
      {Array.from({ length: LEVEL_BARS }, (_, index) => (
        <span
          key={index}
          className="h-full w-1.5 max-w-full rounded-full bg-accent-ink will-change-transform"
        />
      ))}
    </div>
  )
}
