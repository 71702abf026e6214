import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Server } from '#client/call-server.ts'
import { listForms } from '#client/remote-forms.ts'
import { formIds, formNames, formsWithoutModel } from '#product/summary-forms.ts'
import { accountInputs, accountOutputs } from './account-schemas.ts'
import type { AnswerCall } from './answer-call.ts'

/** Adds the tool that lists the forms of summaries, those of the account of a server among them. */
export function addFormTools(mcp: McpServer, server: Server, answer: AnswerCall): void {
  mcp.registerTool(
    'list_forms',
    {
      title: 'List the forms of summaries',
      description:
        'How a summary can be set out: the forms of Précis, and those that the account made for itself. `summarize` takes one by its id or its name. Free.',
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
      needsModel: !formsWithoutModel.includes(id),
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
