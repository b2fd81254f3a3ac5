/** As the server names it: whole where it says so in UTF-8, else in plain letters. */
export function fileNameIn(disposition: string | null, otherwise: string): string {
  const whole = /filename\*=UTF-8''(?<name>[\w%.~-]+)/.exec(disposition ?? '')?.groups?.['name']
  const plain = /filename="(?<name>[^"]+)"/.exec(disposition ?? '')?.groups?.['name']
  try {
    return whole === undefined ? (plain ?? otherwise) : decodeURIComponent(whole)
  } catch {
    return plain ?? otherwise
  }
}
