import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import type { Precis, Source } from '#client/precis.ts'
import { askCollection } from '#client/remote-collections.ts'
import { listForms } from '#client/remote-forms.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import { formNames } from '#languages/en/form-names.ts'
import { formIds } from '#product/summary-forms.ts'
import { accountInputs, accountOutputs } from './account-schemas.ts'
import { addCollectionTools } from './collection-tools.ts'
import { addFollowingTools } from './following-tools.ts'
import { listPlainly } from './list-tools.ts'
import { addressOf, offerResults, sessionResults, storedResults } from './results.ts'
import type { Results } from './results.ts'
import {
  createAnswering,
  untrusted,
  answerResult,
  libraryResult,
  summaryResult,
  transcriptResult,
} from './tool-results.ts'
import type { AnswerCall } from './tool-results.ts'
import { toolInputs, toolOutputs } from './tool-schemas.ts'

/** The dependencies of a server. */
export type McpOptions = {
  version: string
  /** Names what was made without a store, to be read as a resource as long as the server runs. */
  newId: () => string
  /** Called with what nobody foresaw, of which the client is given nothing. */
  onUnforeseen: (error: unknown) => void
}

type Given = { link?: string | undefined; transcript?: string | undefined }
type Tools = { precis: Precis; results: Results; answer: AnswerCall }

const reading = { readOnlyHint: true, openWorldHint: true } as const

/**
 * A server of the Model Context Protocol on what does the work. Each statement that its tools give carries
 * the words it rests on, their second and its state.
 */
export function createMcpServer(precis: Precis, { version, newId, onUnforeseen }: McpOptions): McpServer {
  const server = new McpServer({ name: 'precis', title: 'Précis', version }, { instructions: untrusted })
  const results =
    precis.history === null
      ? sessionResults(newId, () => server.sendResourceListChanged())
      : storedResults(precis.history)
  const failureText = (error: unknown): string => describeFailure(error, onUnforeseen)
  offerResults(server, results, failureText)
  const tools = { precis, results, answer: createAnswering(failureText) }
  listPlainly(server, () => {
    addSummarize(server, tools)
    addTranscript(server, tools)
    addAsk(server, tools)
    if (precis.hearLink !== null) addTranscribe(server, precis.hearLink, tools)
    if (precis.searchLibrary !== null) addLibrarySearch(server, precis.searchLibrary, tools)
    if (precis.server !== null) {
      addFormTools(server, precis.server, tools.answer)
      addCollectionTools(server, precis.server, tools.answer)
      addFollowingTools(server, precis.server, tools.answer)
    }
  })
  return server
}

function addSummarize(server: McpServer, { precis, results, answer }: Tools): void {
  server.registerTool(
    'summarize',
    {
      title: 'Summarize a video',
      description:
        'Summary, key insights and sections of a video. Each line comes with the words that were said, who says them where that is known, their second, and its state.',
      inputSchema: toolInputs.summarize.shape,
      outputSchema: toolOutputs.summarize.shape,
      annotations: reading,
    },
    ({ language, style, form, ...given }, extra) =>
      answer(extra, async (options) => {
        const made = await precis.summarize(toSource(given), { language, style, form }, options)
        const id = results.add(made)
        return summaryResult(made.summary, id === null ? null : addressOf(id))
      }),
  )
}

function addTranscript(server: McpServer, { precis, answer }: Tools): void {
  server.registerTool(
    'get_transcript',
    {
      title: 'Get a transcript',
      description:
        'What is said in a video, in sentences with their times and speakers; a long one in pages, from `next` on.',
      inputSchema: toolInputs.getTranscript.shape,
      outputSchema: toolOutputs.getTranscript.shape,
      annotations: reading,
    },
    ({ from, limit, ...given }, extra) =>
      answer(extra, async (options) =>
        transcriptResult(await precis.transcribe(toSource(given), options), { from, limit }),
      ),
  )
}

