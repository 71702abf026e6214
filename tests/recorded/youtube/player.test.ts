import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { playerMeanings } from './player-meanings.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'
import type { Recording } from './recordings.ts'
import { sourceBefore, spokenThrough, transcriptBefore } from './replay.ts'

/** Reels wrap the player's answer, which is all that is asked of them here. */
function answerOf({ endpoint, status, contentType, body }: Recording): () => Response {
  const unwrapped = (text: string): string => {
    const { playerResponse }: { playerResponse?: unknown } = JSON.parse(text)
    return JSON.stringify(playerResponse ?? {})
  }
  const text = endpoint === 'reel' ? unwrapped(body()) : body()
  return () => new Response(text, { status, headers: { 'content-type': contentType } })
}

/** The video that an answer is about; answers that name none are asked for by any id. */
function videoOf(recording: Recording): string {
  return (
    recording.about ??
    /"videoDetails":\s*\{\s*"videoId":\s*"([\w-]{11})"/.exec(recording.body())?.[1] ??
    'anyVideo001'
  )
}

describeRealData('the recorded answers of the player', recordedYoutube, (folder) => {
  const recordings = recordingsOf(folder, ['player', 'reel'])

  it('the answers each have a meaning in the table', () => {
    expect([...recordings.keys()].toSorted()).toEqual(Object.keys(playerMeanings).toSorted())
  })

  it.each(Object.entries(playerMeanings))('%s', async (name, meaning) => {
    const recording = recordings.get(name)
    if (recording === undefined) throw new Error('There is no such recording.')
    const answer = answerOf(recording)
    const spoken = 'seconds' in meaning ? meaning.seconds : 60
    const { outcome, captions } = await transcriptBefore(
      { player: answer, timedtext: () => spokenThrough(spoken) },
      videoOf(recording),
    )
    if ('kind' in outcome) {
      const { kind, title, startsAt, sentence } = outcome
      expect({
        kind,
        ...(title === null ? {} : { named: true }),
        ...(startsAt === null ? {} : { startsAt }),
        ...('says' in meaning
          ? { says: sentence.includes(meaning.says ?? '') ? meaning.says : sentence }
          : {}),
      }).toEqual(meaning)
      return
    }
    const { found } = outcome
    // What is said of the captions, and those that were fetched.
    expect(captions?.get('kind') ?? null).toBe(found?.captionKind === 'automatic' ? 'asr' : null)
    expect(captions?.get('lang')).toBe(found?.language)
    expect({
      seconds: found?.durationSeconds,
      track: `${found?.captionKind} ${found?.language}`,
      tracks: found?.tracks.length,
      ...(found?.chapters.length === 0 ? {} : { chapters: found?.chapters.length }),
    }).toEqual(meaning)
    expect(found?.title).toMatch(/\S/)
    expect(found?.channel).toMatch(/\S/)
  })
})

describeRealData('a recorded answer that is changed in one place', recordedYoutube, (folder) => {
  const recordings = recordingsOf(folder, ['player', 'reel'])
  const recorded = (name: string): Recording => {
    const recording = recordings.get(`stream__youtubestreamextractordefault__${name}`)
    if (recording === undefined) throw new Error('There is no such recording.')
    return recording
  }
  const sounds = recorded('audiotracktypes.3.player')

  async function trackOf(recording: Recording, change: (body: string) => string): Promise<string> {
    const body = change(recording.body())
    const { outcome } = await transcriptBefore(
      { player: answerOf({ ...recording, body: () => body }), timedtext: () => spokenThrough(20_000) },
      videoOf(recording),
    )
    return 'kind' in outcome ? outcome.kind : `${outcome.found?.captionKind} ${outcome.found?.language}`
  }

  it.each([
    ['audiotracktypes.3.player', 'human en'],
    ['licenseddoctor.3.player', 'human en'],
    ['descriptionunboxing.3.player', 'automatic en'],
  ])(
    'an answer has the captions of the sound that was recorded, whichever is played: %s',
    async (name, track) => {
      const count =
        recorded(name)
          .body()
          .split(/"audioTrackId"\s*:/).length - 1
      expect(count).toBeGreaterThan(1)
      for (let played = 0; played < count; played += 1) {
        const play = (body: string): string =>
          body.replace(/"defaultAudioTrackIndex"\s*:\s*\d+/, `"defaultAudioTrackIndex": ${played}`)
        expect(await trackOf(recorded(name), play)).toBe(track)
      }
    },
  )

  it('an answer has automatic captions of the sound before translations by a person', async () => {
    expect(await trackOf(sounds, (body) => body.replaceAll('"en.4"', '"ja.4"'))).toBe('automatic ja')
  })

  it('an answer has the captions that YouTube shows where its recogniser alone heard another language', async () => {
    expect(await trackOf(sounds, (body) => body.replaceAll('"audioTrackId"', '"unknownId"'))).toBe('human en')
  })

  it('an answer is refused when it is about another video', async () => {
    const isOf = (body: string): string => body.replaceAll(`"${videoOf(sounds)}"`, '"anotherVid1"')
    expect(await trackOf({ ...sounds, about: videoOf(sounds) }, isOf)).toBe('ADDRESS_BLOCKED')
  })
})

describeRealData('the recorded ids of visits', recordedYoutube, (folder) => {
  it.each([...recordingsOf(folder, ['visitor_id'])])(
    '%s goes with the next request',
    async (_name, { body }) => {
      const { source, asked, headers } = sourceBefore({ visitor_id: () => new Response(body()) })
      await source
        .fetch('anyVideo001', { signal: new AbortController().signal, choice: null })
        .catch(() => null)
      const player = asked.findIndex(({ pathname }) => pathname.endsWith('/player'))
      expect(body()).toContain(headers[player]?.['x-goog-visitor-id'])
    },
  )
})
