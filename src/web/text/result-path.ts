/** Where a summary is read on the site, at a second where one is known. */
export function resultPath(historyId: string, second: number | null): string {
  return `/v/${historyId}${second === null ? '' : `?t=${Math.floor(second)}s`}`
}
