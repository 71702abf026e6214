import { rowId as id } from './upgrade.ts'
import type { Upgrade } from './upgrade.ts'

/** The fields that the migrations for the lists of a history put into its items. */
export const upgradesOfLists: Readonly<Record<string, Upgrade>> = {
  '0041_locks_of_networks': {
    seed: `update transcripts set title = 'The Lighthouse', channel = 'Coast', duration_seconds = 63.5 where id = ${id(1)}`,
  },
  '0042_listed_items': {
    results: [
      {
        query: `select sort_title, sort_duration_ms::int as ms from history_items order by sort_title desc`,
        rows: [
          { sort_title: 'the lighthouse', ms: 63_500 },
          { sort_title: '', ms: 0 },
        ],
      },
    ],
  },
  '0081_translations': {
    seed: `insert into translations (id, transcript_id, subject, language, engine, state, total_lines, started_at) select ${id(81)}, id, 'hash', 'de', 'model', 'done', 1, now() from transcripts limit 1; insert into translation_parts (translation_id, first_line, lines, model) values (${id(81)}, 0, '["Hallo"]', 'model')`,
  },
  '0095_recordings': {
    seed: `insert into recordings (id, user_id, name, content_hash, duration_ms, created_at) select ${id(95)}, id, 'talk.mp4', 'hash', 60000, now() from users limit 1; insert into recording_pieces (recording_id, index, start_ms, end_ms, sound_hash, media_type, created_at) values (${id(95)}, 0, 0, 60000, 'hash', 'audio/ogg', now()); insert into recording_reservations (recording_id, index, person_id, state, sound_ms, created_at) select ${id(95)}, 0, person_id, 'reserved', 60000, now() from users limit 1`,
  },
  '0100_recordings_sent_whole': {
    seed: `insert into recording_file_parts (recording_id, starts_at, bytes) values (${id(95)}, 0, 'sound')`,
  },
  '0096_corrections': {
    seed: `insert into transcript_corrections (transcript_id, user_id, changed_at) select ${id(1)}, id, now() from users limit 1; insert into word_lists (user_id, revision, words, changed_at) select id, 1, '[]', now() from users limit 1`,
  },
  '0070_history_filters': {
    results: [
      {
        query: `select distinct history_items.language = coalesce(summaries.language, transcripts.language) as same, history_items.form = coalesce(summaries.form, '') as formed
          from history_items join transcripts on transcripts.id = history_items.transcript_id
          left join summaries on summaries.id = summary_id`,
        rows: [{ same: true, formed: true }],
      },
      {
        query: `select distinct channel from history_items where transcript_id = ${id(1)}`,
        rows: [{ channel: 'Coast' }],
      },
    ],
    seed: `
      insert into transcripts (id, origin, content_hash, language, caption_kind, timings, chapters, sentences)
      select ${id(82)}, 'pasted', 'in Hindi', 'hi-IN', 'unknown', 'none', '[]', sentences from transcripts where id = ${id(1)};
      insert into transcript_terms (transcript_id, terms) values (${id(82)}, array_to_tsvector('{नदी}'));
      insert into history_items (id, user_id, transcript_id, is_indexed, created_at)
      select ${id(82)}, id, ${id(82)}, true, now() from users limit 1`,
  },
  '0082_hindi_sounds': {
    // Rows of the terms go.
    changed: ['history_items.is_indexed', 'transcript_terms.id', 'summary_terms.id'],
    results: [
      {
        query: `select is_indexed from history_items where id = ${id(82)}`,
        rows: [{ is_indexed: false }],
      },
      {
        query: `select count(*)::int as left_out from transcript_terms where transcript_id = ${id(82)}`,
        rows: [{ left_out: 0 }],
      },
      { query: `select count(*) > 0 as others from transcript_terms`, rows: [{ others: true }] },
    ],
  },
}
