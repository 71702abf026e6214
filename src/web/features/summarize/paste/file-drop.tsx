import { useState } from 'react'
import { captionFileEndings } from './paste-draft.ts'

type Props = { onFile: (file: File) => void }

/** A caption file to choose, or to drop: the invisible file input covers the whole field and takes both. */
export function FileDrop({ onFile }: Props) {
  const [over, setOver] = useState(false)
  return (
    <label
      className={`relative block rounded-control border border-dashed px-4 py-3 text-center text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${over ? 'border-accent bg-accent/10' : 'border-edge'}`}
    >
      <span className="font-medium text-accent">Choose a caption file</span>
      <span className="text-muted"> or drop it here</span>
      <span className="mt-0.5 block text-muted">{captionFileEndings.join(' ')}</span>
      <input
        type="file"
        accept={captionFileEndings.join(',')}
        className="absolute inset-0 size-full opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) onFile(file)
        }}
      />
    </label>
  )
}
