/**
 * The place where a walk along links begins, and the addresses that it does not pass by; all where nothing is
 * said.
 */
type Walk = { begin: readonly string[]; isFollowed?: (address: string) => boolean }

/**
 * Follows the links of the site's pages, from the first ones on: how many addresses there are, and which of
 * them do not answer. Not by the browser's tools, which carry each body from process to process: there are
 * more than a thousand.
 */
export async function findMissing(
  origin: string,
  { begin, isFollowed = () => true }: Walk,
): Promise<{ missing: string[]; seen: number }> {
  const seen = new Set(begin)
  const open = [...begin]
  const missing: string[] = []
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    const answer = await fetch(new URL(address, origin), { headers: { 'accept-encoding': 'identity' } })
    if (answer.status !== 200) missing.push(`${address}: ${answer.status}`)
    if (answer.headers.get('content-type')?.startsWith('text/html') !== true) {
      await answer.body?.cancel()
      continue
    }
    for (const link of linksIn(await answer.text())) {
      if (seen.has(link) || !isFollowed(link)) continue
      seen.add(link)
      open.push(link)
    }
  }
  return { missing, seen: seen.size }
}

/**
 * The addresses of the site that a page leads to. One that chooses a language is left out: it is stored, and
 * leads away from the others.
 */
function linksIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"#]*)(?:#[^"]*)?"/g)].map(([, link = '']) =>
    link.replace(/\?choose=[a-z]+$/, ''),
  )
}
