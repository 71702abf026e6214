const bullet = /^\s*[-*•–]\s+/
/** The mark of a list whose words are still to come. */
const bareBullet = /^\s*[-*•–]\s*$/

/** A paragraph, or the items of a list. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * The paragraphs and simple lists of a plain text. More text at the end changes the last block and adds others; those
 * before stay what they are.
 */
export function splitBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    if (line.trim() === '' || bareBullet.test(line)) {
      isOpen &&= line.trim() !== ''
      continue
    }
    const last = isOpen ? blocks.at(-1) : undefined
    const isItem = bullet.test(line)
    const words = (isItem ? line.replace(bullet, '') : line).trim()
    if (isItem) addItem(blocks, words)
    else if (last?.kind === 'paragraph') last.text += `\n${words}`
    else if (last?.kind === 'list' && /^\s/.test(line)) continueItem(last.items, words)
    else blocks.push({ kind: 'paragraph', text: words })
    isOpen = true
  }
  return blocks
}

/** Items with blank lines between them are one list. */
function addItem(blocks: TextBlock[], words: string): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list') last.items.push(words)
  else blocks.push({ kind: 'list', items: [words] })
}

function continueItem(items: string[], words: string): void {
  const last = items.pop() ?? ''
  items.push(`${last} ${words}`)
}
