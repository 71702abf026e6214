-- Hindi is searched by the sounds of its words too: its texts are indexed again, the newest of an account at its next search and the rest
-- by the sweep. What a version before this one indexes meanwhile is found in its own script.
update history_items set is_indexed = false
from transcripts where transcripts.id = history_items.transcript_id and is_indexed and transcripts.language ~* '^hi(-|$)';
update history_items set is_indexed = false
from summaries where summaries.id = history_items.summary_id and is_indexed and summaries.language ~* '^hi(-|$)';
delete from transcript_terms using transcripts
where transcripts.id = transcript_terms.transcript_id and transcripts.language ~* '^hi(-|$)';
delete from summary_terms using summaries
where summaries.id = summary_terms.summary_id and summaries.language ~* '^hi(-|$)';
