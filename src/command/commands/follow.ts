import { Option } from 'commander'
import type { Command } from 'commander'
import {
  changeFollowForm,
  findFollow,
  follow,
  listFollowed,
  listFollows,
  retryFollowed,
  unfollow,
} from '#client/remote-following.ts'
import { formNote } from '#client/remote-forms.ts'
import type { Follow, FollowedItem } from '#contract/follows.ts'
import { backlogSizes, leftOutDays } from '#product/following.ts'
import type { BacklogSize } from '#product/following.ts'
import type { Surroundings } from '../surroundings.ts'
import { examplesHelp, formOption } from './options.ts'
import { addServerCommand, runOnServer } from './run-work.ts'
import type { ServerFlags } from './run-work.ts'

/** Examples that the help shows; the tests run them. */
const followExamples = [
  'precis follow add https://www.youtube.com/channel/UCLA_DiR1FfKNvjuUpBHmylQ --newest 1',
  'precis follow list',
  'precis follow videos NASA',
  'precis follow remove NASA',
] as const

const usage = `
It needs a server. Following counts nothing; each summary that it makes counts as one.`

/** Adds the commands about what an account follows. */
export function addFollow(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('follow')
    .description('follow channels, playlists and podcasts, whose new videos a server summarizes')
    .addHelpText('after', `${usage}\n${examplesHelp(followExamples)}`)
  addServerCommand(command, 'list', { about: 'list what you follow', isDefault: true }).action(
    (flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Reading what you follow', async ({ server, signal }) => {
        const data = await listFollows(server, signal)
        return { text: followsText(data), data }
      }),
  )
  addServerCommand(command, 'add', { about: 'follow a channel, a playlist or a podcast' })
    .argument('<link>', 'a link to a channel or a playlist, or the address of a feed')
    .addOption(
      new Option('--newest <count>', 'of the videos that are there already, summarize so many')
        .choices(backlogSizes.map(String))
        .default('0'),
    )
    .addOption(formOption('what the summaries are set out as'))
    .addOption(
      new Option('--zone <zone>', 'the time zone of your first digest').default(
        Intl.DateTimeFormat().resolvedOptions().timeZone,
      ),
    )
    .action((url: string, flags: ServerFlags & { newest: string; zone: string; form?: string }) =>
      runOnServer(flags, surroundings, 'Following', async ({ server, signal }) => {
        const { newest, zone, form } = flags
        const data = await follow(server, { url, backlog: toSize(newest), zone, form }, signal)
        return { text: `You follow ${data.title ?? data.url}.\n`, data }
      }),
    )
  addFollowed(command, surroundings)
}

function addFollowed(command: Command, surroundings: Surroundings): void {
  const named = ['<name>', 'its title, its link or its id'] as const
  addServerCommand(command, 'videos', {
    about: 'list the newest videos that a follow brought, with their states',
  })
    .argument(...named)
    .action((name: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Reading its videos', async ({ server, signal }) => {
        const found = await findFollow(server, name, signal)
        const data = await listFollowed(server, found.id, signal)
        return { text: followedText(found, data), data }
      }),
    )
  addServerCommand(command, 'form', {
    about: 'choose another form for its summaries; those that were made stay',
  })
    .argument(...named)
    .argument('<form>', 'a form of Précis, or one of your own, by its id or its name')
    .action((name: string, form: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Changing the form', async ({ server, signal }) => {
        const { id } = await findFollow(server, name, signal)
        const data = await changeFollowForm(server, { id, form }, signal)
        return { text: `New videos of ${data.title ?? data.url} come as ${data.form.name}.\n`, data }
      }),
    )
  addServerCommand(command, 'remove', { about: 'unfollow; what was summarized stays in your history' })
    .argument(...named)
    .action((name: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Unfollowing', async ({ server, signal }) => {
        const data = await findFollow(server, name, signal)
        await unfollow(server, data.id, signal)
        return { text: `You no longer follow ${data.title ?? data.url}.\n`, data }
      }),
    )
  addServerCommand(command, 'retry', { about: 'try a video again that failed' })
    .argument('<id>', 'the id of the video, from “precis follow videos --json”')
    .action((id: string, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Trying again', async ({ server, signal }) => {
        await retryFollowed(server, id, signal)
        return { text: 'We’ll try it again.\n', data: { id } }
      }),
    )
}

function toSize(text: string): BacklogSize {
  return backlogSizes.find((size) => String(size) === text) ?? 0
}

/** The sources that an account follows, as Markdown. */
function followsText({ follows, max }: { follows: readonly Follow[]; max: number }): string {
  if (follows.length === 0) return `You follow nothing yet. You may follow up to ${max}.\n`
  const lines = follows.map((each) => {
    const waiting = each.waiting === 0 ? '' : `, ${each.waiting} not summarized yet`
    const leftOut = each.leftOut === 0 ? '' : `, ${each.leftOut} left out in the last ${leftOutDays} days`
    const failing = each.isFailing ? ', not reached the last time' : ''
    return `- ${nameOf(each)} (${each.kind}): ${each.url}${waiting}${leftOut}${failing}${formNote(each.form)}`
  })
  return `${follows.length} of ${max} followed.\n\n${lines.join('\n')}\n`
}

/** The videos that a follow brought, as Markdown. */
function followedText(followed: Follow, items: readonly FollowedItem[]): string {
  const lines = items.map(({ title, url, state, reason }) => {
    const why = reason === null ? '' : `. ${reason}`
    return `- ${title ?? url}: ${state}${why}`
  })
  return `# ${nameOf(followed)}\n\n${lines.length === 0 ? 'Nothing new yet.' : lines.join('\n')}\n`
}

function nameOf({ title, url }: Pick<Follow, 'title' | 'url'>): string {
  return title ?? url
}
