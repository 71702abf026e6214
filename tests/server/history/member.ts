import type { PlanId } from '#product/plans.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { givePlan } from '../security/people.ts'

/** The headers of a user who is signed in with a plan. */
export async function signInWith(
  server: TestApp,
  email: string,
  plan: PlanId = 'free',
): Promise<{ cookie: string }> {
  const { headers } = await signIn(server.deps, email)
  if (plan !== 'free') await givePlan(server, email, plan)
  return headers
}

type Headers = Record<string, string>

/** Gives a transcript in a user's name and gives its id. */
export async function giveTranscript(
  server: TestApp,
  { text, title, headers }: { text: string; title: string; headers: Headers },
): Promise<string> {
  const answer = await server.call('POST /api/transcripts', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    query: { title },
    payload: text,
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.transcript.id
}

/** Summarizes a given text in a user's name; gives the id in their history. */
export async function summarizeText(
  server: TestApp,
  given: { text: string; title: string; headers: Headers },
): Promise<string> {
  const transcriptId = await giveTranscript(server, given)
  const { headers } = given
  const answer = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
  if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
  return answer.body.historyId ?? ''
}
