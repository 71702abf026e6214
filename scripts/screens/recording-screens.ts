import type { Recording } from '#contract/recordings.ts'
import { everywhere, refusal } from './answers.ts'
import { resultId } from './samples.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, writing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
import type { Answer, Answers } from './stub-server.ts'

const name = 'Lecture 7, the winter of the ships, recorded on the phone of the third row.m4a'
const begun: Recording = {
  id: resultId,
  name,
  contentHash: 'ab'.repeat(32),
  language: null,
  state: 'receiving',
  durationMs: 3_720_000,
  heardMs: 0,
  pieces: [],
  gaps: [],
  transcriptId: null,
  failure: null,
  reason: null,
  link: null,
  file: null,
}
const lines = [
  { startMs: 2000, text: 'The harbour was closed on the third of March.', speaker: 'Ann' },
  { startMs: 6000, text: 'Nobody had expected the ice to come so early, and nobody was ready.' },
  { startMs: 12_000, text: 'Forty ships waited outside of the bay for eleven days.', speaker: 'Ben' },
  { startMs: 640_000, text: 'The lighthouse keeper counted them every morning.' },
  { startMs: 652_000, text: 'He wrote their names into a book that we still have.' },
  { startMs: 661_000, text: 'Two of them sank in the night of the ninth.' },
]
const gaps = [{ startMs: 1_200_000, endMs: 1_500_000 }]
const half: Partial<Recording> = { heardMs: 1_980_000, gaps }

const arriving = { durationMs: 0, file: { bytes: 734_003_200, arrivedBytes: 218_103_808 } }

const list = (recordings: Recording[]): Answer => ({
  json: { recordings, remainingMinutes: 28, resetTime: null },
})
const cut = { maxPieceBytes: 20_000_000, maxPieceSeconds: 600, overlapSeconds: 2 }

/** The server while a recording has this state. */
function serving(state: Partial<Recording>, heard = lines): Answers {
  const recording = { ...begun, ...state }
  return {
    ...everywhere,
    'GET /api/recordings': list([]),
    'POST /api/recordings': { status: 201, json: { recording, cut } },
    [`GET /api/recordings/${resultId}`]: { json: { recording: { ...recording, lines: heard } } },
    [`PUT /api/recordings/${resultId}/pieces/0`]: 'never',
  }
}

