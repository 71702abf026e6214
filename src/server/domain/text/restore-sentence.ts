const bareI = /(?<![\p{L}\p{N}'’_-])i(?=$|\s|['’](?:m|ll|ve|d)(?!\p{L}))/gu
const closed = /[.!?…]["'”’)\]]*$/u

/** How a sentence of unpunctuated English begins and ends: in the middle of one that was too long, or as one of its own. */
type Edges = { isContinued: boolean; continues: boolean }

/** An English sentence with what automatic captions leave out: the capital at its beginning, the full stop, and the capital of "I". */
export function restoreSentence(text: string, { isContinued, continues }: Edges): string {
  const written = text.replace(bareI, 'I')
  const opened = isContinued
    ? written
    : written.replace(
        /^([^\p{L}\p{N}]*)(\p{Ll})/u,
        (_, marks: string, first: string) => marks + first.toUpperCase(),
      )
  return continues || closed.test(opened) ? opened : `${opened.replace(/[\s,;:–-]+$/u, '')}.`
}
