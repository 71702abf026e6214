import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const formsKey = ['own-forms'] as const

/** The own forms of the account. */
export const formsQuery = {
  queryKey: formsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/forms', {}, { signal }),
  staleTime: 60_000,
}

/** Has the list of own forms read again, after one was made, changed or deleted. */
export async function refreshForms(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: formsKey })
}
