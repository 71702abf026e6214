import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import type { WorkOptions } from '#client/precis.ts'

/** What the protocol gives beside the arguments of a call. */
export type CallExtra = RequestHandlerExtra<ServerRequest, ServerNotification>
type Result = { text: string; data: Record<string, unknown> }

/** Answers the call of a tool with what its work gives. */
export type AnswerCall = (
  extra: CallExtra,
  work: (options: WorkOptions) => Promise<Result>,
) => Promise<CallToolResult>

/**
 * Makes what answers calls: progress is sent where it is wanted, a cancelled call ends its work, and a failure is a result that says
 * so, by `failureText`.
 */
export function createAnswering(failureText: (error: unknown) => string): AnswerCall {
  return async ({ signal, _meta, sendNotification }, work) => {
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
      return { isError: true, content: [{ type: 'text', text: failureText(error) }] }
    }
  }
}
