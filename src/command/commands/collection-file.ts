import type { Command } from 'commander'
import { findCollectionId, pathOf } from '#client/remote-collections.ts'
import { requireServer } from '../open-precis.ts'
import { createProgress } from '../output/progress.ts'
import type { Surroundings } from '../surroundings.ts'
import { saveFile } from './export.ts'
import { collectionName, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'

/** Adds the command that saves a collection as one Markdown file. */
export function addCollectionFile(parent: Command, surroundings: Surroundings): void {
  const command = parent
    .command('file')
    .description('save it as one Markdown file, with every summary; needs a plan with downloads')
    .argument(...collectionName)
  for (const option of workOptions()) command.addOption(option)
  command.action(async (name: string, flags: WorkFlags) => {
    const { errors, output } = surroundings
    const server = requireServer(flags, surroundings)
    const progress = createProgress(errors, flags.quiet === true)
    progress.onStage('Saving the collection')
    const signal = surroundings.catchInterrupt()
    try {
      const path = `${pathOf(await findCollectionId(server, name, signal))}/file`
      await saveFile(server, { path, signal }, { file: flags.output, output })
    } finally {
      progress.end()
    }
  })
}
