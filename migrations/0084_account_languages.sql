-- The language in which a person reads the pages and gets emails, as BCP 47; null until a page says one. A version that does not know
-- the column leaves it empty and writes English.
alter table users add column interface_language text;
