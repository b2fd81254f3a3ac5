import { saveFile } from './storage/save-file.ts'

/** Saves a binary response as a browser download, under the name that it came with. */
export async function saveAnswer(answer: Response, otherwise: string): Promise<void> {
  saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')) ?? otherwise)
}

/** RFC 6266: the UTF-8 name takes precedence if there is one. */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded)
  } catch {
    return plain
  }
}
