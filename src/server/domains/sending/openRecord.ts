import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { type RecordTable, recordTable } from '../../engine/resources/statements/recordTable.ts';

/** A record with a screen that is open to the user, and its table. */
export interface OpenRecord extends RecordTable {
  readonly access: ResourceAccess;
}

/** The record of a name; throws 404 when no screen of it is open to the user. */
export function openRecord({ resolution }: Pick<ActingPerson, 'resolution'>, name: string): OpenRecord {
  for (const access of resolution.access.values()) {
    if (access.record.name !== name) continue;
    const { table, column } = recordTable(access.record);
    return { access, table, column };
  }
  throw notFound();
}
