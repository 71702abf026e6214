/** A part of an email, in reading order. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** A code to type or to copy, in large type. */
  | { kind: 'code'; code: string }
  /** Names and values, such as the lines of a receipt. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** The one action, as a button, with its address below. */
  | { kind: 'action'; label: string; url: string }
  /** A heading within the email. */
  | { kind: 'section'; text: string }
  /** A small link, such as the one that stops the emails. */
  | { kind: 'link'; text: string; url: string }
  /** A video with what its summary says, and links to the seconds of its lines. */
  | {
      kind: 'video'
      title: string
      source: string | null
      url: string
      gist: string | null
      lines: readonly EmailLine[]
    }
  /** A quoted text with its line breaks. */
  | { kind: 'quote'; text: string }

/** A line of a summary: its state in words, and its second where it has one. */
export type EmailLine = { text: string; state: string; time: string | null; url: string }

/** The content of an email, from which its text and HTML are written. All of it is plain text without markup. */
export type EmailContent = {
  /** The preview that mail programs show beside the subject; shorter than a line. */
  preview: string
  heading: string
  parts: readonly EmailPart[]
  /** Why the recipient gets it, in small print. */
  reason: string
  /** In pixels; 520 where it is not given. */
  width?: number
}
