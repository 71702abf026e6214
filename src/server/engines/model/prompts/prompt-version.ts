/** Changes with any prompt and any rule that shapes an answer, since summaries are kept under it. */
export const promptVersion = '2'
