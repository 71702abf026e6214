import { escapeUTF8 } from 'entities'
import { generateRssFeed } from 'feedsmith'
import type { DigestEntry } from '#contract/digests.ts'
import { stateName } from '#evidence/describe-line.ts'
import { feedDigests } from '#product/following.ts'
import { clockTime } from '#product/times.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { DigestDeps } from './context.ts'
import { selectDigests } from './digests-repo.ts'
import { readDigest } from './read-digest.ts'
import { findByFeed } from './settings-repo.ts'
import { feedHash } from './tokens.ts'

/** The newest digests of the account whose feed has this address, as RSS. @throws AppError `NOT_FOUND` */
export async function readDigestFeed(deps: DigestDeps, token: string, origin: string): Promise<string> {
  const userId = await findByFeed(deps.db, feedHash(token))
  const member = userId === null ? null : await findMember(deps, userId)
  if (userId === null || member === null) throw new AppError('NOT_FOUND', "There's no feed at this address.")
  const { rows } = await selectDigests(deps.db, { userId, after: null, limit: feedDigests })
  const items = []
  for (const row of rows) {
    const { entries } = await readDigest(deps, { userId, plan: member.plan }, row)
    for (const entry of entries.filter(({ state }) => state === 'done'))
      items.push(toItem(entry, row.madeAt, origin))
  }
  return generateRssFeed({
    title: 'Précis digest',
    link: `${origin}/following`,
    description: 'New videos from what you follow, in brief.',
    items,
  })
}

function toItem(entry: DigestEntry, madeAt: string, origin: string) {
  const link = entry.historyId === null ? entry.url : `${origin}/v/${entry.historyId}`
  return {
    title: entry.title ?? entry.url,
    link,
    guid: { value: entry.id, isPermaLink: false },
    pubDate: new Date(madeAt),
    description: describe(entry, link),
  }
}

function describe({ source, gist, insights }: DigestEntry, link: string): string {
  const lines = insights.map(({ text, second, state }) => {
    const at =
      second === null
        ? ''
        : ` <a href="${escapeUTF8(`${link}?t=${Math.floor(second)}s`)}">${clockTime(second)}</a>`
    return `<li>${escapeUTF8(text)}${at} (${stateName({ state, quote: '' })})</li>`
  })
  return [
    source === null ? '' : `<p>${escapeUTF8(source)}</p>`,
    gist === null ? '' : `<p>${escapeUTF8(gist)}</p>`,
    lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`,
  ].join('')
}
