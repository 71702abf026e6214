/** The address of an OpenAI-compatible server, the model and its key. */
export type NamedServer = { baseUrl: string; model: string; apiKey: string | null }

/** The server that `SCORE_BASE_URL`, `SCORE_MODEL` and `SCORE_API_KEY` name; null without the first two. */
export function findModelServer(): NamedServer | null {
  const { SCORE_BASE_URL: baseUrl, SCORE_MODEL: model, SCORE_API_KEY: apiKey = null } = process.env
  return baseUrl === undefined || model === undefined ? null : { baseUrl, model, apiKey }
}
