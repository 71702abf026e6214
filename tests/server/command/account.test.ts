import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMember, createProgram, createSubscriber } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { collect, read } from '../collections/listed-account.ts'
import { channelLink, passDay, playlistLink, startAccountWorld } from './account-world.ts'

let server: Awaited<ReturnType<typeof startAccountWorld>>
let member: Person
let env: Record<string, string>
beforeAll(async () => {
  server = await startAccountWorld()
})
beforeEach(async () => {
  member = await createSubscriber(server, 'unlimited')
  env = await environmentOf(member)
})
afterAll(() => server[Symbol.asyncDispose]())

async function environmentOf(person: Person): Promise<Record<string, string>> {
  return { PRECIS_SERVER: server.origin, PRECIS_KEY: (await createProgram(server, person)).secret }
}

const precis = (...argv: string[]) => runPrecis([...argv, '-q'], { env, fetch })

describe('precis collection', () => {
  it('makes one of a playlist, waits for it, shows it, asks it and saves it', async () => {
    const make = ['collection', 'make', '--playlist', playlistLink, '--first', '2', '--tag', 'sea', '--wait']
    const made = await precis(...make)
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toContain('- Lighthouses [sea]: 2 of 2 summarized, ended\n')
    const shown = await precis('collection', 'show', 'lighthouses')
    expect(shown.output).toMatch(/^# Lighthouses\n\n2 of 2 summarized: http/)
    expect(shown.output).toMatch(/\n- Lighthouse 1: .+ \(\d:\d\d\)\n/)
    const asked = await precis('collection', 'ask', 'Lighthouses', 'Who wrote that no ship was lost?')
    expect(asked.output).toMatch(/^# Who wrote.+\n\n- .+“Captain Meyer wrote in 1852.+&t=20s$/m)
    const saved = await precis('collection', 'file', 'Lighthouses')
    expect(saved.output).toMatch(/^# Lighthouses[\s\S]+\n## Title of /)
    expect((await precis('collection', '--tag', 'land')).output).toBe('You have no collections yet.\n')
  })

  it('makes one in the form that is named, and takes another for what comes', async () => {
    const make = ['collection', 'make', '--playlist', playlistLink, '--first', '1', '--form', 'One paragraph']
    const made = await precis(...make, '--wait')
    expect(made.output).toContain(': 1 of 1 summarized, ended, in the form “One paragraph”\n')
    const shown = JSON.parse((await precis('collection', 'show', 'lighthouses', '--json')).output)
    expect(shown.items).toMatchObject([{ form: 'One paragraph' }])
    const changed = await precis('collection', 'rename', 'Lighthouses', '--form', 'outline')
    expect(changed.output).toContain('in the form “Lecture outline”\n')
    const refused = await precis('collection', 'rename', 'Lighthouses', '--form', 'Nothing')
    expect(refused).toMatchObject({ code: 66, output: '' })
    const listed = await precis(
      'playlist',
      playlistLink,
      '--summarize',
      '--first',
      '1',
      '--form',
      'chapter-lines',
    )
    expect(listed.output).toContain('1 of 1 summarized, in the form “One line a chapter”: http')
  })

  it('changes one: title, tags, videos, pause and going on, share and its end', async () => {
    const { id } = await collect(server, member, { title: 'Mine' })
    await precis('collection', 'rename', 'Mine', '--title', 'Ours', '--tag', 'a', 'b')
    expect(await read(server, member, id)).toMatchObject({ title: 'Ours', tags: ['a', 'b'] })
    await precis('collection', 'add', id, 'https://youtu.be/WZyRbnpGyzQ')
    const { items } = JSON.parse((await precis('collection', 'show', id, '--json')).output)
    expect(items).toMatchObject([{ videoId: 'WZyRbnpGyzQ' }])
    await precis('collection', 'pause', id)
    await precis('collection', 'resume', id)
    await precis('collection', 'retry', id)
    await precis('collection', 'remove', id, items[0].id)
    expect(await read(server, member, id)).toMatchObject({ state: 'ended', counts: { total: 0 } })
    const { output } = await precis('collection', 'share', 'Ours')
    expect(output).toBe(`${server.origin}${(await read(server, member, id)).sharePath}\n`)
    expect((await precis('collection', 'share', id, '--stop')).output).toBe('It is no longer shared.\n')
    expect(await read(server, member, id)).toMatchObject({ sharePath: null })
    await precis('collection', 'delete', id)
    expect((await precis('collection')).output).toBe('You have no collections yet.\n')
  })

  it('is refused about the collection of another account, and about one that is not there', async () => {
    const { id } = await collect(server, await createMember(server), { title: 'Theirs' })
    for (const argv of [
      ['show', id],
      ['share', id],
      ['delete', id],
      ['file', id],
      ['pause', id],
      ['ask', id, 'What?'],
      ['show', 'Theirs'],
    ]) {
      const { code, errors, output } = await precis('collection', ...argv)
      expect([code, output], argv.join(' ')).toEqual([66, ''])
      expect(errors).toMatch(/^precis: .+\. \[NOT_FOUND\]\n$/)
    }
  })
})

describe('precis follow and precis digest', () => {
  it('follow a channel, show its videos, read its digest and set when it comes', async () => {
    expect((await precis('follow')).output).toBe('You follow nothing yet. You may follow up to 200.\n')
    expect(await precis('digest')).toMatchObject({
      code: 66,
      errors: 'precis: There is no digest yet. [NOT_FOUND]\n',
    })
    expect((await precis('digest', 'settings', '--hour', '7')).code).toBe(66)
    const form = ['--form', 'paragraph']
    await precis('follow', 'add', channelLink, '--newest', '1', '--zone', 'Asia/Kolkata', ...form)
    expect((await precis('follow')).output).toMatch(/, in the form “One paragraph”\n$/)
    const settings = await precis('digest', 'settings', '--hour', '7', '--no-mail')
    expect(settings.output).toMatch(
      /^- Daily at 7:00 in Asia\/Kolkata\n- Without emails\n- Feed, .+: http:.+\/api\/digests\/feed\//,
    )
    const [, address] = /secret: (\S+)/.exec(settings.output) ?? []
    const changed = await precis('digest', 'settings', '--new-feed-address')
    expect(changed.output).toContain('- Daily at 7:00 in Asia/Kolkata\n- Without emails\n')
    expect(changed.output).not.toContain(address)
    await passDay(server)
    expect((await precis('follow', 'videos', 'nasa')).output).toMatch(/^# NASA\n\n- .+: done\n$/)
    const digest = await precis('digest')
    expect(digest.output).toMatch(
      /^# Digest of \d{4}-\d\d-\d\d\n\n## .+ \(NASA\)\n\nhttps:[\s\S]+- \d:\d\d .+ \(Quoted\)\n/,
    )
    const listed = await precis('digest', 'list')
    expect(listed.output).toMatch(/^- \d{4}-\d\d-\d\d: 1 summarized \([\da-f-]{36}\)\n$/)
    expect((await precis('follow', 'form', 'NASA', 'Key insights')).output).toBe(
      'New videos of NASA come as Key insights.\n',
    )
    expect((await precis('follow', 'remove', channelLink)).output).toBe('You no longer follow NASA.\n')
    expect((await precis('follow', 'list', '--json')).output).toContain('"follows": []')
  })

  it.each([
    [['follow', 'add', 'https://youtu.be/WZyRbnpGyzQ'], 65, 'INVALID_LINK'],
    [['follow', 'remove', 'Nothing'], 66, 'NOT_FOUND'],
    [['follow', 'retry', '00000000-0000-4000-8000-000000000000'], 66, 'NOT_FOUND'],
    [['digest', 'read', '00000000-0000-4000-8000-000000000000'], 66, 'NOT_FOUND'],
  ])('end with the code of their failure: %s', async (argv, exitCode, code) => {
    const ran = await precis(...argv)
    expect(ran).toMatchObject({ code: exitCode, output: '' })
    expect(ran.errors).toContain(`[${code}]`)
  })

  it.each([
    ['follow', 'add', channelLink, '--newest', '2'],
    ['digest', 'settings', '--hour', '24'],
    ['digest', 'settings', '--frequency', 'hourly'],
    ['collection', 'make', '--first', 'some'],
    ['follow', 'nothing-of-the-kind'],
  ])('say what is wrong with arguments: %s', async (...argv) => {
    expect((await precis(...argv)).code).toBe(64)
  })

  it('need a server, and a key with the permission', async () => {
    expect((await runPrecis(['follow'])).code).toBe(77)
    env = { ...env, PRECIS_KEY: (await createProgram(server, member, ['summarize', 'read'])).secret }
    for (const name of ['follow', 'digest', 'collection'])
      expect(await precis(name)).toMatchObject({ code: 77, errors: expect.stringContaining('[KEY_SCOPE]') })
  })
})
