import { stateFields } from '#contract/transitions.ts';
import type { Database } from '#server/database/database.ts';
import { REQUEST_ROLE } from '#server/database/requestRole.ts';

/** What requests and workers did, by transaction. Loading the demo is not among it: the owner does that. */
const LOG = `
create schema watched;
create table watched.effects (
  place bigint generated always as identity primary key,
  transaction bigint not null default txid_current(),
  kind text not null,
  relation text not null,
  what text not null,
  record_id text,
  before text,
  after text
);
create function watched.log_state() returns trigger language plpgsql security definer as $$
declare
  was text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> tg_argv[0] end;
begin
  insert into watched.effects (kind, relation, what, record_id, before, after)
  values ('state', tg_table_name, tg_argv[0], new.id::text, was, to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;
create function watched.log_journal() returns trigger language plpgsql security definer as $$
begin
  insert into watched.effects (kind, relation, what, record_id, before, after)
  values ('journal', tg_table_name, new.type, new.journal_id::text,
    concat_ws(' ', new.business_id, new.environment, new.account, new.currency), concat_ws(' ', new.amount, new.balance_after));
  return null;
end $$;
create function watched.log_callback() returns trigger language plpgsql security definer as $$
begin
  insert into watched.effects (kind, relation, what, record_id, before, after)
  values ('callback', tg_table_name, new.product, new.reference, new.payload::text, new.payload ->> 'status');
  return null;
end $$;
`;

const BY_REQUEST = `current_user = '${REQUEST_ROLE}'`;

function triggers(): string[] {
  const states = stateFields().flatMap(({ table, field }) => [
    `create trigger watch_new_${field} after insert on ${table} for each row when (${BY_REQUEST}) execute function watched.log_state('${field}')`,
    `create trigger watch_${field} after update of ${field} on ${table} for each row when (${BY_REQUEST}) execute function watched.log_state('${field}')`,
  ]);
  return [
    ...states,
    `create trigger watch_journals after insert on ledger_entries for each row when (${BY_REQUEST}) execute function watched.log_journal()`,
    // A person tests a callback URL by one that is about no record.
    `create trigger watch_callbacks after insert on callbacks for each row when (${BY_REQUEST} and new.payload -> 'is_test' is null) execute function watched.log_callback()`,
  ];
}

/** Makes a database keep what requests change: states, journals and callbacks, by transaction. */
export async function watchEffects({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query([LOG, ...triggers()].join(';\n'));
}

/** One entry of the log. */
export interface Effect {
  /** Position in the log, growing. */
  readonly place: string;
  readonly transaction: string;
  readonly kind: 'state' | 'journal' | 'callback';
  readonly relation: string;
  /** The state field, the type of the journal or the product of the callback. */
  readonly what: string;
  /** UUID of the record or the journal; of a callback the id with its prefix. */
  readonly record_id: string;
  /** The state before; of a line of a journal its business, environment, account and currency; of a callback its payload. */
  readonly before: string | null;
  /** The state; of a line of a journal its amount, and the balance of its account after it. */
  readonly after: string | null;
}

/** What requests did, in order: all of it, or what came after a place. */
export async function readEffects({ pool }: Pick<Database, 'pool'>, after = '0'): Promise<Effect[]> {
  const { rows } = await pool.query<Effect>(
    `select place::text, transaction::text, kind, relation, what, record_id, before, after from watched.effects
     where place > $1 order by effects.place`,
    [after],
  );
  return rows;
}
