import { z } from 'zod'

/** How YouTube writes texts: whole, or in runs. A damaged one counts as empty. */
export const youtubeText = z
  .object({
    simpleText: z.string().optional().catch(undefined),
    runs: z
      .array(z.object({ text: z.string().optional().catch(undefined) }))
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined)
  .transform((text) => text?.simpleText ?? text?.runs?.map((run) => run.text ?? '').join('') ?? '')
