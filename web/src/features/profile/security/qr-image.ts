/** The client puts raw SVG behind the prefix; at the # of its first colour the address would end. */
export function qrImage(dataUri: string): string {
  const comma = dataUri.indexOf(',')
  const svg = dataUri.slice(comma + 1)
  return `data:image/svg+xml;utf-8,${encodeURIComponent(svg)}`
}
