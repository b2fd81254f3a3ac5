/** 'Nov 17, 2026' */
export function tellDay(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}

/** 'Nov 17, 2026, 3:05 PM GMT+1': on paper the time zone would otherwise be unknown. */
export function tellMoment(moment: string, timeZone: string): string {
  const time = new Date(moment).toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // Node's locale data has a narrow no-break space before AM and PM.
  return `${tellDay(moment, timeZone)}, ${time}`.replace(/\u202f/g, ' ')
}

/** '2026-11-17', for file names, which sort by it. */
export function sortableDay(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone })
}