/** Ten seconds of a quiet tone, as WAV. */
function sound(): Buffer {
  const rate = 8000
  const data = Buffer.alloc(rate * 10)
  for (let at = 0; at < data.length; at += 1) data[at] = 128 + Math.round(8 * Math.sin(at / 4))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** The same as sound of a form that no browser decodes. */
function undecoded(): Buffer {
  const wav = sound()
  wav.writeUInt16LE(0x11, 20)
  return wav
}

/** A WebM of one track, which is a picture. */
const silent = Buffer.from(
  '1a45dfa3874282847765626d18538067a01654ae6b9bae99d7810173c581018381018685565f565038e086b08140ba8124',
  'hex',
)

const choosing = (buffer: Buffer): Step =>
  inTurn(opening('Paste a transcript'), async (page) => {
    const file = { name, mimeType: 'audio/mp4', buffer }
    await page.getByLabel(/^Choose a caption file/).setInputFiles(file)
    await dialog(page)
  })
const starting = (buffer = sound()): Step => inTurn(choosing(buffer), pressing('Listen and summarize'))

function screenOf(state: string, reach: Step, answers: Answers, isSignedIn = true): Screen {
  return { name: `recording, ${state}`, path: '/', isSignedIn, answers, reach }
}

const link = 'https://podcasts.example/the-winter-of-the-ships'
const refused = refusal(400, { code: 'INVALID_LINK', title: 'Not a YouTube link', remedies: ['another'] })

/** The server while the recording of a link has this state. */
function fetching(state: Partial<Recording>): Answers {
  const recording = { ...begun, link, durationMs: 0, name: 'The winter of the ships', ...state }
  return {
    ...serving(recording),
    'POST /api/summarize': refused,
    'POST /api/recordings/links': { status: 201, json: { recording } },
  }
}
const offered = inTurn(
  alive,
  writing('YouTube link', link),
  pressing('AI Summary'),
  seeing('Listen and summarize'),
)
const listening = inTurn(
  offered,
  pressing('Listen and summarize'),
  dialog,
  seeing('You have 28 minutes'),
  async (page) =>
    await page.getByRole('dialog').getByRole('button', { name: 'Listen and summarize' }).click(),
)

const unfinished: Answers = {
  ...serving({}),
  'GET /api/recordings': list([
    { ...begun, ...half },
    { ...begun, id: `${resultId.slice(0, -1)}2`, name: 'talk.mp4', state: 'hearing', heardMs: 120_000 },
    { ...begun, id: `${resultId.slice(0, -1)}3`, name: 'Interview with Ann.m4a', state: 'ready' },
    { ...begun, id: `${resultId.slice(0, -1)}4`, name: 'silence.mp3', state: 'failed' },
  ]),
}

/** A recording of the user from its file to its transcript, with what can go wrong. */
export const recordingScreens: readonly Screen[] = [
  screenOf('before it is sent', inTurn(choosing(sound()), seeing('You have 28 minutes')), serving({})),
  screenOf(
    'of a visitor',
    inTurn(choosing(sound()), seeing('Listening takes an account')),
    everywhere,
    false,
  ),
  screenOf('sent and heard', inTurn(starting(), seeing('33 of 62 minutes heard')), serving(half)),
  screenOf(
    'heard after it was sent',
    inTurn(starting(), seeing('All of the sound is sent')),
    serving({ ...half, state: 'hearing' }),
  ),
  screenOf('offline', inTurn(starting(), seeing("You're offline")), {
    ...serving(half),
    [`PUT /api/recordings/${resultId}/pieces/0`]: 'offline',
  }),
  screenOf('that is not decoded', inTurn(starting(undecoded()), seeing('can be sent whole')), serving({})),
  screenOf(
    'sent whole',
    inTurn(starting(undecoded()), pressing('Send the whole file (1 MB)'), seeing('MB sent')),
    {
      ...serving(arriving),
      'POST /api/recordings/files': { status: 201, json: { recording: { ...begun, ...arriving } } },
      [`PATCH /api/recordings/${resultId}`]: 'never',
    },
  ),
  screenOf('that is read', inTurn(starting(), seeing('Reading the file')), {
    ...serving({}),
    'POST /api/recordings': 'never',
  }),
  screenOf('without sound', inTurn(starting(silent), seeing('no sound in this file')), serving({})),
  screenOf(
    'in which nobody speaks',
    inTurn(starting(), seeing('Nothing could be heard')),
    serving({ state: 'failed' }),
  ),
  screenOf('of no media', inTurn(starting(Buffer.from('no sound')), seeing('These files work')), serving({})),
  screenOf('without a recognizer', inTurn(starting(), seeing('has no speech recognizer')), {
    ...serving({}),
    'POST /api/recordings': refusal(409, {
      code: 'RECORDING_NEEDS_RECOGNIZER',
      detail:
        'This server has no speech recognizer, so it cannot hear recordings. You can paste a transcript instead.',
    }),
  }),
  screenOf('beyond the minutes', inTurn(starting(), seeing('no more minutes')), {
    ...serving({ ...half, pieces: [{ index: 0, startMs: 0, endMs: 1_680_000, state: 'heard' }] }),
    [`POST /api/recordings/${resultId}/complete`]: refusal(429, {
      code: 'PASTE_LIMIT',
      detail: 'Your plan has no more minutes of sound for now.',
    }),
  }),
  screenOf('offered for a link', offered, fetching({})),
  screenOf('of a link that is looked for', inTurn(listening, seeing('Finding the sound')), fetching({})),
  screenOf(
    'of a link, heard while it is fetched',
    inTurn(listening, seeing('33 minutes heard so far')),
    fetching({ ...half, durationMs: 2_400_000 }),
  ),
  screenOf(
    'of a link without sound',
    inTurn(listening, seeing('no sound at this link')),
    fetching({ state: 'failed', failure: 'SOUND_NOT_FOUND', reason: 'There is no sound at this link.' }),
  ),
  screenOf('unfinished', seeing('Your recordings'), unfinished),
  screenOf(
    'unfinished, with another file',
    inTurn(
      alive,
      async (page) => {
        const file = { name, mimeType: 'audio/mp4', buffer: sound() }
        await page.getByLabel(`Choose the file ${name} again`).setInputFiles(file)
      },
      seeing('That is another file'),
    ),
    unfinished,
  ),
]
