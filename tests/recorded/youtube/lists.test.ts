import { expect, it } from 'vitest'
import { readListFacts, readListPage } from '#server/adapters/youtube/lists/read-list-page.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'

/** The number of videos a page lists, whether it goes on, how many there are and whose they are. */
const pages = [
  ['continuations-d4cac1b0.browse', 100, true, 150, 'Redlist - Chart Playlists'],
  ['continuationss-c26095ab.browse', 17, false, 17, 'Audio Lounge Music'],
  ['huge-a51bbc42.browse', 99, true, 5000, 'Tomas Nilsson TOMPA571'],
  ['huge-bde7f237.browse', 100, true, 5000, 'Tomas Nilsson TOMPA571'],
  ['learning-a6afc4ea.browse', 49, false, 49, 'CrashCourse'],
  ['shortsui-689ace13.browse', 100, false, 753, 'YouTube'],
  ['shortsui-f4318c18.browse', 100, false, 460, 'YouTube'],
  ['youtubeplaylistextractor__shortsui.4.browse', 100, true, 1004, 'YouTube'],
  ['timelesspophits-dbe0df5f.browse', 0, false, 200, 'Redlist - Just Hits'],
] as const

describeRealData('the recorded pages of lists', recordedYoutube, (folder) => {
  const recordings = new Map(recordingsOf(folder, ['browse', 'next']))

  it.each(pages)('%s', (...expected) => {
    const [name, listed, goesOn, videoCount, owner] = expected
    const recording = recordings.get(name)
    if (recording === undefined) throw new Error('There is no such recording.')
    const page: unknown = JSON.parse(recording.body())
    const { videos, next } = readListPage(page)
    expect(videos).toHaveLength(listed)
    expect(videos.filter(({ title }) => title === null)).toEqual([])
    expect(next !== null).toBe(goesOn)
    expect(readListFacts(page)).toMatchObject({ videoCount, owner })
  })
})
