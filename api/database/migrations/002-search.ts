import { Migration } from '@mikro-orm/migrations'

const vector = (weight: 'A' | 'B' | 'C' | 'D', ...parts: string[]) =>
  `setweight(to_tsvector('pg_catalog.simple'::regconfig, ${parts.join(" || ' ' || ")}), '${weight}')`
const text = (column: string) => `public.search_text(${column})`

/**
 * What full-text search needs. Names in functions are qualified, because a restore and a generated column run with a
 * search path of their own; unaccent itself is not immutable, as its dictionary could be replaced, so it is wrapped.
 */
export class Search extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm with schema public')
    this.addSql('create extension if not exists unaccent with schema public')

    this.addSql(`create function public.f_unaccent(text) returns text language sql immutable strict parallel safe
      as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$`)

    // Plain words only: an apostrophe joins (shepherd's, shepherds), every other sign of ASCII, Latin-1 and general
    // punctuation parts, so that the parser never sees an address, a number with a sign or a file name.
    this.addSql(`create function public.search_text(text) returns text language sql immutable parallel safe
      as $$ select regexp_replace(
        regexp_replace(lower(public.f_unaccent(coalesce($1, '')) collate pg_catalog."en-x-icu"), '[''\\u2018\\u2019\\u02bc]', '', 'g'),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g')
        collate "default" $$`)
    this.addSql(`create function public.search_lines(text[]) returns text language sql immutable parallel safe
      as $$ select public.search_text(array_to_string($1, ' ')) $$`)

    this.addSql(`alter table church add column search tsvector generated always as (
      ${vector('A', text('name'))}
      || ${vector('B', text('denomination'), text('area'), text('zip'), text('address'))}
      || ${vector('C', 'public.search_lines(services)', text('special_programs'), text('youth_programs'), text('music_ministry'), text('outreach_programs'))}
      || ${vector('D', text('description'))}) stored`)
    this.addSql("create index church_search on church using gin (search) where status = 'approved'")

    this.addSql('create table search_word (word text primary key)')
    this.addSql('create index search_word_trigrams on search_word using gin (word gin_trgm_ops)')
    this.addWordTriggers()

    // Loads the module, so that its setting is known to the next statement.
    this.addSql('select show_limit()')
    this.addSql(`create function public.similar_words(term text) returns table (word text, likeness real)
      language sql stable set pg_trgm.similarity_threshold = '0.2'
      as $$ select w.word, public.similarity(w.word, term) from public.search_word w
        where w.word operator(public.%) term order by 2 desc, 1 limit 30 $$`)
  }

  /** Keeps search_word to the words of approved churches: a word of a pending one must not even correct a typo. */
  private addWordTriggers(): void {
    const words = (rows: string) =>
      `select distinct word from ${rows} r, unnest(tsvector_to_array(r.search)) word
       where r.status = 'approved' and word !~ '[0-9]' and length(word) between 3 and 40`
    const add = `insert into public.search_word ${words('new_rows')} order by word on conflict do nothing;`
    const remove = (kept: string) => `delete from public.search_word w using (
        select word from (${words('old_rows')} ${kept}) gone order by word
      ) gone where w.word = gone.word and not exists (
        select from public.church c
        where c.status = 'approved' and c.search @@ quote_literal(gone.word)::tsquery);`
    const body = { insert: add, update: `${add} ${remove(`except ${words('new_rows')}`)}`, delete: remove('') }
    const tables = {
      insert: 'new table as new_rows',
      update: 'old table as old_rows new table as new_rows',
      delete: 'old table as old_rows',
    }
    for (const event of ['insert', 'update', 'delete'] as const) {
      this.addSql(`create function public.church_words_on_${event}() returns trigger language plpgsql
        as $$ begin ${body[event]} return null; end $$`)
      this.addSql(`create trigger church_words_on_${event} after ${event} on church referencing ${tables[event]}
        for each statement execute function public.church_words_on_${event}()`)
    }
  }
}
