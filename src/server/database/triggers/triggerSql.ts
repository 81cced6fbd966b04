/** A string constant of SQL. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A trigger by its table and its name. */
export interface TriggerPlace {
  readonly table: string;
  readonly trigger: string;
}

/** The statement that drops the triggers of a function that are not among those to keep. */
export function dropStale(fn: string, keep: readonly TriggerPlace[]): string {
  const kept = keep.map(({ table, trigger }) => literal(`${table} ${trigger}`));
  const isStale = kept.length === 0 ? '' : ` AND tgrelid::regclass || ' ' || tgname NOT IN (${kept.join(', ')})`;
  return `DO $$ DECLARE stale record; BEGIN
    FOR stale IN SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE tgfoid = '${fn}'::regproc${isStale} LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', stale.tgname, stale.place);
    END LOOP;
  END $$`;
}
