import { z } from 'zod'
import { maxListCount } from '#product/limits.ts'

/** The query of every paged list: the number of items, and the position after which they begin. */
export const pageQuerySchema = z.strictObject({
  cursor: z.string().max(600).optional().describe('`nextCursor` of the page before; none for the first.'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** The facts of every paged list beside its items. */
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
