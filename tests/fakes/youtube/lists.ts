import { clockTime } from '#product/times.ts'
import { googleError, json, plain } from './reply.ts'
import type { Reply } from './reply.ts'
import { manySeconds, manyVideoId, manyVideos } from './scenarios/many.ts'

/** The channel of the simulator, by its id and by each name of it. */
export const simulatedChannel = {
  id: 'UCsimulatedLectures00001',
  handle: '@simulated.lectures',
  custom: 'c/SimulatedLectures',
  user: 'user/simlectures',
} as const
/** A playlist of 500 videos, of which 60 fail. */
export const manyPlaylist = 'PLsimulatedMany5000000'
/** Far more videos than anybody takes at once: its pages never end. */
export const endlessPlaylist = 'PLsimulatedEndless0000'

const title = 'Simulated lectures'
const playlistPage = 100
const channelPage = 30

/** The tabs of the channel by what YouTube calls them. */
const tabs: Readonly<Record<string, { form: (number: number) => object; total: number }>> = {
  EgZ2aWRlb3PyBgQKAjoA: { form: lockup, total: 75 },
  'EgZzaG9ydHPyBgUKA5oBAA==': { form: short, total: 31 },
  'EgdzdHJlYW1z8gYECgJ6AA==': { form: stream, total: 2 },
}

type Asked = { browseId: string | null; params: string | null; continuation: string | null }

/** The answer of `browse` for a long list; `null` where it is none of these. */
export function listAnswer({ browseId, params, continuation }: Asked): Reply | null {
  if (continuation !== null) return answerContinuation(continuation)
  if (browseId === `VL${manyPlaylist}`) return playlistAnswer(manyPlaylist, manyVideos)
  if (browseId === `VL${endlessPlaylist}`) return playlistAnswer(endlessPlaylist, 999_999)
  const tab = tabs[params ?? '']
  return browseId === simulatedChannel.id && tab !== undefined ? channelAnswer(params ?? '', tab) : null
}

/** The channel that an address leads to. */
export function resolveAnswer(url: string): Reply {
  const path = decodeURI(new URL(url).pathname).slice(1)
  const { id, ...names } = simulatedChannel
  if (!Object.values(names).some((name) => name === path)) return googleError(404, 'NOT_FOUND')
  return json({ endpoint: { browseEndpoint: { browseId: id, params: 'EgC4AQA=' } } })
}

function playlistAnswer(playlistId: string, total: number): Reply {
  const contents = [
    { playlistVideoListRenderer: { contents: playlistItems(playlistId, 1, total), playlistId } },
  ]
  return json({
    contents: {
      twoColumnBrowseResultsRenderer: {
        tabs: [
          {
            tabRenderer: {
              content: {
                sectionListRenderer: {
                  // The second continuation leads to what YouTube would like to show below the list.
                  contents: [{ itemSectionRenderer: { contents } }, nextPage('beside the list')],
                },
              },
            },
          },
        ],
      },
    },
    header: {
      playlistHeaderRenderer: { title: { simpleText: title }, numVideosText: runs(`${total} videos`) },
    },
    metadata: { playlistMetadataRenderer: { title } },
    sidebar: {
      playlistSidebarRenderer: {
        items: [
          {
            playlistSidebarPrimaryInfoRenderer: {
              stats: [runs(`${total.toLocaleString('en')} videos`), { simpleText: '5 views' }],
              navigationEndpoint: { watchEndpoint: { videoId: manyVideoId(1) } },
            },
          },
          {
            playlistSidebarSecondaryInfoRenderer: {
              videoOwner: { videoOwnerRenderer: { title: runs(title) } },
            },
          },
        ],
      },
    },
  })
}

function channelAnswer(params: string, tab: (typeof tabs)[string]): Reply {
  return json({
    contents: {
      twoColumnBrowseResultsRenderer: {
        tabs: [
          { tabRenderer: { title: 'Home' } },
          { tabRenderer: { content: { richGridRenderer: { contents: channelItems(params, tab, 1) } } } },
        ],
      },
    },
    metadata: { channelMetadataRenderer: { title, externalId: simulatedChannel.id } },
  })
}

