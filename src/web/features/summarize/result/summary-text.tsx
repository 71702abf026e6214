import { memo } from 'react'
import { splitBlocks } from './split-blocks.ts'

type Props = { text: string; language: string }

/** The text of a summary in its paragraphs and lists. It is plain text: a mark-up in it is shown as it stands. */
export function SummaryText({ text, language }: Props) {
  return (
    <div className="space-y-4 font-serif text-lg/[30px] wrap-anywhere" lang={language} dir="auto">
      {splitBlocks(text).map((block, index) =>
        // Blocks are only ever added at the end.
        block.kind === 'paragraph' ? (
          <Paragraph key={index} text={block.text} />
        ) : (
          <ul key={index} className="list-disc space-y-2 ps-6 marker:text-muted">
            {block.items.map((item, place) => (
              <Item key={place} text={item} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

// A text that is being written grows at its end; what stands before is left alone.
const Paragraph = memo(function Paragraph({ text }: { text: string }) {
  return <p className="whitespace-pre-line">{text}</p>
})

const Item = memo(function Item({ text }: { text: string }) {
  return <li>{text}</li>
})
