import { Migration } from '@mikro-orm/migrations'

/**
 * What keeps search and lists fast at a hundred thousand churches (churches/search-order.ts says how they are used).
 */
export class FastSearch extends Migration {
  override up(): void {
    // A large table is written anew, which may take longer than any statement of the site should.
    this.addSql('set local statement_timeout = 0')
    // The name as it is sorted and as its beginning is compared: folded like search text, so without accents, case and
    // signs, and by character ("C"), so that an index can find every name that begins with a text.
    this.addSql(`alter table church add column search_name text collate "C"
      generated always as (btrim(public.search_text(name))) stored`)
    this.addSql(`create index church_order on church (featured desc, is_premium desc, search_name, id)
      where status = 'approved'`)
    this.addSql('drop index church_rank')
    this.addSql(`create index church_promoted on church (featured desc, is_premium desc, search_name, id)
      where status = 'approved' and (featured or is_premium)`)

    // A GIN index does not know in which field a word stands. Who asks for matches in the name alone would read every
    // church with the word anywhere, so each group of fields has an index of its own. Every search reads the list of
    // what is not yet sorted into an index: it is kept short, and not left out, because rows that come by thousands
    // would take three times as long without it.
    const brief = '(gin_pending_list_limit = 64)'
    for (const fields of ['a', 'a,b', 'a,b,c'])
      this.addSql(`create index church_search_${fields.replaceAll(',', '')} on church
        using gin (pg_catalog.ts_filter(search, '{${fields}}')) with ${brief} where status = 'approved'`)
    this.addSql(`alter index church_search set ${brief}`)
    this.addSql("select gin_clean_pending_list('church_search')")

    // One church in 251, to learn how common words are before the way to their matches is chosen. A prime, so that
    // churches entered in some regular order are not met at the same place of it each time.
    this.addSql("create index church_sample on church (id) where status = 'approved' and id % 251 = 0")

    this.keepEveryWord()
  }

  /**
   * Which words begin with what was typed is read from search_word, which therefore holds those with figures and short
   * ones too. They correct nothing.
   */
  private keepEveryWord(): void {
    this.addSql('create index search_word_beginning on search_word (word text_pattern_ops)')
    const words = (rows: string) =>
      `select distinct word from ${rows} r, unnest(tsvector_to_array(r.search)) word where r.status = 'approved'`
    const add = (rows: string) => `insert into public.search_word ${words(rows)} order by word on conflict do nothing;`
    const remove = (kept: string) => `delete from public.search_word w using (
        select word from (${words('old_rows')} ${kept}) gone order by word
      ) gone where w.word = gone.word and not exists (
        select from public.church c
        where c.status = 'approved' and c.search @@ quote_literal(gone.word)::tsquery);`
    const bodies = {
      insert: add('new_rows'),
      update: `${add('new_rows')} ${remove(`except ${words('new_rows')}`)}`,
      delete: remove(''),
    }
    for (const [event, body] of Object.entries(bodies))
      this.addSql(`create or replace function public.church_words_on_${event}() returns trigger language plpgsql
        as $$ begin ${body} return null; end $$`)
    this.addSql(add('public.church'))
    this.addSql(`create or replace function public.similar_words(term text) returns table (word text, likeness real)
      language sql stable set pg_trgm.similarity_threshold = '0.2'
      as $$ select w.word, public.similarity(w.word, term) from public.search_word w
        where w.word operator(public.%) term and w.word !~ '[0-9]' and length(w.word) between 3 and 40
        order by 2 desc, 1 limit 30 $$`)
  }
}
