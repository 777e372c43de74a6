import { Migration } from '@mikro-orm/migrations'

// Fact 4 and ruling 2: one bad slug would fail the page that carries it, so the database itself refuses it.
const slugCheck = (column: string) => `check (
  ${column} collate "C" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${column} collate "C" ~ '[a-z]' and length(${column}) <= 80)`
const statusCheck = `check (status in ('pending', 'approved', 'rejected', 'withdrawn'))`
// An infinite moment is one that no page can print.
const times =
  'created_at timestamptz(3) not null check (isfinite(created_at)), updated_at timestamptz(3) not null check (isfinite(updated_at))'

/** Every table, as the entities describe them; what search adds comes in the next migration. */
export class Tables extends Migration {
  override up(): void {
    this.addSql(`create table account (
      id serial primary key, username text not null, email text not null, password_hash text not null,
      role text not null default 'user' check (role in ('user', 'admin')),
      last_active_at timestamptz(3) not null, ${times})`)
    this.addSql('create unique index account_username on account (lower(username))')
    this.addSql('create unique index account_email on account (lower(email))')

    this.addSql(`create table session (
      sid text primary key, data jsonb not null, user_id int references account on delete cascade,
      created_at timestamptz(3) not null, expires_at timestamptz(3) not null)`)
    this.addSql('create index session_account on session (user_id)')
    this.addSql('create index session_expires on session (expires_at)')

    this.addSql(`create table church (
      id serial primary key, slug text not null unique ${slugCheck('slug')}, version int not null default 1,
      status text not null default 'pending' ${statusCheck}, rejection_reason text,
      owner_id int references account on delete set null,
      name text not null check (name <> ''), denomination text not null, description text not null,
      address text not null, zip text not null, area text not null, phone text,
      website text check (website ~* '^https?://[^[:space:]]+$'),
      youtube_channel text check (youtube_channel ~* '^https?://[^[:space:]]+$'),
      services text[] not null default '{}', thumbnail text, hero_image text,
      pastor_name text, mission_statement text, history text, special_programs text, youth_programs text,
      music_ministry text, outreach_programs text, facebook_page text, instagram_handle text,
      email text, city text, additional_info text,
      is_premium boolean not null default false, granted boolean not null default false,
      granted_until timestamptz(3), featured boolean not null default false, proposed jsonb, ${times})`)
    this.addSql(`create index church_rank on church
      (featured desc, is_premium desc, name collate pg_catalog."en-x-icu", id) where status = 'approved'`)
    this.addSql("create index church_denomination on church (denomination) where status = 'approved'")
    this.addSql("create index church_area on church (area) where status = 'approved'")
    this.addSql("create index church_waiting on church (created_at) where status = 'pending'")
    this.addSql('create index church_owner on church (owner_id)')

    this.addSql(`create table photo (
      id serial primary key, church_id int not null references church on delete cascade, name text not null unique,
      alt text not null, position int not null default 0, width int not null check (width > 0),
      height int not null check (height > 0), created_at timestamptz(3) not null)`)
    this.addSql('create index photo_church on photo (church_id, position)')

    this.addSql(`create table event (
      id serial primary key, slug text not null unique ${slugCheck('slug')}, version int not null default 1,
      status text not null default 'pending' ${statusCheck}, title text not null check (title <> ''),
      description text not null, date date not null check (isfinite(date)), time text, location text not null, category text not null,
      church_id int references church on delete set null, owner_id int references account on delete set null, ${times})`)
    this.addSql("create index event_date on event (date, id) where status = 'approved'")
    this.addSql("create index event_waiting on event (created_at) where status = 'pending'")
    this.addSql('create index event_church on event (church_id)')
    this.addSql('create index event_owner on event (owner_id)')

    this.addSql(`create table article (
      id serial primary key, slug text not null unique ${slugCheck('slug')}, title text not null check (title <> ''),
      excerpt text not null, content text not null, image_url text, published_at timestamptz(3) not null check (isfinite(published_at)),
      category text not null, file text unique, ${times})`)
    this.addSql('create index article_published on article (published_at desc, id desc)')

    this.addSql(`create table contact_message (
      id serial primary key, name text not null, email text not null, subject text not null, message text not null,
      created_at timestamptz(3) not null)`)
    this.addSql('create index contact_message_created on contact_message (created_at)')

    this.addSql(`create table analytics_entry (
      id serial primary key, church_id int not null references church on delete cascade,
      month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      profile_views int not null default 0, website_clicks int not null default 0, phone_clicks int not null default 0,
      direction_clicks int not null default 0, unique (church_id, month))`)

    this.addSql(`create table payment (
      id serial primary key, user_id int references account on delete set null, plan text not null,
      amount int not null check (amount >= 0), currency text not null default 'usd',
      status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'refunded')),
      provider_id text not null unique, ${times})`)
    this.addSql('create index payment_account on payment (user_id)')

    this.addSql(`create table subscription (
      id serial primary key, user_id int references account on delete set null, plan text not null,
      status text not null, provider_id text not null unique, paid_until timestamptz(3), ${times})`)
    this.addSql('create index subscription_account on subscription (user_id)')

    this.addSql(`create table slug (
      kind text not null check (kind in ('church', 'event', 'article')), slug text not null ${slugCheck('slug')},
      record_id int not null, was_public boolean not null default false, primary key (kind, slug))`)
    this.addSql('create index slug_record on slug (kind, record_id)')

    this.addSql(`create table change (
      id bigserial primary key, tags text[] not null, created_at timestamptz(3) not null)`)

    this.addSql(`create table published_page (
      target text not null, path text not null, name text not null, tags text[] not null, reads_hash text not null,
      body_hash text not null, outcome text not null, primary key (target, path))`)
    this.addSql('create index published_page_tags on published_page using gin (tags)')
  }
}
