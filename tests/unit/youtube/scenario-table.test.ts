import { describe, expect, it } from 'vitest'
import { problemCodes, problems } from '#contract/problems.ts'
import { failureKinds } from '#server/adapters/youtube/failures/failure-kinds.ts'
import { playlists } from '#tests/fakes/youtube/playlists.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'

const expectations = [...Object.values(scenarios), ...Object.values(playlists)].map(
  ({ expected }) => expected,
)
const failures = expectations.filter((expected) => !expected.isOk)

/** Codes that no video at YouTube can lead to: it is found out before, after, or beside it. */
const elsewhere = new Set([
  'INVALID_REQUEST',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'SOURCE_UNAVAILABLE',
  'YOUTUBE_PAUSED',
  'FORM_NEEDS_MODEL',
  'FORM_LIMIT',
  'SUMMARY_FAILED',
  'SUMMARY_TIMEOUT',
  'SUMMARY_STOPPED',
  'UNAUTHORIZED',
  'KEY_INVALID',
  'KEY_SCOPE',
  'KEY_IN_URL',
  'KEY_LIMIT',
  'IDEMPOTENCY_MISMATCH',
  'SIGN_IN_REQUIRED',
  'EMAIL_REQUIRED',
  'FORBIDDEN',
  'DEVICE_LIMIT',
  'CODE_WRONG',
  'CODE_REPLACED',
  'CODE_LOCKED',
  'CODE_USED',
  'CODE_EXPIRED',
  'INVITATION_ENDED',
  'RECOGNIZER_UNAVAILABLE',
  'RECOGNIZER_BUSY',
  'RECOGNIZER_REFUSED',
  'RECOGNIZER_UNREADABLE',
  'RECOGNIZER_PIECE_TOO_LARGE',
  'SOUND_NOT_FOUND',
  'SOUND_UNREACHABLE',
  'SOUND_UNREADABLE',
  'SOUND_TOO_LARGE',
  'SOUND_NEEDS_FFMPEG',
  'PAYMENT_INVALID',
  'ALREADY_SUBSCRIBED',
  'NOTHING_TO_CANCEL',
  'NOTHING_TO_RESUME',
  'PAYMENT_PROVIDER_UNREACHABLE',
  'PAYMENT_PROVIDER_REFUSED',
  'QUESTION_LIMIT',
  'WEBHOOK_LIMIT',
  'WEBHOOK_OFF',
  'DESTINATION_LIMIT',
  'DESTINATION_LOCATION',
  'DESTINATION_OFF',
  'DESTINATION_TOKEN',
  'DESTINATION_UNREACHABLE',
  'FOLLOW_LIMIT',
  'FEED_UNREACHABLE',
  'FEED_UNREADABLE',
  'NO_TRANSCRIPT',
  'TRANSLATION_NEEDS_MODEL',
  'TRANSLATION_LIMIT',
  'RECORDING_NEEDS_RECOGNIZER',
  'RECORDING_LIMIT',
  'CHANGED_ELSEWHERE',
  'PASTE_LIMIT',
  'RATE_LIMITED',
  'OVERLOADED',
  'SHUTTING_DOWN',
  'DATABASE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'STORAGE_DAMAGED',
  'MAIL_UNAVAILABLE',
  'INTERNAL',
])

describe('the table of scenarios', () => {
  it('has a video or a playlist for every kind of failure', () => {
    const named = new Set(failures.map(({ kind }) => kind))
    const ofVideos = Object.keys(failureKinds).filter((kind) => kind !== 'PAUSED')
    expect([...named].toSorted()).toEqual(ofVideos.toSorted())
  })

  it('has one for every code that the failures of a video can have', () => {
    const named = new Set<string>(failures.map(({ code }) => code))
    const others = problemCodes.filter((code) => !named.has(code) && !elsewhere.has(code))
    expect(others.filter((code) => !code.startsWith('TRANSCRIPT_'))).toEqual([])
  })

  it('tells the code of each failure as the list of kinds has it', () => {
    for (const { kind, code } of failures) expect(failureKinds[kind].code).toBe(code)
  })

  it('tells each person what helps', () => {
    for (const { code } of failures) expect(problems[code].remedies.length).toBeGreaterThan(0)
  })

  it('names its videos by ids that YouTube could have given', () => {
    for (const videoId of Object.keys(scenarios)) expect(videoId).toMatch(/^[\w-]{11}$/)
  })
})
