import { randomUUID } from 'node:crypto'
import { Option } from 'commander'
import type { Command } from 'commander'
import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import {
  changeCollection,
  changeItems,
  changeWork,
  findCollectionId,
  makeCollection,
  workActions,
} from '#client/remote-collections.ts'
import type { WorkAction } from '#client/remote-collections.ts'
import { formNote } from '#client/remote-forms.ts'
import { listSomeVideos, waitForCollection } from '#client/remote-lists.ts'
import type { Collection } from '#contract/collections.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import type { Surroundings } from '../surroundings.ts'
import { collectionName, formOption, readNumber } from './options.ts'
import { addServerCommand, runOnServer } from './run-work.ts'
import type { ServerFlags, Written } from './run-work.ts'

type Named = { title?: string; tag?: string[]; form?: string }
type MakeFlags = ServerFlags &
  Named & { playlist?: string; first?: number; history?: string[]; wait?: boolean }
type AddFlags = ServerFlags & { history?: string[] }

const history = [
  '--history <id...>',
  'summaries of your history: the id at the end of their address',
] as const

/** Adds the commands that make a collection and change what is in it. */
export function addCollectionChanges(command: Command, surroundings: Surroundings): void {
  addMake(command, surroundings)
  addServerCommand(command, 'add', { about: 'put videos and summaries into it' })
    .argument(...collectionName)
    .argument('[links...]', 'links to videos; each counts as one summary')
    .option(...history)
    .action((name: string, videoUrls: string[], flags: AddFlags) =>
      change(name, flags, surroundings, (server, id, signal) =>
        changeItems(server, id, { videoUrls, add: flags.history?.map(lastPart) }, signal),
      ),
    )
  addServerCommand(command, 'remove', { about: 'take videos out of it' })
    .argument(...collectionName)
    .argument('<ids...>', 'the ids of its videos, from “precis collection show --json”')
    .action((name: string, remove: string[], flags: ServerFlags) =>
      change(name, flags, surroundings, (server, id, signal) => changeItems(server, id, { remove }, signal)),
    )
  addServerCommand(command, 'rename', { about: 'give it another title, other tags or another form' })
    .argument(...collectionName)
    .option('--title <title>', 'its title')
    .option('--tag <tag...>', 'its tags, instead of the ones that it has')
    .addOption(formOption('the form of what is summarized from now on; made summaries stay'))
    .action((name: string, flags: ServerFlags & Named) =>
      change(name, flags, surroundings, (server, id, signal) =>
        changeCollection(server, id, { title: flags.title, tags: flags.tag, form: flags.form }, signal),
      ),
    )
  for (const action of workActions) {
    addServerCommand(command, action, { about: aboutWork[action] })
      .argument(...collectionName)
      .action((name: string, flags: ServerFlags) =>
        change(name, flags, surroundings, (server, id, signal) => changeWork(server, id, action, signal)),
      )
  }
}

const aboutWork: Readonly<Record<WorkAction, string>> = {
  pause: 'pause it; what is at work is finished',
  resume: 'go on with it',
  retry: 'try its failed videos again',
}

function addMake(command: Command, surroundings: Surroundings): void {
  addServerCommand(command, 'make', { about: 'make one, of a playlist, of videos or of summaries' })
    .argument('[links...]', 'links to videos; each counts as one summary')
    .option('--playlist <link>', 'the videos of a playlist or a channel')
    .addOption(
      new Option('--first <count>', 'only so many of them, of a channel the newest').argParser(
        readNumber(1, maxCollectionVideos),
      ),
    )
    .option(...history)
    .option('--title <title>', 'its title')
    .option('--tag <tag...>', 'its tags')
    .addOption(formOption('what its summaries are set out as'))
    .option('--wait', 'wait until its videos are summarized')
    .action((links: string[], flags: MakeFlags) =>
      runOnServer(flags, surroundings, 'Making the collection', async ({ server, signal, onStage }) => {
        const counted = { ...server, idempotencyKey: randomUUID() }
        const made = await make(counted, { links, ...flags }, signal)
        if (flags.wait !== true) return written(server, made)
        const { clock } = surroundings
        const onLook = ({ counts: { total, waiting, working } }: Collection): void =>
          onStage(`Summarizing: ${total - waiting - working} of ${total}`)
        return written(server, await waitForCollection(server, made.id, { clock, signal, onLook }))
      }),
    )
}

async function make(
  server: Server,
  { links, playlist, first, history: summaries, title, tag: tags, form }: MakeFlags & { links: string[] },
  signal: AbortSignal,
): Promise<Collection> {
  const named = { title, tags, form, videoUrls: links, historyIds: summaries?.map(lastPart) }
  if (playlist === undefined) return await makeCollection(server, named, signal)
  if (summaries !== undefined) {
    throw new PrecisFailure('INVALID_REQUEST', 'Make it of the playlist, then add the summaries.')
  }
  const { id } = await listSomeVideos(server, { url: playlist, from: 0, limit: 1 }, signal)
  return await makeCollection(server, { ...named, list: { id, first } }, signal)
}

async function change(
  name: string,
  flags: ServerFlags,
  surroundings: Surroundings,
  work: (server: Server, id: string, signal: AbortSignal) => Promise<Collection>,
): Promise<void> {
  await runOnServer(flags, surroundings, 'Changing the collection', async ({ server, signal }) => {
    const id = await findCollectionId(server, name, signal)
    return written(server, await work(server, id, signal))
  })
}

function written({ origin }: Server, collection: Collection): Written {
  const url = `${origin}/collections/${collection.id}`
  return { text: `${collectionsText([collection])}${url}\n`, data: { ...collection, url } }
}

/** The id in the address of a summary; an id alone is that. */
function lastPart(address: string): string {
  return address.replace(/^.*\//, '')
}

/** Collections with how far each is, as Markdown. */
export function collectionsText(collections: readonly Collection[]): string {
  if (collections.length === 0) return 'You have no collections yet.\n'
  const lines = collections.map(({ title, tags, counts, state, form }) => {
    const failed = counts.failed === 0 ? '' : `, ${counts.failed} failed`
    const tagged = tags.length === 0 ? '' : ` [${tags.join(', ')}]`
    return `- ${title}${tagged}: ${counts.done + counts.skipped} of ${counts.total} summarized${failed}, ${state}${formNote(form)}`
  })
  return `${lines.join('\n')}\n`
}
