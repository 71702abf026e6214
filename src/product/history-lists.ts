/** The orders of the lists of summaries and transcripts, the default one first. */
export const historySorts = ['newest', 'oldest', 'title', 'longest'] as const
export type HistorySort = (typeof historySorts)[number]

/** The filters of these lists; `date` is `from` and `until`, `q` the search. */
export const historyFilters = ['q', 'channel', 'language', 'form', 'date'] as const
export type HistoryFilter = (typeof historyFilters)[number]
