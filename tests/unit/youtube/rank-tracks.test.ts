import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fetchableTracks, rankTracks } from '#core/captions/caption-tracks.ts'
import type { FetchableTrack } from '#core/captions/caption-tracks.ts'

function track(language: string, kind: FetchableTrack['kind'], query = ''): FetchableTrack {
  return { language, kind, name: language, address: `https://www.youtube.com/api/timedtext?v=x${query}` }
}

const human = (language: string): FetchableTrack => track(language, 'human')
const automatic = (language: string): FetchableTrack => track(language, 'automatic')

function picked(
  tracks: FetchableTrack[],
  spokenLanguage: string | null,
  choice: Parameters<typeof rankTracks>[1] = null,
  defaultTrack: FetchableTrack | null = null,
): string | null {
  const [found] = rankTracks({ tracks, spokenLanguage, defaultTrack }, choice)
  return found === undefined ? null : `${found.language} ${found.kind}`
}

describe('the captions taken when nobody chose', () => {
  it('are those by a person before automatic ones', () => {
    expect(picked([automatic('en'), human('en')], 'en')).toBe('en human')
  })

  it('are in the spoken language, even automatic ones before a translation by a person', () => {
    expect(picked([human('de'), automatic('en'), human('fr')], 'en')).toBe('en automatic')
  })

  it('are in the very variant that is spoken before another one', () => {
    expect(picked([human('en-GB'), human('en-US')], 'en-US')).toBe('en-US human')
    expect(picked([human('pt-PT'), automatic('pt-BR')], 'pt-BR')).toBe('pt-PT human')
  })

  it('are those by a person when nothing is known of the spoken language', () => {
    expect(picked([automatic('ja'), human('de'), human('fr')], null)).toBe('de human')
  })

  it('are those that YouTube would show, of otherwise equal ones', () => {
    const second = human('fr')
    expect(picked([human('de'), second], null, null, second)).toBe('fr human')
  })

  it('are of the same language when it is written in its old form', () => {
    expect(picked([human('de'), human('iw')], 'he')).toBe('iw human')
  })

  it('do not exist when there are none', () => {
    expect(picked([], 'en')).toBeNull()
  })
})

describe('the captions that a person chose', () => {
  const tracks = [human('en'), automatic('en'), human('de'), automatic('pt-BR')]

  it('come before the spoken language', () => {
    expect(picked(tracks, 'en', { language: 'de' })).toBe('de human')
    expect(picked(tracks, 'en', { language: 'pt' })).toBe('pt-BR automatic')
  })

  it('are of the kind that was chosen', () => {
    expect(picked(tracks, 'en', { language: 'en', kind: 'automatic' })).toBe('en automatic')
    expect(picked(tracks, 'en', { language: 'en' })).toBe('en human')
  })

  it('give way to the ordinary ones when there are none such', () => {
    expect(picked(tracks, 'en', { language: 'sv' })).toBe('en human')
    expect(picked(tracks, 'en', { language: 'de', kind: 'automatic' })).toBe('en human')
  })
})

describe('captions that cannot be had', () => {
  it('are those that need a proof of origin, and machine translations', () => {
    const open = human('en')
    const guarded = [
      track('en', 'human', '&exp=xpe'),
      track('en', 'human', '&exp=abc,xpv'),
      track('de', 'human', '&tlang=de'),
      track('fr', 'automatic', '&kind=asr&tlang=fr&exp=xpe'),
    ]
    expect(fetchableTracks([...guarded, open])).toEqual([open])
    expect(picked(guarded, 'en', { language: 'de' })).toBeNull()
    expect(fetchableTracks([track('en', 'human', '&exp=xyz')])).toHaveLength(1)
  })

  it('are never picked, whatever there is and whatever is asked for', () => {
    const languages = fc.constantFrom('en', 'en-GB', 'de', 'iw', 'ja', 'zh-Hans', 'x', '')
    const kinds = fc.constantFrom('human' as const, 'automatic' as const)
    const queries = fc.constantFrom('', '&exp=xpe', '&exp=a,xpv', '&tlang=de', '&kind=asr')
    const tracks = fc.array(fc.tuple(languages, kinds, queries).map((parts) => track(...parts)))
    const choice = fc.option(fc.record({ language: languages, kind: fc.option(kinds, { nil: undefined }) }))
    fc.assert(
      fc.property(tracks, fc.option(languages), choice, (given, spoken, chosen) => {
        const [found = null] = rankTracks(
          { tracks: given, spokenLanguage: spoken, defaultTrack: null },
          chosen,
        )
        const open = given.filter(({ address }) => !/exp=|tlang=/.test(address))
        expect(found === null).toBe(open.length === 0)
        if (found !== null) expect(open).toContain(found)
      }),
    )
  })
})
