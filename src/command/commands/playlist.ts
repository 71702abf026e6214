import { randomUUID } from 'node:crypto'
import { Option } from 'commander'
import type { Command } from 'commander'
import { makeCollection } from '#client/remote-collections.ts'
import { listVideos, readCollection, waitForCollection } from '#client/remote-lists.ts'
import type { StoredList } from '#contract/playlists.ts'
import { asJson } from '#export/documents.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { clockTime } from '#product/times.ts'
import { withoutControls } from '#product/without-controls.ts'
import { requireServer } from '../open-precis.ts'
import { tryOutputFile } from '../output/output-file.ts'
import { createProgress } from '../output/terminal.ts'
import type { Progress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'
import { collectionText } from './collection.ts'
import { formOption, readNumber, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'

type Flags = WorkFlags & { summarize?: boolean; first?: number; form?: string; json?: boolean }

const usage = `
It needs a server. Without --summarize it says what the link names, and counts nothing.
With it the server goes on when you stop waiting.`

/** Adds the command that lists the videos of a playlist or a channel, and has a server summarize them. */
export function addPlaylist(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('playlist')
    .description('list the videos of a playlist or a channel, or summarize them into a collection')
    .argument('<link>', 'a link to a playlist or a channel')
    .addOption(
      new Option('--summarize', 'summarize the videos; each counts as one summary, failed ones do not count'),
    )
    .addOption(
      new Option('--first <count>', 'only so many, of a channel the newest').argParser(
        readNumber(1, maxCollectionVideos),
      ),
    )
    .addOption(formOption('what the summaries are set out as'))
    .addOption(new Option('--json', 'write JSON'))
  for (const option of workOptions()) command.addOption(option)
  command
    .addHelpText('after', usage)
    .action((link: string, flags: Flags) => workOnList(link, flags, surroundings))
}

async function workOnList(link: string, flags: Flags, surroundings: Surroundings): Promise<void> {
  const { errors, output } = surroundings
  if (flags.output !== undefined) await tryOutputFile(flags.output)
  const progress = createProgress(errors, flags.quiet === true)
  const text = await readList(link, flags, surroundings, progress.onStage).finally(progress.end)
  await writeOutput(text, { file: flags.output, output })
}

/** The text about a list, or about the collection that was made of it. */
async function readList(
  link: string,
  flags: Flags,
  surroundings: Surroundings,
  onStage: Progress['onStage'],
): Promise<string> {
  const { summarize = false, first = null, form, json = false } = flags
  const server = { ...requireServer(flags, surroundings), idempotencyKey: randomUUID() }
  const signal = surroundings.catchInterrupt()
  onStage('Listing the videos')
  const list = await listVideos(server, link, signal)
  if (!summarize) {
    const shown = { ...list, videos: list.videos.slice(0, first ?? list.videos.length) }
    return json ? asJson(shown) : withoutControls(listText(shown))
  }
  const made = { list: { id: list.id, first: first ?? undefined }, form }
  const { id } = await makeCollection(server, made, signal)
  const collection = await waitForCollection(server, id, {
    clock: surroundings.clock,
    signal,
    onLook: ({ counts: { total, waiting, working } }) =>
      onStage(`Summarizing: ${total - waiting - working} of ${total}`),
  })
  const items = await readCollection(server, id, signal)
  const url = `${server.origin}/collections/${id}`
  return json
    ? asJson({ ...collection, url, items })
    : withoutControls(collectionText({ collection, items, url }))
}

/** The videos of a list as Markdown, with the summaries that it takes to summarize them. */
function listText({ list, total, yours, isWhole, videos }: StoredList): string {
  const owner = list.owner === null ? '' : ` (${list.owner})`
  const needed = total - yours
  const takes = `Summarizing all takes ${needed} ${needed === 1 ? 'summary' : 'summaries'}; failed ones do not count.`
  const facts = [
    `${total} ${total === 1 ? 'video' : 'videos'}${yours === 0 ? '' : `, ${yours} already yours`}.`,
    takes,
    ...(isWhole ? [] : ['YouTube has more; these are the ones that could be listed.']),
  ]
  const lines = videos.map(({ title, videoId, durationSeconds, historyId }, index) => {
    const time = durationSeconds === null ? '' : ` (${clockTime(durationSeconds)})`
    return `${index + 1}. ${title ?? videoId}${time}${historyId === null ? '' : ', already yours'}`
  })
  return `# ${list.title ?? 'A list of videos'}${owner}\n\n${facts.join(' ')}\n\n${lines.join('\n')}\n`
}
