import { expect, test } from './extension-test.ts'
import { lectureAddress, serveLecture } from './lecture-page.ts'

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
    await serveLecture(extended.context, track)
    const opened = await extended.context.newPage()
    await opened.goto(lectureAddress)
    expect(await opened.evaluate("window.encrypted ?? 'open'")).toBe(
      heading === 'Protected video' ? 'encrypted' : 'open',
    )
    const panel = await extended.openPanel(opened)
    await panel.getByRole('button', { name: 'Look on this page' }).click()
    await panel.getByRole('button', { name: 'Summarize' }).click()
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
  })
}
