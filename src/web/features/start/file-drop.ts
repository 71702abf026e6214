import { readHandles } from '#web/session/own-files.ts'

const dragEvents = ['dragover', 'dragleave', 'drop'] as const

const isFile = ({ kind }: DataTransferItem): boolean => kind === 'file'

/**
 * Calls back with the files that are dropped anywhere but on a field for files, until `signal` says so; the
 * page shows that it takes them.
 */
export function onFileDrop(onFiles: (files: readonly File[]) => void, signal: AbortSignal): void {
  const handleDrag = (event: DragEvent): void => {
    const { target, type, dataTransfer } = event
    const isField = target instanceof HTMLInputElement && target.type === 'file'
    if (isField || dataTransfer === null || ![...dataTransfer.items].some(isFile)) return
    event.preventDefault()
    document.documentElement.toggleAttribute('data-file-over', type === 'dragover')
    const files = [...dataTransfer.files]
    if (type !== 'drop' || files.length === 0) return
    readHandles([...dataTransfer.items].filter(isFile), files)
    onFiles(files)
  }
  if (signal.aborted) return
  for (const type of dragEvents) addEventListener(type, handleDrag, { signal })
}
