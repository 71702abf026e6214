import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedWord } from '#contract/corrections.ts'
import { wordList as words } from '#messages/word-list.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Section } from '../page/account-section.tsx'

const wordsQuery = queryOptions({
  queryKey: ['words'],
  queryFn: ({ signal }) => api('GET /api/words', {}, { signal }),
})

/** The part of the account page about the names and terms that are often heard wrong. */
export function WordListSection() {
  const { data } = useQuery(wordsQuery)
  const [typed, setTyped] = useState<string | null>(null)
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) =>
      api('PUT /api/words', { body: { revision: data?.revision ?? 0, words: readWords(text) } }),
    onSuccess: (stored) => {
      client.setQueryData(wordsQuery.queryKey, stored)
      setTyped(null)
      showToast({ title: words.saved, tone: 'good' })
    },
    // Words that another tab stored meanwhile stand below those that were typed here.
    onError: async (failure, text) => {
      if (!(failure instanceof ApiError) || failure.problem?.code !== 'CHANGED_ELSEWHERE') return
      const stored = await client.fetchQuery({ ...wordsQuery, staleTime: 0 })
      setTyped([...new Set([text, writeWords(stored.words)].join('\n').split('\n'))].join('\n'))
    },
  })
  return (
    <Section title={words.heading} text={words.explanation}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (typed !== null) mutate(typed)
        }}
      >
        <TextAreaField
          label={words.label}
          rows={4}
          dir="auto"
          value={typed ?? writeWords(data?.words ?? [])}
          disabled={data === undefined}
          onChange={({ target }) => setTyped(target.value)}
          {...(error === null ? {} : { error: failureText(error, words.failed) })}
        />
        <Button type="submit" variant="secondary" className="mt-3" busy={isPending} disabled={typed === null}>
          {words.save}
        </Button>
      </form>
    </Section>
  )
}

function writeWords(list: readonly ListedWord[]): string {
  return list.map(({ heard, word }) => (heard === '' ? word : `${heard} → ${word}`)).join('\n')
}

/** The words of a text that has one on each line, with an arrow behind what is heard. */
function readWords(text: string): ListedWord[] {
  return text.split('\n').flatMap((line) => {
    const [first = '', second] = line.split(/→|->|=>/).map((part) => part.trim())
    const word = second ?? first
    return word === '' ? [] : [{ heard: second === undefined ? '' : first, word }]
  })
}
