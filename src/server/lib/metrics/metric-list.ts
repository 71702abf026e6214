/** One metric, under its name in Prometheus. */
export type Metric = Readonly<{
  /** The sentence about it, for `/metrics` and for the documents. */
  help: string
  labels: readonly string[]
  /** The upper ends of the classes of a histogram, in seconds. */
  buckets?: readonly number[]
}>

const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const transcriptBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32]
const workBuckets = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640]

/** The counters that grow with each event in this process. Labels come from closed lists only. */
export const counters = {
  precis_refusals_total: { labels: ['code'], help: 'Calls that were answered with a problem, by its code.' },
  precis_runs_total: {
    labels: ['outcome', 'code'],
    help: 'Runs by how they ended: done, failed with its code, given-back, lost. The last two go on with another worker.',
  },
  precis_lookups_total: {
    labels: ['store', 'outcome'],
    help: 'Summaries and transcripts that were found in memory or database, or had to be made: miss.',
  },
  precis_model_tokens_total: {
    labels: ['model', 'direction'],
    help: 'Tokens of language models; those of a call that broke off are estimated.',
  },
  precis_model_cost_usd_total: {
    labels: ['model', 'purpose'],
    help: 'What language models cost in US dollars, as far as their price is known, by what they were asked for.',
  },
  precis_model_answer_faults_total: {
    labels: ['model', 'fault'],
    help: 'Answers of models that could not be used: cut off, not as asked for, or with nothing of them found in the transcript.',
  },
  precis_checker_trials_total: {
    labels: ['checker', 'kind', 'outcome'],
    help: 'Trial lines that checkers answered, turned into an error or unchanged, by whether they were judged rightly: right, wrong.',
  },
  precis_model_refusals_total: {
    labels: ['share'],
    help: 'Calls to language models that were not made, by what had no room left: the run, or a share of the day.',
  },
  precis_transcripts_total: {
    labels: ['code'],
    help: 'Requests to YouTube for a transcript, by the code of the answer; OK is success.',
  },
  precis_transcript_files_total: {
    labels: ['by', 'name'],
    help: 'Given transcripts that were read, by format, by encoding, and by each pass that rewrote one before it was read; names of closed lists, never a word of a text.',
  },
  precis_transcript_attempts_total: {
    labels: ['source', 'outcome'],
    help: 'Attempts at each application of YouTube, yt-dlp and gemini-video; a source whose OK stops growing is broken.',
  },
  precis_recording_seconds_total: {
    labels: ['outcome'],
    help: 'Seconds of sound that came to an end: heard, or failed for good.',
  },
  precis_recording_wait_seconds_total: {
    labels: [],
    help: 'Seconds for which pieces of sound waited, from their arrival until a process took them up that ended them.',
  },
  precis_questions_total: {
    labels: ['outcome'],
    help: 'Questions that a model was asked: answered, not-said, and unanswered, where no model could and the passages stood alone.',
  },
  precis_hub_calls_total: {
    labels: ['what', 'outcome'],
    help: 'Hubs of feeds: each request to push, accepted or failed; each challenge of theirs, accepted, refused or denied; each push, accepted or refused.',
  },
  precis_replica_reads_total: {
    labels: ['outcome'],
    help: 'With DATABASE_REPLICA_URL: reads that the replica may answer. replica did; of the others the primary: missing, not there yet; failed; paused, left alone for 5 seconds after it did not answer.',
  },
  precis_rate_limit_counts_total: {
    labels: ['location'],
    help: 'With RATE_LIMITS=redis: calls that were counted there (store), or in the database because Redis did not answer.',
  },
  precis_storage_failures_total: {
    labels: ['code'],
    help: 'Failures of the folder or the bucket with the text of transcripts: out of reach, or damaged.',
  },
  precis_billing_alarms_total: {
    labels: ['kind'],
    help: 'Money that an operator has to look after; any growth is a reason to look.',
  },
} as const satisfies Readonly<Record<string, Metric>>

/** The times that are measured in this process, in seconds. */
export const histograms = {
  precis_http_request_seconds: {
    labels: ['method', 'route', 'status'],
    help: 'The time until a call was answered; a stream of events lasts as long as it is followed.',
    buckets: callBuckets,
  },
  precis_transcript_seconds: {
    labels: ['result'],
    help: 'The time from the request for a transcript to its answer.',
    buckets: transcriptBuckets,
  },
  precis_run_stage_seconds: {
    labels: ['stage', 'outcome'],
    help: 'The time of a stage of a run: waiting, transcript, summary.',
    buckets: workBuckets,
  },
  precis_model_call_seconds: {
    labels: ['model', 'outcome'],
    help: 'The time of a call to a language model.',
    buckets: workBuckets,
  },
  precis_task_seconds: {
    labels: ['task', 'outcome'],
    help: 'The time of a periodic task in this process.',
    buckets: workBuckets,
  },
} as const satisfies Readonly<Record<string, Metric>>

/** The values measured when the metrics are read; from `precis_queue_runs` on, of the whole cluster. */
export const gauges = {
  precis_database_connections: {
    labels: ['state'],
    help: 'Connections of this process: open, idle, and calls waiting for one.',
  },
  precis_database_up: {
    labels: [],
    help: '1, or 0 when the database did not answer; then the metrics of the cluster are absent.',
  },
  precis_queue_runs: { labels: ['state'], help: 'Runs of the cluster that are waiting and running.' },
  precis_queue_oldest_seconds: { labels: [], help: 'How long the oldest waiting run has waited.' },
  precis_leases_silent: { labels: [], help: 'Jobs whose worker missed its heartbeats.' },
  precis_model_cost_today_usd: { labels: [], help: 'What models cost since midnight in UTC.' },
  precis_model_cost_ceiling_usd: { labels: [], help: 'The most that models may cost in a day.' },
  precis_model_share_used_ratio: {
    labels: ['share'],
    help: 'How much of a share of the costs of the day is used; of networks and accounts of the fullest one.',
  },
  precis_task_backlog_rows: { labels: ['task'], help: 'Rows past their time; 1000 stands for more.' },
  precis_task_ended_seconds: { labels: ['task'], help: 'When a periodic task ended last, in Unix time.' },
  precis_task_failing: { labels: ['task'], help: 'Whether a periodic task failed when it ran last.' },
  precis_database_bytes: { labels: [], help: 'The size of the database.' },
  precis_table_bytes: { labels: ['table'], help: 'The size of a table with its indexes.' },
} as const satisfies Readonly<Record<string, Metric>>

/** The labels of a metric, each with a value. */
export type LabelsOf<M extends Metric> = Readonly<Record<M['labels'][number], string>>
