import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import { notFound } from '../errors/ApiError.ts';
import type { ActingPerson } from '../identity/SessionContext.ts';
import { type RecordTable, recordTable } from '../resources/recordTable.ts';

/** A record that the person has on a screen, and its table. */
export interface OpenRecord extends RecordTable {
  readonly access: ResourceAccess;
}

/** The record of a name, where a screen of it is open to the person; else what does not exist. */
export function openRecord({ resolution }: Pick<ActingPerson, 'resolution'>, name: string): OpenRecord {
  for (const access of resolution.access.values()) {
    if (access.record.name !== name) continue;
    const { table, column } = recordTable(access.record);
    return { access, table, column };
  }
  throw notFound();
}
