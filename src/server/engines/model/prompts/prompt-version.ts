/** Changes with any prompt and any rule that shapes an answer, since summaries are stored under it. */
export const promptVersion = '2'
