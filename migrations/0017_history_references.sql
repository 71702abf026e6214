-- What refers to a transcript, a summary or a device is found when one of them is deleted, and when it may be.
create index history_items_of_transcript on history_items (transcript_id);
create index history_items_of_summary on history_items (summary_id) where summary_id is not null;
create index history_items_of_device on history_items (device_id) where device_id is not null;

-- What visitors own goes by its age.
create index history_items_of_visitors on history_items (created_at) where visitor_id is not null;
