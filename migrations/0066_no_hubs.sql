-- No hub pushes what is followed: its sources are asked. No version that reads or writes these columns may run beside this one.
alter table watches
  drop column hub_url, drop column hub_topic, drop column hub_asked, drop column hub_asked_at, drop column hub_until;
