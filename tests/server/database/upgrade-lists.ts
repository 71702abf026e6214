import { rowId as id } from './upgrade.ts'
import type { Upgrade } from './upgrade.ts'

/** What the migrations for the lists of a history put into its items. */
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
  },
}
