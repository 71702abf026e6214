import { raiseNetworkFailure, readFailure } from './api-error.ts'

/** The OpenAPI document of the server, which is no call of the contract. Throws as `api` does. */
export async function fetchDescription(signal: AbortSignal): Promise<unknown> {
  const response = await fetch('/api/openapi.json', { signal }).catch(raiseNetworkFailure)
  if (!response.ok) throw await readFailure(response)
  return await response.json().catch(raiseNetworkFailure)
}
