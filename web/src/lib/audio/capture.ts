import { AUDIO_CONSTRAINTS, AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import workletUrl from './capture-worklet.ts?worker&url'

export interface CaptureOptions {
  /** Undefined: the browser's default. */
  readonly deviceId: string | undefined
  onFrame: (frame: Int16Array) => void
  /** It was unplugged, or its permission was revoked. */
  onLost: () => void
}

export interface Capture {
  stop(): void
}

export type StartCapture = (options: CaptureOptions) => Promise<Capture>

/** Rejects with the browser's DOMException if there is no microphone, or none that may be used. */
export const startCapture: StartCapture = async ({ deviceId, onFrame, onLost }) => {
  const stream = await openMicrophone(deviceId)
  const [track] = stream.getAudioTracks()
  let context: AudioContext | undefined
  const stop = (): void => {
    for (const each of stream.getTracks()) {
      each.onended = null
      each.stop()
    }
    void context?.close().catch(() => undefined)
  }
  try {
    context = await listen(stream, onFrame)
  } catch (error) {
    stop()
    throw error
  }
  if (track) track.onended = onLost
  return { stop }
}

async function openMicrophone(deviceId: string | undefined): Promise<MediaStream> {
  // On insecure origins browsers have no mediaDevices at all.
  if (!('mediaDevices' in navigator)) throw new DOMException('Not secure', 'SecurityError')
  const device = deviceId === undefined ? {} : { deviceId: { exact: deviceId } }
  const audio = { ...AUDIO_CONSTRAINTS, ...device }
  return navigator.mediaDevices.getUserMedia({ audio })
}

/**
 * Firefox refuses to connect some microphones to a 44.1 kHz context: then the worklet resamples.
 */
async function listen(stream: MediaStream, onFrame: (frame: Int16Array) => void) {
  const preferred = new AudioContext({ sampleRate: AUDIO_SAMPLE_RATE_HZ })
  try {
    return await join(preferred, stream, onFrame)
  } catch (error) {
    await preferred.close().catch(() => undefined)
    if (!(error instanceof DOMException && error.name === 'NotSupportedError')) throw error
    return join(new AudioContext(), stream, onFrame)
  }
}

async function join(
  context: AudioContext,
  stream: MediaStream,
  onFrame: (frame: Int16Array) => void,
): Promise<AudioContext> {
  const source = context.createMediaStreamSource(stream)
  await context.audioWorklet.addModule(workletUrl)
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 })
  capture.port.onmessage = ({ data }: MessageEvent<Int16Array>) => onFrame(data)
  source.connect(capture)
  await context.resume()
  return context
}
