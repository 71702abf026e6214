import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { CommandFailure, reportFailure } from '../failure.ts'
import type { Precis, Source, WorkOptions } from '../precis.ts'
import { storeResults } from './stored-results.ts'
import { answerResult, libraryResult, summaryResult, transcriptResult, untrusted } from './tool-results.ts'
import { toolInputs, toolOutputs } from './tool-schemas.ts'

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>
type Given = { link?: string | undefined; transcript?: string | undefined }
type Result = { text: string; data: Record<string, unknown> }

const reading = { readOnlyHint: true, openWorldHint: true } as const

/**
 * A server of the Model Context Protocol on what does the work. Each statement that its tools give carries the words it rests on, their
 * second and its state. `newId` names what is made, to be read again as a resource as long as the server runs.
 */
export function createMcpServer(precis: Precis, version: string, newId: () => string): McpServer {
  const server = new McpServer({ name: 'precis', title: 'Précis', version }, { instructions: untrusted })
  const store = storeResults(server, newId)

  server.registerTool(
    'summarize',
    {
      title: 'Summarize a video',
      description:
        'Summary, key insights and sections of a video. Each line comes with the speaker’s own words, the second they are said, and whether it was checked.',
      inputSchema: toolInputs.summarize.shape,
      outputSchema: toolOutputs.summarize.shape,
      annotations: reading,
    },
    ({ language, style, ...given }, extra) =>
      answer(extra, async (options) => {
        const { summary } = await precis.summarize(toSource(given), { language, style }, options)
        const result = summaryResult(summary)
        store.add(summary.videoTitle, result.text)
        return result
      }),
  )
  server.registerTool(
    'get_transcript',
    {
      title: 'Get a transcript',
      description: 'What is said in a video, in sentences with their seconds and speakers.',
      inputSchema: toolInputs.getTranscript.shape,
      outputSchema: toolOutputs.getTranscript.shape,
      annotations: reading,
    },
    (given, extra) =>
      answer(extra, async (options) => transcriptResult(await precis.transcribe(toSource(given), options))),
  )
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
  if (precis.searchLibrary !== null) addLibrarySearch(server, precis.searchLibrary)
  return server
}

function addLibrarySearch(server: McpServer, search: NonNullable<Precis['searchLibrary']>): void {
  server.registerTool(
    'search_library',
    {
      title: 'Search the library',
      description: 'What the videos in the history of the account say about a question.',
      inputSchema: toolInputs.searchLibrary.shape,
      outputSchema: toolOutputs.searchLibrary.shape,
      annotations: reading,
    },
    ({ question }, extra) => answer(extra, async (options) => libraryResult(await search(question, options))),
  )
}

function toSource({ link, transcript }: Given): Source {
  if (link !== undefined && transcript === undefined) return { kind: 'link', link }
  if (transcript !== undefined && link === undefined) {
    return { kind: 'file', name: '', bytes: new TextEncoder().encode(transcript) }
  }
  throw new CommandFailure('INVALID_REQUEST', 'Give either link or transcript.')
}

/** Does the work with its progress sent and its cancellation heard; a failure is a result that says so. */
async function answer(
  { signal, _meta, sendNotification }: Extra,
  work: (options: WorkOptions) => Promise<Result>,
): Promise<CallToolResult> {
  const progressToken = _meta?.progressToken
  let progress = 0
  const onStage = (message: string): void => {
    if (progressToken === undefined) return
    progress += 1
    const params = { progressToken, progress, message }
    void sendNotification({ method: 'notifications/progress', params }).catch(() => undefined)
  }
  try {
    const { text, data } = await work({ signal, onStage })
    return { content: [{ type: 'text', text }], structuredContent: data }
  } catch (error) {
    signal.throwIfAborted()
    const { code, detail } = reportFailure(error)
    return { isError: true, content: [{ type: 'text', text: `${detail} [${code}]` }] }
  }
}
