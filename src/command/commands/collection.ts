import type { Command } from 'commander'
import type { FoundInLibrary } from '#client/precis.ts'
import {
  askCollection,
  deleteCollection,
  findCollectionId,
  getCollection,
  listCollections,
  readOverview,
  shareCollection,
  pathOf,
} from '#client/remote-collections.ts'
import { formNote } from '#client/remote-forms.ts'
import { readCollection } from '#client/remote-lists.ts'
import type { Collection, CollectionItem } from '#contract/collections.ts'
import type { Overview, OverviewLine } from '#contract/overviews.ts'
import { stateNote } from '#export/describe-line.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { nearHead } from '#export/markdown.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { requireServer } from '../open-precis.ts'
import { createProgress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { readQuestion } from './ask.ts'
import { addCollectionChanges, collectionsText } from './collection-changes.ts'
import { saveFile } from './export.ts'
import { collectionName, examplesHelp, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'
import { addServerCommand, runOnServer } from './run-work.ts'
import type { ServerFlags } from './run-work.ts'

/** Examples that the help shows; the tests run them. */
const collectionExamples = [
  'precis collection make --playlist https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf --first 5',
  'precis collection make https://youtu.be/WZyRbnpGyzQ --title Space --tag course --wait',
  'precis collection show Rivers',
  'precis collection ask Rivers "Where do they rise?"',
  'precis collection file Rivers -o rivers.md',
  'precis collection share Rivers',
] as const

/** Adds the commands about collections. */
export function addCollection(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('collection')
    .description('have a server summarize many videos into a collection; read it, ask it, share it')
    .addHelpText('after', `\nIt needs a server.\n${examplesHelp(collectionExamples)}`)
  addServerCommand(command, 'list', { about: 'list your newest collections', isDefault: true })
    .option('--tag <tag>', 'only those with this tag')
    .action((flags: ServerFlags & { tag?: string }) =>
      runOnServer(flags, surroundings, 'Reading your collections', async ({ server, signal }) => {
        const data = await listCollections(server, flags.tag, signal)
        return { text: collectionsText(data), data }
      }),
    )
  addServerCommand(command, 'show', { about: 'show a collection with its videos' })
    .argument(...collectionName)
    .action((name: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Reading the collection', async ({ server, signal }) => {
        const id = await findCollectionId(server, name, signal)
        const [collection, overview, items] = await Promise.all([
          getCollection(server, id, signal),
          readOverview(server, id, signal),
          readCollection(server, id, signal),
        ])
        const url = `${server.origin}/collections/${id}`
        return {
          text: collectionText({ collection, overview, items, url }),
          data: { ...collection, url, overview, items },
        }
      }),
    )
  addCollectionChanges(command, surroundings)
  addQuestion(command, surroundings)
  addCollectionFile(command, surroundings)
  addEnds(command, surroundings)
}

function addQuestion(command: Command, surroundings: Surroundings): void {
  addServerCommand(command, 'ask', { about: 'ask all its videos a question' })
    .argument(...collectionName)
    .argument('<question>', `a question of up to ${maxQuestionCharacters} characters`, readQuestion)
    .action((name: string, question: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Looking for the answer', async ({ server, signal }) => {
        const id = await findCollectionId(server, name, signal)
        const data = await askCollection(server, { id, question }, signal)
        return { text: foundText(question, data), data }
      }),
    )
}

function addEnds(command: Command, surroundings: Surroundings): void {
  addServerCommand(command, 'share', { about: 'share it at an address that everybody can read who has it' })
    .argument(...collectionName)
    .option('--stop', 'stop sharing it')
    .action((name: string, flags: ServerFlags & { stop?: boolean }) =>
      runOnServer(flags, surroundings, 'Sharing', async ({ server, signal }) => {
        const id = await findCollectionId(server, name, signal)
        const sharedAt = await shareCollection(server, id, flags.stop !== true, signal)
        return { text: `${sharedAt ?? 'It is no longer shared.'}\n`, data: { id, sharedAt } }
      }),
    )
  addServerCommand(command, 'delete', { about: 'delete it; its summaries stay in your history' })
    .argument(...collectionName)
    .action((name: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Deleting', async ({ server, signal }) => {
        const id = await findCollectionId(server, name, signal)
        await deleteCollection(server, id, signal)
        return { text: 'It is deleted. Its summaries stay in your history.\n', data: { id } }
      }),
    )
}

