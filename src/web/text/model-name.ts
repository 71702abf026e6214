/** A model as people name it: `google/gemini-2.5-flash` is Gemini 2.5 Flash. */
export function modelName(id: string): string {
  const words = (id.split('/').at(-1) ?? id).split(/[-_:]/).filter((word) => word !== '')
  return words
    .map((word) => (word === 'gpt' ? 'GPT' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
