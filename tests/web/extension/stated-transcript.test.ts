import { describe, expect, it } from 'vitest'
import { readAnyPage, videoOfAnyPage } from '#extension/reading/read-text-tracks.ts'
import type { Surroundings } from '#extension/reading/surroundings.ts'

describe('a page of another site that states its transcript', () => {
  const signal = new AbortController().signal
  const said = 'Bees leave the hive at dawn. They remember the way home by the position of the sun.'

  /** A page without text tracks, with JSON-LD in it. */
  function pageWith(stated: unknown, body = ''): Surroundings {
    const html = `<title>On bees</title><script type="application/ld+json">${JSON.stringify(stated)}</script>${body}`
    return {
      document: new DOMParser().parseFromString(html, 'text/html'),
      address: () => 'https://podcast.example/bees',
      fetch: () => Promise.reject(new Error('A page that states its words is not fetched.')),
      loadedCaptions: () => [],
      wait: async () => undefined,
    }
  }

  it.each([
    ['a talk', { '@type': 'VideoObject', transcript: said, inLanguage: 'en' }, 'en'],
    [
      'an episode of a podcast',
      { '@type': 'PodcastEpisode', associatedMedia: { '@type': 'AudioObject', transcript: said } },
      null,
    ],
    ['one of many things', { '@graph': [{ '@type': 'WebSite' }, { video: [{ transcript: said }] }] }, null],
  ])('is read: %s', async (_name, stated, language) => {
    const page = pageWith(stated, '<audio src="/bees.mp3"></audio>')
    expect(videoOfAnyPage(page)).toEqual({ videoId: null, title: 'On bees' })
    expect(await readAnyPage(page, signal)).toMatchObject({
      ok: true,
      transcript: { title: 'On bees', language, captions: said },
    })
  })

  it('has the length of the video beside it', async () => {
    const page = pageWith({ transcript: said }, '<video></video>')
    Object.defineProperty(page.document.querySelector('video'), 'duration', { value: 42.5 })
    expect(await readAnyPage(page, signal)).toMatchObject({ ok: true, transcript: { durationSeconds: 42.5 } })
  })

  it.each([
    ['no words', { '@type': 'VideoObject', transcript: ' ' }],
    ['another form', { '@type': 'VideoObject', transcript: { text: said } }],
    ['words far below', { video: { video: { video: { video: { video: { transcript: said } } } } } }],
  ])('is not read: %s', async (_name, stated) => {
    const page = pageWith(stated)
    expect(videoOfAnyPage(page)).toBeNull()
    expect(await readAnyPage(page, signal)).toEqual({ ok: false, failure: 'NO_VIDEO' })
  })
})
