import { Migration } from '@mikro-orm/migrations'

/**
 * The last transaction that changed a church: whoever keeps what was read of churches sees by it whether that is still
 * so. Written as a transaction commits, so that two that change churches do not wait for each other before; whoever
 * comes second has then seen the first, and no two leave the same mark.
 */
export class ChurchChange extends Migration {
  override up(): void {
    this.addSql(`create table church_change (
      only_row boolean primary key default true check (only_row), made_by xid8 not null)`)
    this.addSql('insert into church_change (made_by) values (pg_current_xact_id())')
    this.addSql(`create function public.note_church_change() returns trigger language plpgsql as $$ begin
      update public.church_change set made_by = pg_current_xact_id() where made_by <> pg_current_xact_id();
      return null;
    end $$`)
    this.addSql(`create constraint trigger church_change after insert or update or delete on church
      deferrable initially deferred for each row execute function public.note_church_change()`)
  }
}