function addTranscribe(server: McpServer, hear: NonNullable<Precis['hearLink']>, { answer }: Tools): void {
  server.registerTool(
    'transcribe',
    {
      title: 'Transcribe sound',
      description:
        'What is said at the link of a podcast episode, of a sound or video file, or of a video without captions: its published transcript, else what a program hears, which takes minutes of sound of the account. It takes a while; asked again for the same link it goes on, and `next` gives the next page.',
      inputSchema: toolInputs.transcribe.shape,
      outputSchema: toolOutputs.getTranscript.shape,
      annotations: { ...reading, readOnlyHint: false },
    },
    ({ from, limit, link }, extra) =>
      answer(extra, async (options) => transcriptResult(await hear(link, options), { from, limit })),
  )
}

function addAsk(server: McpServer, { precis, answer }: Tools): void {
  server.registerTool(
    'ask',
    {
      title: 'Ask about a video',
      description:
        'What a video says about a question, with the words and the seconds; or that it does not say.',
      inputSchema: toolInputs.ask.shape,
      outputSchema: toolOutputs.ask.shape,
      annotations: reading,
    },
    ({ question, ...given }, extra) =>
      answer(extra, async (options) => answerResult(await precis.ask(toSource(given), question, options))),
  )
}

function addLibrarySearch(
  server: McpServer,
  search: NonNullable<Precis['searchLibrary']>,
  { precis, answer }: Tools,
): void {
  server.registerTool(
    'search_library',
    {
      title: 'Search the library',
      description:
        'What the videos in the history of the account, or in one collection, say about a question, with the words and the seconds.',
      inputSchema: toolInputs.searchLibrary.shape,
      outputSchema: toolOutputs.searchLibrary.shape,
      annotations: reading,
    },
    ({ question, collection: id }, extra) =>
      answer(extra, async (options) => {
        if (id === undefined || precis.server === null) return libraryResult(await search(question, options))
        return libraryResult(await askCollection(precis.server, { id, question }, options.signal))
      }),
  )
}

function toSource({ link, transcript }: Given): Source {
  if (link !== undefined && transcript === undefined) return { kind: 'link', link }
  if (transcript !== undefined && link === undefined) {
    return { kind: 'file', name: '', bytes: new TextEncoder().encode(transcript) }
  }
  throw new PrecisFailure('INVALID_REQUEST', 'Give either link or transcript.')
}

/**
 * The sentence and the code of a failure for an agent. An unforeseen error goes to `onUnforeseen`, and
 * nothing of its cause to the agent.
 */
function describeFailure(error: unknown, onUnforeseen: (error: unknown) => void): string {
  if (error instanceof PrecisFailure) return `${error.message} [${error.code}]`
  if (error instanceof AppError) return `${error.detail} [${error.code}]`
  onUnforeseen(error)
  return `${unforeseenDetail} [INTERNAL]`
}

/** Adds the tool that lists the forms of summaries, those of the account of a server among them. */
function addFormTools(mcp: McpServer, server: Server, answer: AnswerCall): void {
  mcp.registerTool(
    'list_forms',
    {
      title: 'List the forms of summaries',
      description:
        'How a summary can be set out: the forms of Précis, and those that the account made for itself. `summarize` takes one by its id or its name. Counts nothing.',
      inputSchema: accountInputs.listForms.shape,
      outputSchema: accountOutputs.listForms.shape,
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (_given, extra) => answer(extra, ({ signal }) => readForms(server, signal)),
  )
}

async function readForms(server: Server, signal: AbortSignal) {
  const { forms: own, max } = await listForms(server, signal)
  const forms = [
    ...formIds.map((id) => ({
      id,
      name: formNames[id],
      isOwn: false,
      needsModel: false,
      sections: [],
    })),
    ...own.map(({ id, name, sections }) => ({
      id,
      name,
      isOwn: true,
      needsModel: true,
      sections: sections.map(({ heading }) => heading),
    })),
  ]
  const lines = forms.map(({ id, name, isOwn }) => `- ${name} (${id})${isOwn ? ', of the account' : ''}`)
  return { text: lines.join('\n'), data: { forms, max } }
}
