import { saveFile } from './storage/save-file.ts'

/** An answer of bytes goes to where the browser keeps downloads, under the name that it came with. */
export async function saveAnswer(answer: Response, otherwise: string): Promise<void> {
  saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')) ?? otherwise)
}

/** RFC 6266: the name in UTF-8 counts where there is one. */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded)
  } catch {
    return plain
  }
}
