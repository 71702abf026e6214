import { expect } from '@playwright/test'
import { exampleVideos } from '#product/examples.ts'
import { expectStillPages, shiftsOf } from '../late-fonts.ts'
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

test.describe('for most readers', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 900 } })

  test('the home page stays where it is when fonts are late, while its example is checked, 1280 px wide', async ({
    page,
  }) => {
    const isChecked = () => expect(page.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'done')
    const { sum, shifts } = await shiftsOf(page, '/', 'in brief', isChecked)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02)
  })
})
