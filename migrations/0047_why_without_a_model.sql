-- Why a summary stands for one that a model was to write: no model answered, it would have cost too much, or a share of the costs of
-- the day had no room for a call of this cost. Then it answers only callers whose own share has no room either.
alter table summaries
  add column fallback_reason text,
  add column fallback_micro_usd bigint,
  add constraint summaries_fallback_reason_known
    check (fallback_reason in ('outage', 'run', 'share') and (fallback_reason = 'share') = (fallback_micro_usd is not null));
