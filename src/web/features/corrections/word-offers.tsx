import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CorrectionOperation, ListedWord } from '#contract/corrections.ts'
import type { Sentence, Transcript } from '#contract/transcripts.ts'
import { corrections as words } from '#messages/corrections.ts'
import { maxCorrectionsAtOnce } from '#product/limits.ts'
import { api } from '#web/api/api.ts'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import type { Correcting } from './use-corrections.ts'

type Props = { transcript: Pick<Transcript, 'sentences' | 'corrections'>; correct: Correcting['correct'] }

/** The words of the reader's own list that were heard otherwise here, each with a way to correct all. */
export function WordOffers({ transcript: { sentences, corrections }, correct }: Props) {
  const isSignedIn = useAccount().status === 'signed-in'
  const { data } = useQuery({
    queryKey: ['words'],
    queryFn: ({ signal }) => api('GET /api/words', {}, { signal }),
    enabled: isSignedIn,
  })
  const offers = useMemo(
    () =>
      (data?.words ?? []).flatMap((word) => {
        const operations = correctionsBy(word, sentences)
        return operations.length === 0 ? [] : [{ ...word, operations }]
      }),
    [data, sentences],
  )
  if (offers.length === 0) return null
  return (
    <ul aria-label={words.offers} className="px-3 pb-2 font-sans text-sm">
      {offers.map(({ heard, word, operations }) => (
        <li key={`${heard} ${word}`} className="flex flex-wrap items-center gap-x-2">
          <span dir="auto">{words.offer(operations.length, word, heard)}</span>
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              void correct({
                operations: operations.slice(0, maxCorrectionsAtOnce),
                revision: corrections?.revision ?? 0,
                title: words.corrected,
              })
            }
          >
            {words.correctAll}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The corrections of every line that has a word as it is heard. */
function correctionsBy({ heard, word }: ListedWord, sentences: readonly Sentence[]): CorrectionOperation[] {
  if (heard === '') return []
  const escaped = heard.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  // Scripts without blanks have no edges of words.
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(heard)
  const pattern = isUnspaced ? escaped : String.raw`(?<![\p{L}\p{N}\p{M}])${escaped}(?![\p{L}\p{N}\p{M}])`
  const expression = new RegExp(pattern, 'giu')
  return sentences.flatMap(({ index, text }) => {
    const corrected = text.replaceAll(expression, () => word)
    return corrected === text ? [] : [{ sentence: index, text: corrected }]
  })
}
