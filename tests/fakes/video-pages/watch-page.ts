/** The way a page of a video is: each part of it may be missing or broken, as it was on some day. */
export type WatchPage = {
  videoId: string
  title: string
  channel: string
  /** The player's data in the page; `guarded` names captions that are given with a proof of origin only. */
  playerData: 'good' | 'guarded' | 'missing' | 'stale'
  /** The form of the transcript panel; `empty` is the old one that fills no more. */
  panel: 'modern' | 'classic' | 'empty' | 'missing'
  /** Tells whether captions can be switched on in the player, which then loads them with its proof. */
  captionsButton: boolean
  /** The language of the page; the panel's words and digits follow it. */
  interface: 'en' | 'hi'
  playability: Record<string, unknown>
  details: Record<string, unknown>
  tracks: readonly Record<string, unknown>[]
  description: string
  /** Put into the page as it is: what a page that imitates YouTube does. */
  script: string
}

const lines = [
  [0, 'Bees leave the hive at dawn and fly toward the meadow.'],
  [6, 'They remember the way home by the position of the sun.'],
  [12, 'A worker bee visits about one hundred flowers on each trip.'],
  [18, 'Back in the hive she dances to tell the others where the flowers are.'],
  [24, 'The angle of the dance is the angle of the flight against the sun.'],
  [30, 'A colony makes about twenty kilograms of honey in a good summer.'],
] as const

/** The words said in the video of the page. */
export const spokenLines: readonly string[] = lines.map(([, text]) => text)

/** The captions as YouTube sends them. */
export const json3 = JSON.stringify({
  wireMagic: 'pb3',
  events: lines.map(([second, text]) => ({
    tStartMs: second * 1000,
    dDurationMs: 6000,
    segs: [{ utf8: text }],
  })),
})

/** A page in which everything is as it should be. */
export function watchPage(changes: Partial<WatchPage> = {}): WatchPage {
  const { videoId = 'bees0000001' } = changes
  return {
    videoId,
    title: 'How bees find home',
    channel: 'Meadow',
    playerData: 'good',
    panel: 'modern',
    captionsButton: true,
    interface: 'en',
    playability: { status: 'OK' },
    details: {},
    tracks: [
      { languageCode: 'de', name: { simpleText: 'German' }, baseUrl: captionsAt(videoId, 'lang=de') },
      {
        languageCode: 'en',
        kind: 'asr',
        name: { simpleText: 'English (auto-generated)' },
        baseUrl: captionsAt(videoId, 'lang=en&kind=asr'),
      },
    ],
    description: '0:00 The hive\n0:12 The way\n0:24 The dance',
    script: '',
    ...changes,
  }
}

function captionsAt(videoId: string, query: string): string {
  return `https://www.youtube.com/api/timedtext?v=${videoId}&${query}`
}

/**
 * The page of a playlist or a channel, with the one that was shown before it hidden in the document, as
 * YouTube leaves it.
 */
export const listPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bees - YouTube</title></head>
<body style="margin:0;font-family:Roboto,Arial,sans-serif">
<ytd-browse hidden><yt-page-header-renderer><h1>Before</h1></yt-page-header-renderer></ytd-browse>
<ytd-browse><yt-page-header-renderer><h1>Bees</h1></yt-page-header-renderer></ytd-browse>
<a href="/watch?v=wasps000001"><img alt="How wasps build" width="320" height="180" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></a>
</body></html>`

/** The page as HTML. */
export function renderWatchPage(page: WatchPage): string {
  const { videoId, title, channel } = page
  return `<!doctype html>
