import type { Migration } from '#server/db/migrate.ts'

/**
 * A schema with all that makes copying data hard: cycles of keys, values that are computed, a trigger that
 * interferes.
 */
export const everyKind: Migration = {
  id: '0001_every_kind',
  checksum: 'every kind',
  sql: `
    create table owners (
      id int generated always as identity primary key,
      "First name" text not null unique,
      favourite int
    );
    create table items (
      id bigserial primary key,
      owner int not null references owners on delete cascade,
      part_of bigint references items,
      words text not null,
      length int generated always as (length(words)) stored,
      document jsonb,
      bytes bytea,
      amount numeric,
      share double precision,
      moment timestamptz,
      span interval,
      tags text[]
    );
    alter table owners add constraint owners_favourite foreign key (favourite) references items;
    create unlogged table counters (key text primary key);
    create table empty_table (id int);
    create sequence unused_sequence;
    create function exclaim() returns trigger language plpgsql as
      $$ begin new.words = new.words || '!'; return new; end $$;
    create trigger exclaim before insert on items for each row execute function exclaim();`,
}

/** Rows for it, the awkward values of each type among them. */
export const everyKindRows = `
  insert into owners ("First name") values ('Zoë'), (E'back\\\\slash\\ttab\\nline'), ('\\.');
  insert into items (owner, part_of, words, document, bytes, amount, share, moment, span, tags) values
    (1, null, '', '{"a": [1, 2.50, null, "\\u00e9 \\\\n"]}', '\\x00ff0a5c2e', 12345678901234567890.123456789,
      0.1 + 0.2, '2026-02-03 04:05:06.789012+05:30', '1 mon -2 days 03:04:05.678', array['a,b', null, '"']),
    (1, 1, 'NULL', null, '', 'NaN', '-Infinity', 'infinity', null, '{}'),
    (2, 2, '\\N', 'null', null, null, null, null, null, null);
  update items set part_of = 3 where id = 1;
  update owners set favourite = 2 where id = 1;
  insert into counters values ('not kept');
  insert into items (owner, words) select 2, 'line ' || n || E'\\n\\\\.\\n' from generate_series(1, 500) as n;`
