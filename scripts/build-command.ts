import path from 'node:path'
import { bundleCommand } from './bundle-command.ts'

/** Bundles the command line into `dist/command`: `npm pack ./dist/command` makes the package. */
await bundleCommand(path.resolve(import.meta.dirname, '../dist/command'))
