import { Select } from '../../../ui/inputs/select.tsx'
import type { RecorderView } from '../recorder-view.ts'
import type { Recorder } from '../recorder.ts'
import { useMicrophones } from './use-microphones.ts'

const PREFERRED = 'preferred'

interface MicrophonePickerProps {
  view: RecorderView
  onChoose: Recorder['chooseMicrophone']
}

export function MicrophonePicker({ view, onChoose }: MicrophonePickerProps) {
  const microphones = useMicrophones(view.isRecording)
  const options = microphones.map(({ deviceId, label }) => ({
    value: deviceId ?? PREFERRED,
    label,
  }))
  const chosen = options.find(({ value }) => value === (view.microphoneId ?? PREFERRED))
  return (
    <Select
      aria-label="Microphone"
      options={options}
      value={(chosen ?? options[0])?.value}
      placeholder="Default Microphone"
      onValueChange={(value) => void onChoose(value === PREFERRED ? undefined : value)}
      className="min-w-0 [&>span]:truncate"
    />
  )
}