function answerContinuation(token: string): Reply {
  const [key = '', start = ''] = token.split('|')
  const from = Number(start)
  const tab = tabs[key]
  if (key !== manyPlaylist && key !== endlessPlaylist && tab === undefined) return plain(400, '{}')
  const items =
    tab === undefined
      ? playlistItems(key, from, key === manyPlaylist ? manyVideos : 999_999)
      : channelItems(key, tab, from)
  return json({
    onResponseReceivedActions: [{ appendContinuationItemsAction: { continuationItems: items } }],
  })
}

function playlistItems(playlistId: string, from: number, total: number): object[] {
  const items = numbers(from, Math.min(total, from + playlistPage - 1)).map(listed)
  return from + playlistPage > total
    ? items
    : [...items, nextPage(`${playlistId}|${from + playlistPage}`, true)]
}

function channelItems(params: string, { form, total }: (typeof tabs)[string], from: number): object[] {
  const items = numbers(from, Math.min(total, from + channelPage - 1)).map((number) => ({
    richItemRenderer: { content: form(number) },
  }))
  return from + channelPage > total ? items : [...items, nextPage(`${params}|${from + channelPage}`)]
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function nextPage(token: string, isWithVotes = false): object {
  const command = { continuationCommand: { token, request: 'CONTINUATION_REQUEST_TYPE_BROWSE' } }
  const endpoint = isWithVotes
    ? { commandExecutorCommand: { commands: [{ playlistVotingRefreshPopupCommand: {} }, command] } }
    : command
  return { continuationItemRenderer: { continuationEndpoint: endpoint } }
}

function runs(text: string): object {
  return { runs: [{ text: text.slice(0, 3) }, { text: text.slice(3) }] }
}

function listed(number: number): object {
  const seconds = manySeconds(number)
  return {
    playlistVideoRenderer: {
      videoId: manyVideoId(number),
      title: runs(`Lecture ${number}`),
      index: { simpleText: String(number) },
      shortBylineText: runs(title),
      lengthText: { simpleText: clockTime(seconds) },
      lengthSeconds: String(seconds),
      isPlayable: true,
      videoInfo: runs('2.5M views • 9 years ago'),
    },
  }
}

function lockup(number: number): object {
  return {
    lockupViewModel: {
      contentId: manyVideoId(number),
      contentType: 'LOCKUP_CONTENT_TYPE_VIDEO',
      contentImage: {
        thumbnailViewModel: {
          overlays: [
            {
              thumbnailBottomOverlayViewModel: {
                badges: [
                  {
                    thumbnailBadgeViewModel: {
                      text: clockTime(manySeconds(number)),
                      badgeStyle: 'THUMBNAIL_OVERLAY_BADGE_STYLE_DEFAULT',
                    },
                  },
                ],
              },
            },
          ],
        },
      },
      metadata: {
        lockupMetadataViewModel: {
          title: { content: `Lecture ${number}` },
          metadata: {
            contentMetadataViewModel: {
              metadataRows: [
                {
                  metadataParts: [
                    { text: { content: '50k views' } },
                    { text: { content: `${number} weeks ago` } },
                  ],
                },
              ],
            },
          },
        },
      },
    },
  }
}

function short(number: number): object {
  return {
    shortsLockupViewModel: {
      accessibilityText: `Lecture ${number}, 26 thousand views – play Short`,
      onTap: { innertubeCommand: { reelWatchEndpoint: { videoId: manyVideoId(number) } } },
    },
  }
}

/** The first stream is announced, the second is live. */
function stream(number: number): object {
  return {
    videoRenderer: {
      videoId: manyVideoId(number),
      title: runs(`Lecture ${number}`),
      ...(number === 1 ? { upcomingEventData: { startTime: '1798135200' } } : {}),
      thumbnailOverlays: [
        { thumbnailOverlayTimeStatusRenderer: { style: number === 1 ? 'UPCOMING' : 'LIVE' } },
        { thumbnailOverlayNowPlayingRenderer: {} },
      ],
    },
  }
}
