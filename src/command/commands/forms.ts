import type { Command } from 'commander'
import { listForms } from '#client/remote-forms.ts'
import { formNames } from '#languages/en/form-names.ts'
import type { Surroundings } from '../surroundings.ts'
import { addServerCommand, runOnServer } from './run-work.ts'
import type { ServerFlags } from './run-work.ts'

/** Adds the command that lists the forms of summaries, those of the account among them. */
export function addForms(program: Command, surroundings: Surroundings): void {
  addServerCommand(program, 'forms', { about: 'list the forms of summaries, your own among them' })
    .addHelpText('after', '\nIt needs a server. Give --form the name or the id of one.')
    .action((flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Reading your forms', async ({ server, signal }) => {
        const { forms } = await listForms(server, signal)
        const builtIn = Object.entries(formNames).map(([id, name]) => ({ id, name }))
        const own = forms.map(({ id, name }) => ({ id, name }))
        const lines = [...builtIn, ...own].map(({ id, name }) => `- ${name} (${id})`)
        return { text: `${lines.join('\n')}\n`, data: { builtIn, own: forms } }
      }),
    )
}
