import type { Translation } from '#contract/translations.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

type TranslationOptions = { signal: AbortSignal }

/** The interval in ms at which a page asks while a transcript is translated. */
const workingMs = 1500

/** The translations of a transcript, and the number that the caller may still start. */
export function translationsQuery(id: string) {
  return {
    queryKey: ['translations', id] as const,
    queryFn: ({ signal }: TranslationOptions) =>
      api('GET /api/transcripts/:id/translations', { params: { id } }, { signal }),
    staleTime: 0,
  }
}

/** A translation as far as it is there; while it is being made only the lines that are new are asked for. */
export function translationQuery(id: string, language: SummaryLanguage) {
  const queryKey = ['translations', id, language] as const
  return {
    queryKey,
    queryFn: async ({ signal }: TranslationOptions): Promise<Translation> => {
      const known = queryClient.getQueryData<Translation>(queryKey)?.lines ?? []
      const read = (from: number) =>
        api(
          'GET /api/transcripts/:id/translations/:language',
          { params: { id, language }, query: { from } },
          { signal },
        )
      const next = await read(known.length)
      // Of one that failed without a line nothing is left.
      if (next.done < known.length) return await read(0)
      return { ...next, from: 0, lines: [...known.slice(0, next.from), ...next.lines] }
    },
    staleTime: 0,
    refetchInterval: (query: { state: { data: Translation | undefined } }) =>
      query.state.data?.state === 'working' ? workingMs : false,
  } as const
}
