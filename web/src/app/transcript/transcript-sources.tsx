import type { Transcript } from '@chartwright/contract/transcript'
import { ClipboardPaste, FileAudio } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { canStart } from '../../features/recording/recording-state.ts'
import { PasteTranscript } from '../../features/transcript/paste-transcript.tsx'
import { decodeAudioFile, UnreadableAudio } from '../../lib/audio/decode-file.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'
import { RecorderContext, useIsRecording, useRecorderValue } from '../recording/recorder-context.ts'

const AUDIO_TYPES = '.wav,.mp3,.m4a,.webm,audio/*'

interface TranscriptSourcesProps {
  sessionId: string
  transcript: Transcript | null
}

/** A transcript without the microphone: from an audio file, or from text. */
export function TranscriptSources({ sessionId, transcript }: TranscriptSourcesProps) {
  const recorder = use(RecorderContext)
  const canUpload = useRecorderValue(canStart, false)
  // A line said in the meantime would be overwritten.
  const isRecording = useIsRecording(sessionId)
  const isSending = useRecorderValue((view) => view.work !== undefined, false)
  const canPaste = !isRecording && !isSending
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [isPasting, setIsPasting] = useState(false)

  const upload = async (file: File): Promise<void> => {
    setIsReading(true)
    try {
      const samples = await decodeAudioFile(file)
      void recorder?.upload(file.name, samples)
    } catch (error) {
      const isKnown = error instanceof UnreadableAudio
      notifyError(isKnown ? error.message : `${file.name} could not be read. Please try again.`)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <div className="flex flex-wrap">
      <Button
        variant="quiet"
        size="sm"
        busy={isReading}
        disabled={!canUpload}
        icon={<FileAudio aria-hidden className="size-4" />}
        onClick={() => input.current?.click()}
      >
        Upload audio
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={!canPaste}
        icon={<ClipboardPaste aria-hidden className="size-4" />}
        onClick={() => setIsPasting(true)}
      >
        Paste transcript
      </Button>
      <input
        ref={input}
        type="file"
        accept={AUDIO_TYPES}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      {isPasting && (
        <PasteTranscript
          sessionId={sessionId}
          transcript={transcript}
          onClose={() => setIsPasting(false)}
        />
      )}
    </div>
  )
}
