import { z } from 'zod'
import { maxListCount } from '#product/limits.ts'

/** What every paged list is asked with: how many, and after which place. */
export const pageQuerySchema = z.strictObject({
  cursor: z.string().max(600).optional().describe('`nextCursor` of the page before; none for the first.'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** What every paged list tells beside its items. */
export const pageFacts = {
  nextCursor: z.string().nullable().describe('Asks for the next page; null on the last.'),
  total: z.int().nonnegative().describe('How many there are on all pages.'),
}

/** The same beside a list of admins, whose rows are counted up to a limit. */
export const countedPageFacts = {
  ...pageFacts,
  total: z
    .int()
    .nonnegative()
    .describe(
      `How many there are on all pages; ${maxListCount + 1} where there are more than ${maxListCount}.`,
    ),
}
