import { exampleVideos } from '#product/examples.ts'
import { expectStillPages } from '../late-fonts.ts'
import { test } from '../watched-test.ts'

test.use({ isFreshBrowser: true })

for (const video of exampleVideos) {
  for (const width of [360, 390, 768, 1280]) {
    test(`pages of results stay where they are when fonts are late: ${video.title}, ${width} px wide`, async ({
      page,
      browser,
    }) => {
      await expectStillPages(page, { browser, video, width })
    })
  }
}
