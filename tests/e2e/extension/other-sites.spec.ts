import { expect, test } from './extension-test.ts'

const lecture = 'https://lectures.example/one'
const page = (track: string): string =>
  `<!doctype html><html lang="en"><title>Lecture one</title><video width="640" height="360">${track}</video></html>`
const captions = `WEBVTT

00:00.000 --> 00:06.000
Bees leave the hive at dawn and fly toward the meadow.

00:06.000 --> 00:12.000
They remember the way home by the position of the sun.

00:12.000 --> 00:20.000
A worker bee visits about one hundred flowers on each trip.
`

const cases = [
  [
    'summarizes a video with text tracks',
    '<track kind="captions" srclang="en" src="/en.vtt">',
    'Key insights',
  ],
  ['refuses a video without them by name', '', 'No captions'],
  [
    'refuses an encrypted video by name, although it has text tracks',
    `<track kind="captions" srclang="en" src="/en.vtt"><script>
      const kind = [{ initDataTypes: ['webm'], videoCapabilities: [{ contentType: 'video/webm; codecs="vp8"' }] }]
      window.encrypted = navigator.requestMediaKeySystemAccess('org.w3.clearkey', kind)
        .then((access) => access.createMediaKeys())
        .then((keys) => document.querySelector('video').setMediaKeys(keys))
        .then(() => 'encrypted', String)
    </script>`,
    'Protected video',
  ],
] as const

for (const [name, track, heading] of cases) {
  test(name, async ({ extended }) => {
    await extended.context.route('https://lectures.example/**', (route) =>
      route.request().url().endsWith('.vtt')
        ? route.fulfill({ contentType: 'text/vtt', body: captions })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: page(track) }),
    )
    const opened = await extended.context.newPage()
    await opened.goto(lecture)
    expect(await opened.evaluate("window.encrypted ?? 'open'")).toBe(
      heading === 'Protected video' ? 'encrypted' : 'open',
    )
    const panel = await extended.openPanel(opened)
    await panel.getByRole('button', { name: 'Look on this page' }).click()
    await panel.getByRole('button', { name: 'Summarize' }).click()
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
  })
}
