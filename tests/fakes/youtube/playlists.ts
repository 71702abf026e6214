import { googleError, json, plain } from './reply.ts'
import type { Reply } from './reply.ts'

const alert = (text: string): Reply =>
  json({ responseContext: {}, alerts: [{ alertRenderer: { type: 'ERROR', text: { runs: [{ text }] } } }] })

const listed = (videoId: string, isPlayable: boolean) => ({ playlistVideoRenderer: { videoId, isPlayable } })

/** The playlists of the simulator by their id, as `browse` answers for them. */
const playlists: Record<string, Reply> = {
  PLsimulatedSidebar: json({
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
  PLsimulatedContents: json({
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
  PLsimulatedNewForm: json({
    contents: [
      { lockupViewModel: { contentId: 'PLsomeOtherList', contentType: 'LOCKUP_CONTENT_TYPE_PLAYLIST' } },
      { lockupViewModel: { contentId: 'okManual001', contentType: 'LOCKUP_CONTENT_TYPE_VIDEO' } },
    ],
  }),
  PLsimulatedEmpty000: json({ contents: {} }),
  PLsimulatedPrivate0: alert('The playlist does not exist.'),
  PLsimulatedUnviewed: alert('This playlist type is unviewable.'),
  PLsimulatedBlocked0: plain(429, 'Too Many Requests'),
  PLsimulatedBroken00: plain(200, '{"contents":'),
}

/** What `browse` answers for a playlist. */
export function browseAnswer(browseId: string): Reply {
  return playlists[browseId.replace(/^VL/, '')] ?? googleError(404, 'NOT_FOUND')
}

/** What `next` answers for a mix, which has no page of its own. */
export function mixAnswer(playlistId: string): Reply {
  const seed = /^RD([\w-]{11})$/.exec(playlistId)?.[1]
  const panel = seed === undefined ? [] : [{ playlistPanelVideoRenderer: { videoId: seed } }]
  return json({ contents: { twoColumnWatchNextResults: { playlist: { playlist: { contents: panel } } } } })
}
