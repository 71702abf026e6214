/** The storage time of one kind of data, which messages/en/legal.arb states for people. */
type Retention = {
  /** The tables of the database that hold it. */
  tables: readonly [string, ...string[]]
  /** The periodic task that deletes it; `null` where it says nothing of anyone and stays. */
  sweep: string | null
}

/** Everything in the database, and what deletes it: the one table of it. */
export const retention = [
  {
    tables: ['history_items'],
    sweep: 'history',
  },
  {
    tables: ['moments'],
    sweep: 'history',
  },
  {
    tables: ['highlights'],
    sweep: 'history',
  },
  {
    tables: ['questions'],
    sweep: 'history',
  },
  {
    tables: ['collections', 'collection_items', 'collection_overviews'],
    sweep: 'accounts',
  },
  {
    tables: ['video_lists'],
    sweep: 'collections',
  },
  {
    tables: ['answers'],
    sweep: 'history',
  },
  {
    tables: ['transcripts', 'transcript_terms', 'blobs'],
    sweep: 'transcripts',
  },
  {
    tables: ['translations', 'translation_parts'],
    sweep: 'translations',
  },
  {
    tables: ['recordings', 'recording_pieces', 'recording_file_parts', 'recording_reservations'],
    sweep: 'recordings',
  },
  {
    tables: ['transcript_corrections', 'word_lists'],
    sweep: 'corrections',
  },
  {
    tables: ['summaries', 'summary_terms'],
    sweep: 'transcripts',
  },
  {
    tables: ['runs', 'run_events', 'run_requests', 'pgboss'],
    sweep: 'runs',
  },
  {
    tables: ['people', 'visitors'],
    sweep: 'visitors',
  },
  {
    tables: ['reservations'],
    sweep: 'quota',
  },
  {
    tables: ['question_reservations'],
    sweep: 'quota',
  },
  {
    tables: ['idempotent_calls'],
    sweep: 'idempotent-calls',
  },
  {
    tables: ['call_counts'],
    sweep: 'quota',
  },
  {
    tables: ['users', 'identities'],
    sweep: 'accounts',
  },
  {
    tables: ['devices'],
    sweep: 'devices',
  },
  {
    tables: ['own_forms'],
    sweep: null,
  },
  {
    tables: ['api_keys', 'api_key_calls'],
    sweep: 'api-keys',
  },
  {
    tables: ['webhooks', 'webhook_deliveries'],
    sweep: 'webhooks',
  },
  {
    tables: ['destinations', 'destination_items'],
    sweep: 'accounts',
  },
  {
    tables: ['sessions'],
    sweep: 'sessions',
  },
  {
    tables: ['login_codes'],
    sweep: 'sign-in-codes',
  },
  {
    tables: ['entitlements'],
    sweep: 'billing',
  },
  {
    tables: ['subscriptions', 'payments', 'receipts', 'demo_subscriptions'],
    sweep: 'billing',
  },
  {
    tables: ['billing_emails'],
    sweep: 'billing',
  },
  {
    tables: ['billing_events', 'billing_alarms'],
    sweep: 'billing',
  },
  {
    tables: ['help_requests'],
    sweep: 'help',
  },
  {
    tables: ['follows', 'followed_items'],
    sweep: 'following',
  },
  {
    tables: ['watches', 'watched_entries', 'hub_subscriptions'],
    sweep: 'following',
  },
  {
    tables: ['digest_settings'],
    sweep: null,
  },
  {
    tables: ['digests'],
    sweep: 'digests',
  },
  {
    tables: ['audit_entries'],
    sweep: 'audit',
  },
  {
    tables: ['model_calls', 'checker_trials'],
    sweep: 'model-calls',
  },
  {
    tables: ['model_shares'],
    sweep: 'model-calls',
  },
  {
    tables: ['receipt_counters', 'sold_plans', 'schema_migrations'],
    sweep: null,
  },
] as const satisfies readonly Retention[]
