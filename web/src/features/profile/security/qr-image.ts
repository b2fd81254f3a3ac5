/** The client puts raw SVG after the prefix; the address would end at the # of its first colour. */
export function qrImage(dataUri: string): string {
  const comma = dataUri.indexOf(',')
  const svg = dataUri.slice(comma + 1)
  return `data:image/svg+xml;utf-8,${encodeURIComponent(svg)}`
}
