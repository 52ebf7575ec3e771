/** Tables of leads; every row belongs to a tenant. */
export const leadMigrations = {
  table: 'leads_migrations',
  lock: 7_041_203_370,
  migrations: [
    {
      id: 'leads-1',
      sql: `
        create table leads (
          tenant text not null,
          id bigint generated always as identity,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          kind text not null,
          category text not null,
          subcategory text,
          lead_status text not null,
          form_completed boolean not null,
          dealership_slug text,
          car_id bigint,
          name text,
          email text,
          phone text,
          car jsonb,
          fields jsonb not null,
          sent jsonb not null,
          answered_at timestamptz,
          answered_by text,
          primary key (tenant, id)
        );
        create index leads_newest on leads (tenant, created_at desc, id desc);
        create index leads_phone on leads (tenant, phone);
        create table lead_consents (
          tenant text not null,
          lead bigint not null,
          name text not null,
          given boolean not null,
          wording text not null,
          at timestamptz not null default now(),
          primary key (tenant, lead, name),
          foreign key (tenant, lead) references leads on delete cascade
        );
        create table lead_deliveries (
          tenant text not null,
          id uuid not null default gen_random_uuid(),
          lead bigint not null,
          destination jsonb,
          partial boolean not null,
          created_at timestamptz not null default now(),
          state text not null default 'waiting' check (state in ('waiting', 'sent', 'superseded')),
          attempts integer not null default 0,
          last_error text,
          sent_at timestamptz,
          primary key (tenant, id),
          foreign key (tenant, lead) references leads on delete cascade
        );
        create index lead_deliveries_of on lead_deliveries (tenant, lead);
        create table lead_views (
          tenant text not null,
          at timestamptz not null default now(),
          person text not null,
          role text not null,
          action text not null,
          leads bigint[] not null
        );
        create index lead_views_at on lead_views (tenant, at desc);
        create table test_drives (
          tenant text not null,
          dealership_slug text not null,
          starts_at timestamptz not null,
          lead bigint not null,
          primary key (tenant, dealership_slug, starts_at),
          foreign key (tenant, lead) references leads on delete cascade
        );`,
    },
    {
      id: 'leads-2',
      sql: `
        alter table lead_deliveries add column sending_until timestamptz;
        create index leads_of_email on leads (tenant, lower(email), created_at);
        create index leads_of_phone
          on leads (tenant, right(regexp_replace(phone, '\\D', '', 'g'), 9), created_at);`,
    },
    {
      id: 'leads-3',
      sql: `
        create table lead_files (
          tenant text not null,
          id uuid not null,
          lead bigint not null,
          position bigint generated always as identity,
          field text not null,
          name text not null,
          type text not null,
          bytes bigint not null,
          sha256 text not null,
          created_at timestamptz not null default now(),
          primary key (tenant, id),
          foreign key (tenant, lead) references leads on delete cascade
        );
        create index lead_files_of on lead_files (tenant, lead, position);
        alter table leads add column suspected text;
        create index leads_suspected on leads (tenant, id desc) where suspected is not null;`,
    },
  ],
} as const
