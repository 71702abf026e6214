import { Link } from 'react-router'

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/g

type Piece = { text: string; to: string | null }

/** A text in which `[label](/address)` stands for a link. A figure and its per cent stay on one line. */
export function LinkedText({ text }: { text: string }) {
  return split(text.replaceAll(' %', '\u00A0%')).map(({ text: part, to }, index) =>
    // The text of a page does not change, so its places are good keys.
    to === null ? part : <TextLink key={index} to={to} text={part} />,
  )
}

/** A link in running text: to a page, to a file of ours, to an anchor on this page, or to another site. */
function TextLink({ to, text }: { to: string; text: string }) {
  const className = 'text-accent underline underline-offset-2 hover:text-accent-strong'
  if (to.startsWith('/') && !/\.\w+$/.test(to)) {
    return (
      <Link to={to} className={className}>
        {text}
      </Link>
    )
  }
  if (!to.startsWith('https:')) {
    return (
      <a href={to} className={className}>
        {text}
      </a>
    )
  }
  return (
    <a
      href={to}
      className={`${className} print:after:break-all print:after:content-['_('attr(href)')']`}
      rel="noopener"
    >
      {text}
    </a>
  )
}

function split(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(linkPattern)) {
    const [whole, words = '', to = ''] = match
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), to: null })
    pieces.push({ text: words, to })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), to: null })
  return pieces
}

/** A paragraph of a page below a heading. */
export function LinkedParagraph({ text }: { text: string }) {
  return (
    <p className="mt-2 max-w-[60ch] text-pretty text-muted">
      <LinkedText text={text} />
    </p>
  )
}
