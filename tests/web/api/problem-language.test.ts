import { describe, expect, it, vi } from 'vitest'
import { inPageLanguage, withReason } from '#web/api/problem-language.ts'
import { problemTexts } from '../../../messages/hi/problems.ts'

vi.mock('#messages/language.ts', () => import('../../../messages/hi/language.ts'))
vi.mock('#messages/problems.ts', () => import('../../../messages/hi/problems.ts'))

const english = 'This video is private.'

describe('On a Hindi page', () => {
  it('a failed request is said in Hindi, without the reasons of single fields, which are English', async () => {
    const errors = [{ field: 'body.link', reason: english }]
    const problem = { code: 'PRIVATE_VIDEO' as const, detail: english, errors, status: 403 }

    expect(await inPageLanguage(problem)).toEqual({
      code: 'PRIVATE_VIDEO',
      status: 403,
      ...problemTexts?.PRIVATE_VIDEO,
    })
  })

  it('why a single video failed is said in Hindi, and a video that did not fail stays as it is', async () => {
    const failed = { title: 'Lecture 1', reason: english, reasonCode: 'PRIVATE_VIDEO' as const }
    const done = { title: 'Lecture 2', reason: null, reasonCode: null }

    expect(await withReason(failed)).toEqual({ ...failed, reason: problemTexts?.PRIVATE_VIDEO.detail })
    expect(await withReason(done)).toEqual(done)
  })
})
