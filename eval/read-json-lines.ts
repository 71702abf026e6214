import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The values of a file of JSON lines, gzipped or not. @throws SyntaxError for a line that is not JSON */
export function readJsonLines(file: string): unknown[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}
