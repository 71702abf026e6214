import { failures } from './expected.ts'
import type { ExpectedFailure } from './expected.ts'
import { googleError, json, plain } from './reply.ts'
import type { Reply } from './reply.ts'

const alert = (text: string): Reply =>
  json({ responseContext: {}, alerts: [{ alertRenderer: { type: 'ERROR', text: { runs: [{ text }] } } }] })

const listed = (videoId: string, isPlayable: boolean) => ({ playlistVideoRenderer: { videoId, isPlayable } })

/** A playlist: what `browse` answers for it, and what a caller who asks for its first video gets. */
type SimulatedPlaylist = {
  about: string
  answer: Reply
  expected: { isOk: true; videoId: string } | ExpectedFailure
}

const found = (videoId: string) => ({ isOk: true, videoId }) as const

/** The playlists of the simulator by their id. */
export const playlists: Readonly<Record<string, SimulatedPlaylist>> = {
  PLsimulatedSidebar: {
    about: 'Names its first video beside the list',
    answer: json({
      header: {},
      sidebar: {
        playlistSidebarRenderer: {
          items: [
            {
              playlistSidebarPrimaryInfoRenderer: {
                navigationEndpoint: { watchEndpoint: { videoId: 'okManual001' } },
              },
            },
          ],
        },
      },
    }),
    expected: found('okManual001'),
  },
  PLsimulatedContents: {
    about: 'Only the list itself, whose first video is private',
    answer: json({
      contents: {
        twoColumnBrowseResultsRenderer: {
          tabs: [
            {
              tabRenderer: {
                content: {
                  sectionListRenderer: {
                    contents: [
                      {
                        itemSectionRenderer: {
                          contents: [
                            {
                              playlistVideoListRenderer: {
                                contents: [listed('privateVid1', false), listed('okRolling01', true)],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              },
            },
          ],
        },
      },
    }),
    expected: found('okRolling01'),
  },
  PLsimulatedNewForm: {
    about: 'In the newer form of the page',
    answer: json({
      contents: [
        { lockupViewModel: { contentId: 'PLsomeOtherList', contentType: 'LOCKUP_CONTENT_TYPE_PLAYLIST' } },
        { lockupViewModel: { contentId: 'okManual001', contentType: 'LOCKUP_CONTENT_TYPE_VIDEO' } },
      ],
    }),
    expected: found('okManual001'),
  },
  UUSHsimulatedReels0: {
    about: 'Shorts, each an item of a reel',
    answer: json({
      contents: [{ richItemRenderer: { content: { reelItemRenderer: { videoId: 'okRolling01' } } } }],
    }),
    expected: found('okRolling01'),
  },
  UUSHsimulatedLockup: {
    about: 'Shorts in the newer form, each with what a click opens',
    answer: json({
      contents: [
        {
          richItemRenderer: {
            content: {
              shortsLockupViewModel: {
                onTap: { innertubeCommand: { reelWatchEndpoint: { videoId: 'okManual001' } } },
              },
            },
          },
        },
      ],
    }),
    expected: found('okManual001'),
  },
  UUSHsimulatedAside0: {
    about: 'Shorts, of which only the side says one',
    answer: json({
      sidebar: {
        playlistSidebarRenderer: {
          items: [
            {
              playlistSidebarPrimaryInfoRenderer: {
                navigationEndpoint: { reelWatchEndpoint: { videoId: 'okRolling01' } },
              },
            },
          ],
        },
      },
    }),
    expected: found('okRolling01'),
  },
  PLsimulatedEmpty000: { about: 'Empty', answer: json({ contents: {} }), expected: failures.noPlaylist },
  PLsimulatedPrivate0: {
    about: 'Private, or gone',
    answer: alert('The playlist does not exist.'),
    expected: failures.noPlaylist,
  },
  PLsimulatedUnviewed: {
    about: 'Of a kind that is not shown',
    answer: alert('This playlist type is unviewable.'),
    expected: failures.noPlaylist,
  },
  PLsimulatedBlocked0: { about: '429', answer: plain(429, 'Too Many Requests'), expected: failures.limited },
  PLsimulatedBroken00: {
    about: 'JSON that is cut off',
    answer: plain(200, '{"contents":'),
    expected: failures.changed,
  },
}

/** The answer of `browse` for a playlist. */
export function browseAnswer(browseId: string): Reply {
  return playlists[browseId.replace(/^VL/, '')]?.answer ?? googleError(404, 'NOT_FOUND')
}

/** The answer of `next` for a mix, which has no page of its own. */
export function mixAnswer(playlistId: string): Reply {
  const seed = /^RD([\w-]{11})$/.exec(playlistId)?.[1]
  const panel = seed === undefined ? [] : [{ playlistPanelVideoRenderer: { videoId: seed } }]
  const beside = [{ lockupViewModel: { contentId: 'okManual001', contentType: 'LOCKUP_CONTENT_TYPE_VIDEO' } }]
  return json({
    contents: {
      twoColumnWatchNextResults: {
        playlist: { playlist: { contents: panel } },
        secondaryResults: { secondaryResults: { results: beside } },
      },
    },
  })
}
