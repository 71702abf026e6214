import { parseQuickJson } from '#core/parse-json.ts'
import { defaultFeedLimits } from '#server/adapters/feeds/feed-client.ts'
import { maxPageBytes } from '#server/adapters/sound-links/find-sound.ts'
import { readPage } from '#server/adapters/sound-links/read-page.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { listPageOf, readListFacts, readListPage } from '#server/adapters/youtube/lists/read-list-page.ts'
import {
  chaptersOfNext,
  nextAnswerSchema,
  publishedOnOfNext,
} from '#server/adapters/youtube/metadata/ask-metadata.ts'
import { playerAnswerSchema, readPlayableVideo } from '#server/adapters/youtube/player/player-answer.ts'
import { readYtDlpInfo } from '#server/adapters/youtube/yt-dlp/yt-dlp-strategy.ts'
import { maxInfoBytes } from '#server/lib/yt-dlp-command.ts'
import { bytesOf, filled, json, values } from './hostile-texts.ts'
import { feedParser, transcriptWorker } from './outside-input.ts'
import type { OutsideInput } from './outside-input.ts'

const youtube = 'adapters/youtube/'
const { signal } = new AbortController()

const player = (tracks: string): string =>
  `{"captions":{"playerCaptionsTracklistRenderer":{"captionTracks":[${tracks}`
const playerEnd = ']}},"playabilityStatus":{"status":"OK"},"videoDetails":{"videoId":"aaaaaaaaaaa"}}'
const answerOf = (text: string) => ({
  status: 200,
  body: bytesOf(text),
  contentType: 'application/json',
  location: null,
  retryAfterSeconds: null,
})

/** Texts that strangers and YouTube publish. */
export const published: readonly OutsideInput[] = [
  {
    name: 'the feed of a podcast or a channel',
    bytes: defaultFeedLimits.feedBytes,
    thread: 'worker',
    files: ['adapters/feeds/'],
    texts: (bytes) => [
      filled('<item><guid>1</guid><link>https://a.b/c</link></item>', [
        '<rss version="2.0"><channel>',
        '</channel></rss>',
      ])(bytes),
      filled('<item/>', ['<rss version="2.0"><channel>', '</channel></rss>'])(bytes),
      filled(' a="b"', ['<rss version="2.0"><channel', '/></rss>'])(bytes),
      filled('{"id":"1"},', ['{"version":"https://jsonfeed.org/version/1","items":[', ']}'])(bytes),
      '<'.repeat(bytes),
    ],
    read: (text) => feedParser.parse({ bytes: bytesOf(text), isCut: false }, { signal }),
  },
  {
    name: 'a page that is looked through for its sound',
    bytes: maxPageBytes,
    thread: 'main',
    files: ['adapters/sound-links/'],
    texts: (bytes) =>
      [
        '<link>',
        '<audio src="',
        `<link ${'a'.repeat(2400)}>`,
        `<meta ${'a="'.repeat(800)}>`,
        '<title>a',
        '/id1',
      ].map((part) => part.repeat(bytes / part.length)),
    read: (text) => readPage(text, 'https://a.b/'),
  },
  {
    name: 'the transcript of an episode as HTML',
    bytes: defaultFeedLimits.transcriptBytes,
    thread: 'worker',
    files: ['adapters/feeds/'],
    texts: (bytes) =>
      ['<p>a', '<script>', '<time ', '<cite> a:'].map((part) => part.repeat(bytes / part.length)),
    read: (text) => feedParser.readHtml(bytesOf(text), { signal }),
  },
  {
    name: 'captions of YouTube',
    bytes: defaultLimits.captionBytes,
    thread: 'worker',
    files: [`${youtube}captions/`, 'features/transcripts/', 'core/captions/'],
    texts: (bytes) => [
      filled('{"tStartMs":1,"segs":[{"utf8":"a b"}]},', ['{"events":[', ']}'])(bytes),
      filled('{},', ['{"events":[', ']}'])(bytes),
    ],
    read: (text) => transcriptWorker.parseJson3(text, signal),
  },
  {
    name: 'captions of YouTube that are read at once',
    bytes: 256 * 1024,
    thread: 'main',
    files: [],
    texts: (bytes) => [
      filled('{"tStartMs":1,"segs":[{"utf8":"a b"}]},', ['{"events":[', ']}'])(bytes),
      filled('{},', ['{"events":[', ']}'])(bytes),
    ],
    read: (text) => transcriptWorker.parseJson3(text, signal),
  },
  {
    name: "an answer of YouTube's player",
    bytes: defaultLimits.answerBytes,
    thread: 'main',
    files: [`${youtube}http/`, `${youtube}player/`, `${youtube}strategies/`],
    texts: json([values('{"baseUrl":"a","languageCode":"en","name":{}},', [player(''), playerEnd])]),
    read: async (text) => {
      const { data } = playerAnswerSchema.safeParse(parseQuickJson(text))
      return data === undefined ? null : await readPlayableVideo(data, 'aaaaaaaaaaa')
    },
  },
  {
    name: 'the page around a video of YouTube',
    bytes: defaultLimits.answerBytes,
    thread: 'main',
    files: [`${youtube}metadata/`],
    texts: json([values('{"engagementPanelSectionListRenderer":{"a":1}},', ['{"engagementPanels":[', ']}'])]),
    read: (text) => {
      const { data } = nextAnswerSchema.safeParse(parseQuickJson(text))
      return data === undefined ? null : [chaptersOfNext(data), publishedOnOfNext(data)]
    },
  },
  {
    name: 'a page of a list of YouTube',
    bytes: defaultLimits.answerBytes,
    thread: 'main',
    files: [`${youtube}lists/`],
    texts: json([
      values('{"playlistVideoRenderer":{"videoId":"aaaaaaaaaaa","title":{"simpleText":"x"}}},', [
        '{"contents":[',
        ']}',
      ]),
    ]),
    read: (text) => {
      const page = listPageOf(answerOf(text))
      return [readListPage(page), readListFacts(page)]
    },
  },
  {
    name: 'what yt-dlp says of a video',
    bytes: maxInfoBytes,
    thread: 'main',
    files: [`${youtube}yt-dlp/`, 'lib/yt-dlp-command.ts'],
    texts: json([
      values('"k":[{"ext":"json3","url":"https://a.b/?lang=en"}],', [
        '{"id":"aaaaaaaaaaa","subtitles":{',
        '}}',
      ]),
    ]),
    read: (text) => readYtDlpInfo(text, 'aaaaaaaaaaa'),
  },
]
