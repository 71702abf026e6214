import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileAll, folders } from './compile-all.ts'

await compileAll()
writeFileSync(path.join(folders.compiled, '.compiled'), '')
