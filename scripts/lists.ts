import { readFileSync, writeFileSync } from 'node:fs'
import { madeDocuments } from './lists/made-documents.ts'

/**
 * `npm run lists` renews every document that is made of a list of the code: `.env.example` and tables of
 * `docs/`.
 */
for (const { file, make } of madeDocuments) {
  const before = readFileSync(file, 'utf8')
  const after = make(before)
  if (after === before) continue
  writeFileSync(file, after)
  console.log(`wrote ${file}`)
}
