/** Takes out of an answer what the model wrote for itself before it. */
export type DraftFilter = {
  /** The part of what came so far that is answer and was not given yet. */
  push: (piece: string) => string
  /** What is left at the end; `isCut` where the text ended inside of a draft. */
  end: () => { rest: string; isCut: boolean }
}

const opening = /^\s*<(?:think|thinking|reasoning)>/i
const closing = /<\/(?:think|thinking|reasoning)>/i
/** The harmony format of gpt-oss: what follows its `final` channel is the answer. */
const channel = /^\s*<\|(?:channel|start|message)\|>/
const finalChannel = /<\|channel\|>\s*final\b[^<]{0,40}(?:<\|constrain\|>[^<]{0,40})?<\|message\|>/
const channelEnd = /<\|(?:end|return|call)\|>\s*$/
/** The beginning of a text that can still become one of the openings. */
const mayOpen = /^\s*(?:<[a-z|]{0,12}>?)?$/i
/** Where JSON begins on a line of its own, prose before it was an introduction and no draft. */
const answerLine = /(?:^|\n)[ \t]*(?:[{[]|```)/
/** Characters in which a mark can stand. */
const markLength = 140

/**
 * A filter for one answer. A draft in tags (`<think>`), in the channels of gpt-oss, or before a lone `</think>` is passed
 * over; an answer that begins as JSON goes through as it comes, prose is held back until it is clear what it is.
 */
export function createDraftFilter(): DraftFilter {
  const held: string[] = []
  let head = ''
  let tail = ''
  let isThrough = false
  let isAfterMark = false

  function release(text: string): string {
    isThrough = true
    return text
  }

  /** The blanks between a draft and the answer belong to neither. */
  function afterBlanks(text: string): string {
    const answer = text.trimStart()
    isAfterMark = answer === ''
    return answer
  }

  /** Marks are looked for in what can hold a new one, so that a long draft is not read again for each piece. */
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
      const rest = afterMark(channel.test(head) ? finalChannel : closing)
      if (rest !== null) return afterBlanks(release(rest))
      if (channel.test(head) || opening.test(head) || mayOpen.test(head)) return ''
      return answerLine.test(tail) ? release(held.join('')) : ''
    },
    end: () => {
      if (isThrough) return { rest: '', isCut: false }
      const isCut = opening.test(head) || channel.test(head)
      return { rest: isCut ? '' : held.join(''), isCut }
    },
  }
}

/** An answer without the mark that ends a channel. */
export function withoutChannelEnd(text: string): string {
  return text.replace(channelEnd, '')
}
