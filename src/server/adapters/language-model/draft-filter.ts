/** Takes out of an answer what the model wrote for itself before it. */
type DraftFilter = {
  /** The part of what came so far that is answer and was not given yet. */
  push: (piece: string) => string
  /** The rest at the end; `isCut` where the text ended inside of a draft. */
  end: () => { rest: string; isCut: boolean }
}

const words =
  'think|thinking|thoughts?|reason|reasoning|reflection|scratchpad|analysis|seed:think|antthinking'
/** The openings and closings of drafts, as models are known to write them. */
const drafts: readonly { opening: RegExp; closing: RegExp }[] = [
  {
    opening: new RegExp(`^\\s*<(?:${words})(?:\\s[^<>]{0,80})?>`, 'i'),
    closing: new RegExp(`</(?:${words})>`, 'i'),
  },
  // As a gateway escapes it for a page.
  {
    opening: new RegExp(`^\\s*&lt;(?:${words})&gt;`, 'i'),
    closing: new RegExp(`&lt;/(?:${words})&gt;`, 'i'),
  },
  { opening: /^\s*<details\b[^<>]{0,80}\breasoning\b[^<>]{0,80}>/i, closing: /<\/details>/i },
  { opening: /^\s*\[THINK\]/i, closing: /\[\/THINK\]/i },
  { opening: /^\s*◁think▷/, closing: /◁\/think▷/ },
  { opening: /^\s*<\|think\|>/i, closing: /<\|\/think\|>/i },
  { opening: /^\s*<\|START_THINKING\|>/, closing: /<\|END_THINKING\|>/ },
  { opening: /^\s*<\|begin_of_thought\|>/, closing: /<\|end_of_thought\|>/ },
  { opening: /^\s*<\|channel>thought\b/, closing: /<channel\|>/ },
  { opening: /^\s*Here is my thought process:/i, closing: /Here is my response:/i },
  // The channels of gpt-oss without their marks.
  { opening: /^\s*analysis(?=[A-Z])/, closing: /assistantfinal/ },
]
/** A model whose draft was opened by its template only closes it. */
const loneClosing = new RegExp(`</(?:${words})>`, 'i')
/** The harmony format of gpt-oss: what follows its `final` channel is the answer. */
const channel = /^\s*<\|(?:channel|start|message)\|>/
const finalChannel = /<\|channel\|>\s*final\b[^<]{0,40}(?:<\|constrain\|>[^<]{0,40})?<\|message\|>/
const channelEnd = /<\|(?:end|return|call)\|>\s*$/
const message = '<|message|>'
/** The beginning of a text that can still become one of the openings. */
const mayOpen = /^\s*(?:(?:<|&(?:l|lt|lt;)?$|&lt;)[a-z|_:]{0,24}>?|\[[a-z]{0,8}\]?)?$/i
/** The line on which JSON begins, after which earlier prose was an introduction and no draft. */
const answerLine = /(?:^|\n)[ \t]*(?:[{[]|```)/
/** An answer that begins as an object; what closes a draft in it belongs to a text of it. */
const answerStart = /^\s*\{\s*"/
/** Characters in which a mark can stand. */
const markLength = 140

/**
 * A filter for one answer. A draft in tags (`<think>`), in the channels of gpt-oss, or before a lone
 * `</think>` is passed over; an answer that begins as JSON goes through as it comes, prose is held back until
 * it is clear what it is.
 */
export function createDraftFilter(): DraftFilter {
  const held: string[] = []
  let head = ''
  let tail = ''
  let isThrough = false
  let isAfterMark = false
  let hasDraft = false

  function release(text: string): string {
    isThrough = true
    return text
  }

  /** The blanks between a draft and the answer belong to neither. */
  function afterBlanks(text: string): string {
    const rest = text.trimStart()
    isAfterMark = rest === ''
    return rest
  }

  function answer(text: string): string {
    return hasDraft ? afterBlanks(release(text)) : release(text)
  }

  /** Another draft may follow the first one at once. */
  function afterDraft(rest: string): string {
    if (draftOf(rest) === undefined && !mayOpen.test(rest)) return afterBlanks(release(rest))
    hasDraft = true
    held.splice(0, held.length, rest)
    head = rest
    tail = rest
    return ''
  }

  /** Marks are looked for only in new text, so that a long draft is not read again for each piece. */
  function afterMark(mark: RegExp): string | null {
    const found = mark.exec(tail)
    return found === null ? null : tail.slice(found.index + found[0].length)
  }

  return {
    push: (piece) => {
      if (isThrough) return isAfterMark ? afterBlanks(piece) : piece
      held.push(piece)
      head = head.length < markLength ? head + piece : head
      tail = tail.slice(-markLength) + piece
      if (answerStart.test(head)) return answer(held.join(''))
      const draft = draftOf(head)
      const rest = afterMark(channel.test(head) ? finalChannel : (draft?.closing ?? loneClosing))
      if (rest !== null) return afterDraft(rest)
      if (channel.test(head) || draft !== undefined || mayOpen.test(head)) return ''
      if (!answerLine.test(tail)) return ''
      return answer(held.join(''))
    },
    end: () => {
      if (isThrough) return { rest: '', isCut: false }
      const all = hasDraft ? held.join('').trimStart() : held.join('')
      const inLast = channel.test(head) && channelEnd.test(all) ? lastMessage(all) : null
      if (inLast !== null) return { rest: inLast, isCut: false }
      const isCut = draftOf(head) !== undefined || channel.test(head)
      return { rest: isCut ? '' : all, isCut }
    },
  }
}

function draftOf(text: string) {
  return drafts.find(({ opening }) => opening.test(text))
}

/**
 * The last message of a model that writes into channels, if it is in another channel than the final one, such
 * as a call of a tool.
 */
function lastMessage(text: string): string | null {
  const at = text.lastIndexOf(message)
  return at < 0 ? null : text.slice(at + message.length)
}

/** An answer without the mark that ends a channel. */
export function withoutChannelEnd(text: string): string {
  return text.replace(channelEnd, '')
}
