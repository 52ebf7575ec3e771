import type { Migration } from '../context.ts'

export const authMigrations: Migration[] = [
  {
    id: 'auth-001-people-sessions-tokens',
    sql: `
      create table lake_users (
        id text primary key,
        email text not null unique check (email = lower(email)),
        name text not null,
        role text not null check (role in ('administrator', 'editor', 'viewer')),
        password_hash text not null,
        password_initial boolean not null default false,
        active boolean not null default true,
        created_at timestamptz not null default now()
      );
      create table lake_sessions (
        token_hash bytea primary key,
        user_id text not null references lake_users (id) on delete cascade,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index lake_sessions_user on lake_sessions (user_id);
      create index lake_sessions_expiry on lake_sessions (expires_at);
      create table lake_tokens (
        id text primary key,
        token_hash bytea not null unique,
        name text not null unique,
        role text not null check (role in ('administrator', 'editor', 'viewer')),
        created_at timestamptz not null default now()
      );
      create table lake_sign_in_attempts (
        id bigint generated always as identity primary key,
        account_hash bytea not null,
        address text not null,
        at timestamptz not null default now()
      );
      create index lake_sign_in_attempts_account on lake_sign_in_attempts (account_hash, at);
      create index lake_sign_in_attempts_address on lake_sign_in_attempts (address, at);
      create table lake_user_values (
        user_id text not null,
        key text not null,
        value jsonb not null,
        primary key (user_id, key)
      );
    `,
  },
  {
    id: 'auth-002-people-with-scopes',
    sql: 'alter table lake_users add column scopes text[]',
  },
  {
    id: 'auth-003-limits-of-rate-limiter-flexible',
    sql: `
      drop table lake_sign_in_attempts;
      create table lake_sign_in_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )
    `,
  },
]