/** Adds the command that saves a collection as one Markdown file. */
function addCollectionFile(parent: Command, surroundings: Surroundings): void {
  const command = parent
    .command('file')
    .description('save it as one Markdown file, with every summary, where the account may download')
    .argument(...collectionName)
  for (const option of workOptions()) command.addOption(option)
  command.action(async (name: string, flags: WorkFlags) => {
    const { errors, output } = surroundings
    const server = requireServer(flags, surroundings)
    const progress = createProgress(errors, flags.quiet === true)
    progress.onStage('Saving the collection')
    const signal = surroundings.catchInterrupt()
    try {
      const path = `${pathOf(await findCollectionId(server, name, signal))}/file`
      await saveFile(server, { path, signal }, { file: flags.output, output })
    } finally {
      progress.end()
    }
  })
}

type Printed = {
  collection: Collection
  overview?: Overview | null
  items: readonly CollectionItem[]
  url: string
}

/** A collection as Markdown: the first insight of each video, failures with reasons, waiting videos. */
export function collectionText({ collection, overview = null, items, url }: Printed): string {
  const { title, counts, form, pausedBy, resumesAt } = collection
  const parts = [
    `# ${title}`,
    `${counts.done + counts.skipped} of ${counts.total} summarized${formNote(form)}: ${url}`,
  ]
  if (pausedBy === 'quota') {
    const when = resumesAt === null ? 'when there are some' : `at ${resumesAt}`
    parts.push(`No summaries are left. It goes on by itself ${when}.`)
  }
  if (overview !== null) parts.push(overviewText(overview))
  const said = items.flatMap(({ line, ...item }) => {
    if (line === null) return []
    const text = withSpeakers(line.text, line)
    return [`- ${nameOf(item)}: ${text}${line.second === null ? '' : ` (${clockTime(line.second)})`}`]
  })
  if (said.length > 0) parts.push(said.join('\n'))
  const failed = items.flatMap(({ problem, ...item }) =>
    problem === null ? [] : [`- ${nameOf(item)}: ${problem.detail}`],
  )
  if (failed.length > 0) parts.push(`## Not summarized\n\n${failed.join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

/** The gist and the lines, each with its state and where it is said. */
function overviewText({ gist, lines }: Overview): string {
  return [...(gist === null ? [] : [gist]), ...lines].map(overviewLine).join('\n')
}

function overviewLine({ text, state, findings, citations }: OverviewLine): string {
  const said = citations.map(
    ({ title, second, speaker }) =>
      `${speaker === undefined ? '' : `${speaker}, `}${title ?? 'A video'}${second === null ? '' : ` ${clockTime(second)}`}`,
  )
  const note = stateNote({ state, findings, quote: citations[0]?.quote ?? '' })
  return `- ${text} (${[note, ...said].join('; ')})`
}

/** The answer to a question out of the videos of a collection, as Markdown. */
function foundText(question: string, { said, passages }: FoundInLibrary): string {
  const nothing = passages.length > 0 ? nearHead : 'None of these videos seems to talk about this.'
  const head = said ? [] : [nothing]
  const lines = passages.map((passage) => {
    const { videoTitle, videoUrl, quote, second } = passage
    const link = videoUrl === null ? '' : ` ${second === null ? videoUrl : atSecond(videoUrl, second)}`
    return `- ${videoTitle}${second === null ? '' : `, ${clockTime(second)}`}: ${withSpeakers(`“${quote}”`, passage)}${link}`
  })
  return `${[`# ${question}`, ...head, ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n')}\n`
}

function nameOf({ title, videoId }: Pick<CollectionItem, 'title' | 'videoId'>): string {
  return title ?? videoId ?? 'A video'
}