<html lang="${page.interface}"><head><meta charset="utf-8"><title>(3) ${escape(title)} - YouTube</title></head>
<body style="margin:0;font-family:Roboto,Arial,sans-serif">
<script>${page.playerData === 'missing' ? '' : playerScript(page)}</script>
<video width="640" height="360" controls></video>
${page.captionsButton ? '<button class="ytp-subtitles-button" aria-pressed="false">CC</button>' : ''}
<ytd-watch-metadata><div id="title"><h1>${escape(title)}</h1></div>
<ytd-channel-name><a href="/@meadow">${escape(channel)}</a></ytd-channel-name></ytd-watch-metadata>
<ytd-video-description-transcript-section-renderer><button id="show">${page.interface === 'hi' ? 'ट्रांसक्रिप्ट दिखाएं' : 'Show transcript'}</button></ytd-video-description-transcript-section-renderer>
${panelsOf(page)}
<script>${behaviour(videoId, page)}</script>
<script>${page.script}</script>
</body></html>`
}

function playerScript(page: WatchPage): string {
  const { videoId, title, channel, playability, details, tracks, playerData, description } = page
  const id = playerData === 'stale' ? 'another0000' : videoId
  const guarded = tracks.map((track) => ({ ...track, baseUrl: `${String(track['baseUrl'])}&exp=xpe` }))
  const answer = {
    playabilityStatus: playability,
    videoDetails: {
      videoId: id,
      title,
      author: channel,
      lengthSeconds: '36',
      shortDescription: description,
      ...details,
    },
    ...(tracks.length === 0
      ? {}
      : {
          captions: {
            playerCaptionsTracklistRenderer: {
              captionTracks: playerData === 'guarded' ? guarded : tracks,
              audioTracks: [{ audioTrackId: 'en-US.4', captionTrackIndices: [0, 1] }],
            },
          },
        }),
  }
  return `var ytInitialPlayerResponse = ${JSON.stringify(answer).replaceAll('<', '\\u003c')};var meta = {"a":1};`
}

const segments: Record<'modern' | 'classic', (time: string, text: string) => string> = {
  modern: (time, text) =>
    `<transcript-segment-view-model class="ytwTranscriptSegmentViewModelHost"><div class="ytwTranscriptSegmentViewModelTimestamp">${time}</div><span class="ytAttributedStringHost" role="text">${text}</span></transcript-segment-view-model>`,
  classic: (time, text) =>
    `<ytd-transcript-segment-renderer><div class="segment-timestamp"> ${time} </div><yt-formatted-string class="segment-text">${text}</yt-formatted-string></ytd-transcript-segment-renderer>`,
}

function panelsOf({ panel }: WatchPage): string {
  if (panel === 'missing') return ''
  const hidden = 'visibility="ENGAGEMENT_PANEL_VISIBILITY_HIDDEN"'
  const modern = `<ytd-engagement-panel-section-list-renderer target-id="PAmodern_transcript_view" ${hidden}></ytd-engagement-panel-section-list-renderer>`
  const classic = `<ytd-engagement-panel-section-list-renderer target-id="engagement-panel-searchable-transcript" ${hidden}></ytd-engagement-panel-section-list-renderer>`
  return panel === 'modern' ? `${classic}${modern}` : classic
}

/**
 * The scripts of the page: panels fill when they are shown, the button loads captions, links lead on without
 * a load.
 */
function behaviour(videoId: string, { panel, interface: language }: WatchPage): string {
  const form = panel === 'modern' || panel === 'classic' ? panel : null
  const digits = language === 'hi' ? '०१२३४५६७८९' : '0123456789'
  const clock = (second: number): string =>
    `0:${String(second).padStart(2, '0')}`.replaceAll(/\d/g, (d) => digits[Number(d)] ?? d)
  const rows =
    form === null ? '' : lines.map(([second, text]) => segments[form](clock(second), text)).join('')
  const target = panel === 'modern' ? 'PAmodern_transcript_view' : 'engagement-panel-searchable-transcript'
  return `
const shown = 'ENGAGEMENT_PANEL_VISIBILITY_EXPANDED'
const rows = ${JSON.stringify(rows)}
for (const panel of document.querySelectorAll('ytd-engagement-panel-section-list-renderer')) {
  new MutationObserver(() => {
    const isOpen = panel.getAttribute('visibility') === shown
    if (isOpen && panel.getAttribute('target-id') === ${JSON.stringify(target)}) setTimeout(() => { panel.innerHTML = rows }, 50)
    if (!isOpen) panel.innerHTML = ''
  }).observe(panel, { attributes: true })
}
document.getElementById('show').onclick = () =>
  document.querySelector('ytd-engagement-panel-section-list-renderer')?.setAttribute('visibility', shown)
const captions = document.querySelector('.ytp-subtitles-button')
if (captions) captions.onclick = () => {
  const isOn = captions.getAttribute('aria-pressed') !== 'true'
  captions.setAttribute('aria-pressed', String(isOn))
  if (isOn) fetch('/api/timedtext?v=${videoId}&lang=en&kind=asr&pot=proof&potc=1&c=WEB&fmt=json3')
}
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-move]')
  if (!link) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  document.querySelector('ytd-watch-metadata h1').textContent = link.textContent
  document.dispatchEvent(new CustomEvent('yt-navigate-finish'))
})`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
