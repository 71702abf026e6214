/** A video that can be read, with the captions that are the right ones to take. */
type Readable = {
  seconds: number
  /** `human` or `automatic`, and the language. */
  track: string
  tracks: number
  /** The number of chapters its description has. */
  chapters?: number
}
/** A video that can't be, as the log and the caller get it. */
type Refused = {
  kind: string
  /** The failure names the video. */
  named?: true
  /** Seconds since 1970. */
  startsAt?: number
  /** The words that the sentence has to contain. */
  says?: string
}

/** The meaning of each recorded answer of the player, read by people. */
export const playerMeanings: Readonly<Record<string, Readable | Refused>> = {
  'pytube-QRS8MkLhQmM.player': { seconds: 97, track: 'human en', tracks: 13 },
  'pytube-WXxV9g7lsFE.player': { kind: 'NO_CAPTIONS', named: true },
  'pytube-info-2lAe1cqCOXo.player': { seconds: 337, track: 'human en', tracks: 40 },
  'pytube-info-5YceQ8YqYMc.player': { kind: 'UNPLAYABLE', named: true },
  'pytube-info-WXxV9g7lsFE.player': { kind: 'NO_CAPTIONS', named: true },
  'pytube-info-irauhITDrsE.player': { kind: 'AGE_RESTRICTED', named: true },
  'pytube-info-m8uHb5jIGN8.player': { kind: 'PRIVATE_VIDEO' },
  'pytube-m8uHb5jIGN8.player': { kind: 'PRIVATE_VIDEO' },
  'stream__youtubestreamextractorcollaborators.1.reel': { seconds: 696, track: 'human en-US', tracks: 36 },
  'stream__youtubestreamextractorcontroversial.3.player': { seconds: 219, track: 'automatic en', tracks: 1 },
  'stream__youtubestreamextractordefault__audiotracklanguage.3.player': {
    seconds: 937,
    track: 'human en',
    tracks: 19,
  },
  'stream__youtubestreamextractordefault__audiotracktypes.3.player': {
    seconds: 304,
    track: 'human en',
    tracks: 3,
  },
  'stream__youtubestreamextractordefault__descriptionpewdiepie.1.reel': {
    seconds: 381,
    track: 'automatic en',
    tracks: 1,
  },
  'stream__youtubestreamextractordefault__descriptionpewdiepie.3.player': {
    seconds: 381,
    track: 'automatic en',
    tracks: 1,
  },
  'stream__youtubestreamextractordefault__descriptionunboxing.3.player': {
    seconds: 434,
    track: 'automatic en',
    tracks: 1,
  },
  'stream__youtubestreamextractordefault__licenseddoctor.1.reel': {
    seconds: 343,
    track: 'human en',
    tracks: 13,
  },
  'stream__youtubestreamextractordefault__licenseddoctor.3.player': {
    seconds: 343,
    track: 'human en',
    tracks: 13,
  },
  'stream__youtubestreamextractordefault__notavailable__invalidid.1.reel': { kind: 'VIDEO_NOT_FOUND' },
  'stream__youtubestreamextractordefault__notavailable__musicpremiumcontent.1.reel': {
    kind: 'PAYMENT_NEEDED',
    named: true,
  },
  'stream__youtubestreamextractordefault__notavailable__paidcontent.1.reel': {
    kind: 'MEMBERS_ONLY',
    named: true,
  },
  'stream__youtubestreamextractordefault__notavailable__privatecontent.1.reel': { kind: 'PRIVATE_VIDEO' },
  'stream__youtubestreamextractordefault__novisualmetadatavideo.1.reel': {
    seconds: 175,
    track: 'human en',
    tracks: 2,
  },
  'stream__youtubestreamextractordefault__novisualmetadatavideo.3.player': {
    seconds: 175,
    track: 'human en',
    tracks: 2,
  },
  'stream__youtubestreamextractordefault__publicbroadcaster.1.reel': {
    seconds: 45,
    track: 'automatic fr',
    tracks: 1,
  },
  'stream__youtubestreamextractordefault__publicbroadcaster.3.player': {
    seconds: 45,
    track: 'automatic fr',
    tracks: 1,
  },
  'stream__youtubestreamextractordefault__ratingsdisabled.1.reel': {
    seconds: 145,
    track: 'automatic en',
    tracks: 1,
  },
  'stream__youtubestreamextractordefault__unlisted.1.reel': { seconds: 11, track: 'automatic en', tracks: 1 },
  'stream__youtubestreamextractordefault__unlisted.3.player': {
    seconds: 11,
    track: 'automatic en',
    tracks: 1,
  },
  'stream__youtubestreamextractorlivestream.1.reel': { kind: 'LIVE_NOW', named: true },
  'stream__youtubestreamextractorlivestream.3.player': { kind: 'LIVE_NOW', named: true },
  'stream__youtubestreamextractorrelatedmix.1.reel': { seconds: 208, track: 'automatic nl', tracks: 1 },
  'stream__youtubestreamextractorunlisted.1.reel': { seconds: 2488, track: 'automatic de', tracks: 1 },
  'stream__youtubestreamextractorunlisted.3.player': { seconds: 2488, track: 'automatic de', tracks: 1 },
  'transcript-api-html-youtube_request_blocked-b3a7dc.player': { kind: 'ADDRESS_BLOCKED' },
  'transcript-api-html-youtube_transcripts_disabled2-2e815f.player': { kind: 'NO_CAPTIONS', named: true },
  'transcript-api-html-youtube_video_unavailable-7e9525.player': { kind: 'VIDEO_NOT_FOUND' },
  'transcript-api-html-youtube_video_unplayable-3a8f89.player': { kind: 'GEO_BLOCKED', named: true },
  'transcript-api-html-youtube_ww1_nl_en-4a832e.player': { seconds: 1509, track: 'human en', tracks: 2 },
  'transcript-api-youtube.player': { seconds: 316, track: 'human en', tracks: 9 },
  'transcript-api-youtube_age_restricted.player': { kind: 'AGE_RESTRICTED', named: true },
  'transcript-api-youtube_transcripts_disabled.player': { kind: 'NO_CAPTIONS', named: true },
  'transcript-api-youtube_transcripts_disabled2.player': { kind: 'NO_CAPTIONS', named: true },
  'transcript-api-youtube_video_unavailable.player': { kind: 'VIDEO_NOT_FOUND' },
  'youtube.innertube': { seconds: 316, track: 'human en', tracks: 9 },
  'youtube_request_blocked.innertube': { kind: 'ADDRESS_BLOCKED' },
  'youtube_transcripts_disabled2.innertube': { kind: 'NO_CAPTIONS', named: true },
  'youtube_video_unavailable.innertube': { kind: 'VIDEO_NOT_FOUND' },
  'youtube_ww1_nl_en.innertube': { seconds: 1509, track: 'human en', tracks: 2 },
  'ytdl-core-GFg8BP01F5Q-noembed_get_video_info-ab3a10.player': { kind: 'UNPLAYABLE', named: true },
  'ytdl-core-N4bU1i-XAxE-live_get_video_info-9329ad.player': { kind: 'LIVE_NOW' },
  'ytdl-core-SyKPsFRP_Oc-rental_get_video_info-639e6c.player': { kind: 'PAYMENT_NEEDED' },
  'ytdl-core-_HSylqgVYQI-regular_watch_html-4237c9.player': { kind: 'ANSWER_CHANGED' },
  'ytdl-core-age-restricted-vi-VN_watch_html-cd5a55.player': { kind: 'AGE_RESTRICTED', named: true },
  'ytdl-core-chapters_watch_html-efdc34.player': {
    seconds: 2897,
    track: 'human en',
    tracks: 2,
    chapters: 13,
  },
  'ytdl-core-cipher_get_video_info-fc7892.player': { kind: 'NO_CAPTIONS', named: true },
  'ytdl-core-cipher_watch_json-1fb61a.player': { kind: 'AGE_RESTRICTED', named: true },
  'ytdl-core-hHW1oY26kxQ-live_get_video_info-86a14d.player': { kind: 'LIVE_NOW', named: true },
  'ytdl-core-iC9YT-5aUhI-unavailable_get_video_info-703f0b.player': {
    kind: 'UPCOMING',
    startsAt: 1493718600,
  },
  'ytdl-core-live-future_get_video_info-7cb097.player': {
    kind: 'UPCOMING',
    named: true,
    startsAt: 1603619400,
  },
  'ytdl-core-live-now_watch_html-4a010d.player': { kind: 'LIVE_NOW', named: true },
  'ytdl-core-live-past_watch_json-31db8b.player': { kind: 'NO_CAPTIONS', named: true },
  'ytdl-core-longest-upload_watch_html-903c44.player': { kind: 'NO_CAPTIONS', named: true },
  'ytdl-core-non-existent_watch_json-b43303.player': { kind: 'VIDEO_NOT_FOUND' },
  'ytdl-core-private_watch_json-409719.player': { kind: 'PRIVATE_VIDEO' },
  'ytdl-core-rental_watch_html-3b2d38.player': { kind: 'PAYMENT_NEEDED', named: true },
  'ytdl-core-with-cookie_watch_html-1881ea.player': { kind: 'NO_CAPTIONS', named: true },
  'ytdl-core-xRu7qKijBso-game_watch_html-7ab305.player': { seconds: 1574, track: 'automatic en', tracks: 1 },
}
