/** The address of a video on YouTube. */
export function watchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

/** The address of a video, to play from a second on. */
export function atSecond(videoUrl: string, second: number): string {
  const address = new URL(videoUrl)
  address.searchParams.set('t', `${Math.floor(second)}s`)
  return address.href
}
