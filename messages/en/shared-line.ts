/** The page of a shared line before it is there. */
export const sharedLine = { title: 'Shared line' }
