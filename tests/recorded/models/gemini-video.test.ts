import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askClip } from '#server/adapters/gemini-video/ask-clip.ts'
import { GeminiVideoFailure } from '#server/adapters/gemini-video/clip-protocol.ts'
import { systemClock } from '#server/lib/clock.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { readWhole } from './read-recording.ts'
import { startReplayServer } from './replay-server.ts'
import type { Recording, ReplayServer } from './replay-server.ts'

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function replay(recording: Recording): Promise<string> {
  server.set(recording)
  const connection = {
    fetch,
    clock: systemClock,
    apiKey: 'key',
    model: 'gemini-3.5-flash',
    baseUrl: server.url,
    limits: { callMs: 60_000, backOffMs: 1, answerBytes: 1_000_000 },
    mayAsk: async () => () => undefined,
  }
  try {
    await askClip(connection, { videoId: 'WZyRbnpGyzQ', start: 0, end: 600 }, new AbortController().signal)
    return 'transcript'
  } catch (error) {
    if (!(error instanceof GeminiVideoFailure)) throw error
    return error.kind
  }
}

/** Everything else is a whole answer without a transcript in it. */
const meanings: Readonly<Record<string, string>> = {
  'googleai-unary-failure-api-key.json': 'KEY_REFUSED',
  'googleai-unary-failure-generativelanguage-api-not-enabled.json': 'KEY_REFUSED',
  'vertexai-unary-failure-api-key.json': 'KEY_REFUSED',
  'vertexai-unary-failure-firebasevertexai-api-not-enabled.json': 'KEY_REFUSED',
  'vertexai-unary-failure-http-error.json': 'KEY_REFUSED',
  'vertexai-unary-failure-iam-permission-denied.json': 'KEY_REFUSED',
  'vertexai-unary-failure-unsupported-user-location.json': 'KEY_REFUSED',
  'googleai-unary-failure-finish-reason-safety.json': 'WITHHELD',
  'googleai-unary-failure-with-message-no-content.json': 'WITHHELD',
  'vertexai-unary-failure-empty-content.json': 'WITHHELD',
  'vertexai-unary-failure-finish-reason-safety.json': 'WITHHELD',
  'vertexai-unary-failure-prompt-blocked-safety.json': 'WITHHELD',
  'test_google_test_google_model_armor_prompt_template_text_gets_blocked.1.200.json': 'WITHHELD',
  'pydantic-test_multimodal_tool_returns_test_multimodal_tool_return_matrix_direct-url-image-google_vertex_.2.error.json':
    'VIDEO_REFUSED',
  'pydantic-test_multimodal_tool_returns_test_multimodal_tool_return_matrix_tool_return_content-url-image-google_vertex_.3.error.json':
    'VIDEO_REFUSED',
  'vertexai-unary-failure-context-cache-model-doesnt-match.json': 'VIDEO_REFUSED',
  'vertexai-unary-failure-image-rejected.json': 'VIDEO_REFUSED',
  'vertexai-unary-failure-quota-exceeded.json': 'QUOTA_USED_UP',
  'test_google_test_google_model_max_tokens.0.200.json': 'CUT_OFF',
  'test_google_test_google_model_max_tokens_thinking_model_empty_response.0.200.json': 'CUT_OFF',
}

const folders = ['gemini', 'gemini-unary']
for (const folder of folders) {
  describeRealData(
    `whole answers of ${folder} to a question on a clip`,
    `recorded/models/${folder}`,
    (found) => {
      const files = readdirSync(found).filter((name) => /\.(?:json|html)$/.test(name))
      it.each(files)('%s', async (name) => {
        expect(await replay(readWhole(path.join(found, name)))).toBe(meanings[name] ?? 'ANSWER_CHANGED')
      })
    },
  )
}

it('the reader reads a transcript without the thoughts before it', async () => {
  const written = { language: 'en', segments: [{ at: '00:01', text: 'Hello there.' }] }
  const parts = [{ text: 'I listen first.', thought: true }, { text: JSON.stringify(written) }]
  const body = Buffer.from(JSON.stringify({ candidates: [{ finishReason: 'STOP', content: { parts } }] }))
  expect(await replay({ status: 200, contentType: 'application/json', body })).toBe('transcript')
})
