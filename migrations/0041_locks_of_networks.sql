-- Visitors of one network are served one after the other. The lock of a network is one of these rows, by its hash: a row is
-- locked by every engine, an advisory lock only by PostgreSQL itself. Two networks that share a row wait for each other.
create schema if not exists locks;
create table locks.network (slot int primary key);
insert into locks.network select generate_series(0, 1023);
