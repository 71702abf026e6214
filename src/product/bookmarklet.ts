/** A bookmark that opens the video of the present tab in Précis, which runs at `origin`. */
export function bookmarklet(origin: string): string {
  return `javascript:void open(${JSON.stringify(`${origin}/?url=`)}+encodeURIComponent(location.href))`
}
