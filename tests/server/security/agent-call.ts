import type { Asked } from './purchases.ts'

/** A message of an agent that asks which tools there are. */
export const listTools: Asked = {
  headers: { accept: 'application/json, text/event-stream' },
  payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
}
