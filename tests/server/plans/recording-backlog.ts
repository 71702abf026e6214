import { days } from './due-rows.ts'
import type { Backlog } from './due-rows.ts'
import { id } from './seed.ts'

/** Recordings past their time, and minutes that count no longer. */
export const recordingBacklog: Backlog = {
  many: [
    [
      'recordings',
      {
        user_id: id('user'),
        name: `'talk.mp4'`,
        content_hash: `'due/' || n`,
        state: `(array['hearing', 'ready'])[n % 2 + 1]`,
        duration_ms: '1',
        created_at: days(91),
      },
    ],
    [
      'recording_reservations',
      {
        recording_id: 'gen_random_uuid()',
        index: '0',
        person_id: id('person'),
        state: `'committed'`,
        sound_ms: '1',
        created_at: days(41),
      },
    ],
  ],
  left: `select (select count(*) from recordings) + (select count(*) from recording_reservations)`,
}
