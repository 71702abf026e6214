const dragEvents = ['dragover', 'dragleave', 'drop'] as const

const isFile = ({ kind }: DataTransferItem): boolean => kind === 'file'

/**
 * Calls back with a file that is dropped anywhere but on a field for files, until `signal` says so; the page
 * shows that it takes it.
 */
export function onFileDrop(onFile: (file: File) => void, signal: AbortSignal): void {
  const handleDrag = (event: DragEvent): void => {
    const { target, type, dataTransfer } = event
    const isField = target instanceof HTMLInputElement && target.type === 'file'
    if (isField || dataTransfer === null || ![...dataTransfer.items].some(isFile)) return
    event.preventDefault()
    document.documentElement.toggleAttribute('data-file-over', type === 'dragover')
    const [file] = dataTransfer.files
    if (type === 'drop' && file !== undefined) onFile(file)
  }
  if (signal.aborted) return
  for (const type of dragEvents) addEventListener(type, handleDrag, { signal })
}
