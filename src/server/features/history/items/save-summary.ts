import { plans } from '#product/plans.ts'
import { citationFormats, summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { toDocument } from '#export/documents.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { getResult } from './get-result.ts'

/** A file to save; `type` is its media type. */
export type SummaryFile = { name: string; type: string; content: string | Uint8Array }

/**
 * A summary of the caller as a file, where the plan lets summaries be downloaded.
 * @throws AppError `NOT_FOUND` for the id of another owner and before the summary is there, `FORBIDDEN` where the plan does not
 */
export async function saveSummary(
  deps: SummaryDeps & AccountDeps,
  actor: Actor,
  { id, format }: { id: string; format: SummaryFormat },
): Promise<SummaryFile> {
  const result = await getResult(deps, actor, id)
  if (result.state !== 'done') throw new AppError('NOT_FOUND', "This summary isn't finished yet.")
  const { answer } = result
  const isAllowed =
    citationFormats.has(format) || plans[actor.plan].canDownload || actor.user?.isPrivileged === true
  if (answer.locked || !isAllowed) {
    throw new AppError('FORBIDDEN', "Your plan doesn't include downloads of summaries.")
  }
  const { extension, type } = summaryFormats[format]
  const content = await writeSummaryFile(toDocument(answer), format)
  return { name: `summary-${id}.${extension}`, type, content }
}
