/** Takes out of an answer what the model wrote for itself before it. */
type DraftFilter = {
  /** The part of what came so far that is answer and was not given yet. */
  push: (piece: string) => string
  /** The rest at the end; `isCut` where the text ended inside of a draft. */
  end: () => { rest: string; isCut: boolean }
}

/**
 * A draft in the tags of DeepSeek and Qwen (`<think>`), of Gemini behind its endpoint in OpenAI's form
 * (`<thought>`) and of Magistral (`[THINK]`); a model whose template opened it only closes it.
 */
const tagged = {
  opening: /^\s*(?:<(?:think|thinking|thought)>|\[THINK\])/i,
  closing: /<\/(?:think|thinking|thought)>|\[\/THINK\]/i,
}
/** The harmony format of gpt-oss: what follows its `final` channel is the answer. */
const channels = {
  opening: /^\s*<\|(?:channel|start|message)\|>/,
  closing: /<\|channel\|>\s*final\b[^<]{0,40}(?:<\|constrain\|>[^<]{0,40})?<\|message\|>/,
}
/** The beginning of a text that can still become one of the openings. */
const mayOpen = /^\s*(?:<[a-z|]{0,12}>?|\[[a-z]{0,8}\]?)?$/i
/** The line on which JSON begins, after which earlier prose was an introduction and no draft. */
const answerLine = /(?:^|\n)[ \t]*(?:[{[]|```)/
/** An answer that begins as an object; what closes a draft in it belongs to a text of it. */
const answerStart = /^\s*\{\s*"/
/** Characters in which a mark can stand. */
const markLength = 140

/**
 * A filter for one answer. A draft in tags, in the channels of gpt-oss, or before a lone closing tag is
 * passed over; an answer that begins as JSON goes through as it comes, prose is held back until it is clear
 * what it is.
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
    const rest = text.trimStart()
    isAfterMark = rest === ''
    return rest
  }

  return {
    push: (piece) => {
      if (isThrough) return isAfterMark ? afterBlanks(piece) : piece
      held.push(piece)
      head = head.length < markLength ? head + piece : head
      // Marks are looked for only in new text, so that a long draft is not read again for each piece.
      tail = tail.slice(-markLength) + piece
      if (answerStart.test(head)) return release(held.join(''))
      const { closing } = channels.opening.test(head) ? channels : tagged
      const mark = closing.exec(tail)
      if (mark !== null) return afterBlanks(release(tail.slice(mark.index + mark[0].length)))
      const mayBeDraft = isDraft(head) || mayOpen.test(head)
      return !mayBeDraft && answerLine.test(tail) ? release(held.join('')) : ''
    },
    end: () => {
      if (isThrough) return { rest: '', isCut: false }
      const isCut = isDraft(head)
      return { rest: isCut ? '' : held.join(''), isCut }
    },
  }
}

function isDraft(head: string): boolean {
  return tagged.opening.test(head) || channels.opening.test(head)
}
