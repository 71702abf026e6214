-- An account is found by the normal form of its address. What was stored under another spelling before (a dot at the end, letters of
-- another width, marks that nobody sees) gets that form, unless another account has it: then both stay as they are, each found by its
-- own spelling, and share one quota as the accounts of one mailbox do. Nothing that was paid for changes its account.
create temporary table spelt on commit drop as
  select id, email, person_id, created_at,
    regexp_replace(normalize(lower(regexp_replace(normalize(email, NFKC),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g')), NFKC),
      '^\s*(mailto:\s*)+|[\s.]+$', '', 'g') as normal
  from users;
delete from spelt where email = normal or normal !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$';

-- Letters that only look the same may be of another mailbox: who gets the mailed code gets in, and nobody who was in before.
create temporary table other_letters on commit drop as
  select id from spelt where split_part(email, '@', 1) <> split_part(normal, '@', 1);
create temporary table renamed on commit drop as
  select distinct on (normal) id, normal from spelt
  where not exists (select from users where users.email = normal)
  order by normal, created_at, id;
delete from sessions where user_id in (select id from renamed) and user_id in (select id from other_letters);
delete from identities where user_id in (select id from renamed) and user_id in (select id from other_letters);
update users set email = normal from renamed where users.id = renamed.id;

-- One mailbox is one person, whichever of its accounts was there first.
create temporary table mailboxes on commit drop as
  select id, person_id, created_at,
    case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end as mailbox
  from (select id, person_id, created_at, regexp_replace(split_part(normal, '@', 1), '\+.*$', '') as name,
    split_part(normal, '@', 2) as host from spelt) as parts;
create temporary table owners on commit drop as
  select distinct on (mailboxes.mailbox) mailboxes.mailbox, coalesce(people.id, mailboxes.person_id) as person_id
  from mailboxes left join people on people.mailbox = mailboxes.mailbox
  order by mailboxes.mailbox, mailboxes.created_at, mailboxes.id;
create temporary table moved on commit drop as
  select distinct mailboxes.person_id as old, owners.person_id as new from mailboxes join owners using (mailbox)
  where mailboxes.person_id <> owners.person_id;
update reservations set person_id = new from moved where person_id = old;
update question_reservations set person_id = new from moved where person_id = old;
update visitors set person_id = new from moved where person_id = old;
update users set person_id = new from moved where person_id = old;
delete from people using moved where id = old;
update people set mailbox = owners.mailbox from owners where people.id = owners.person_id and people.mailbox <> owners.mailbox;
