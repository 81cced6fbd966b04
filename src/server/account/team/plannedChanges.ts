import type { PermissionChange, PermissionGrant } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { invalidRequest, notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { type Flags, flagsOf, grantedBy } from './Flags.ts';
import { normalised, offeredPermissions } from './offeredPermissions.ts';
import { type TeamAccount, teamAccounts } from './teamAccounts.ts';

/** A change of a member's permissions in one account. Rule team.all-or-nothing. */
export interface PlannedChange {
  readonly kind: 'add' | 'update' | 'remove';
  readonly account: TeamAccount;
  /** `undefined` to remove the member. */
  readonly next: Flags | undefined;
}

type ChangeLists = Pick<PermissionChange, 'add' | 'update' | 'remove'>;

interface RequestedChange {
  readonly kind: PlannedChange['kind'];
  /** Its path in the body. */
  readonly field: string;
  readonly id: string;
  readonly grant: PermissionGrant | undefined;
}

function listRequested({ add = [], update = [], remove = [] }: ChangeLists): RequestedChange[] {
  const requested: RequestedChange[] = [];
  function addChange(
    kind: RequestedChange['kind'],
    index: number,
    businessId: string,
    grant: PermissionGrant | undefined,
  ): void {
    const id = parseRecordId(BUSINESS_ID_PREFIX, businessId);
    if (id === undefined) throw notFound();
    requested.push({ kind, field: `${kind}.${index}`, id, grant });
  }
  for (const [index, grant] of add.entries()) addChange('add', index, grant.business_id, grant);
  for (const [index, grant] of update.entries()) addChange('update', index, grant.business_id, grant);
  for (const [index, { business_id }] of remove.entries()) addChange('remove', index, business_id, undefined);
  if (requested.length === 0) throw invalidRequest('add', 'must name an account, or update or remove must');
  if (new Set(requested.map(({ id }) => id)).size < requested.length)
    throw invalidRequest('add', 'must name each account once');
  return requested;
}

/** The stored flags of a grant. Throws API_VALIDATION_ERROR when it is empty or contains permissions that are not offered. */
function grantedFlags(
  services: Pick<Services, 'config'>,
  account: TeamAccount,
  { field, grant }: RequestedChange,
): Flags {
  if (grant === undefined) throw invalidRequest(field, 'must have permissions');
  const flags = normalised(account, flagsOf(grant));
  const offered = offeredPermissions(services, account).map(({ id }) => id);
  const granted = grantedBy(flags);
  for (const name of granted) {
    if (!offered.includes(name)) throw invalidRequest(`${field}.${name}`, 'is not offered for this account');
  }
  if (granted.length === 0) throw invalidRequest(field, 'must have at least one permission');
  return flags;
}

/**
 * The validated changes of a request, ordered by account id, which prevents deadlocks. Throws DATA_NOT_FOUND_ERROR for an
 * account of which the user is not an administrator.
 */
export async function plannedChanges(
  services: Pick<Services, 'database' | 'config'>,
  session: SessionContext,
  lists: ChangeLists,
): Promise<PlannedChange[]> {
  const requested = listRequested(lists).sort((one, other) => (one.id < other.id ? -1 : 1));
  const accounts = await teamAccounts(
    services,
    session,
    requested.map(({ id }) => id),
  );
  return requested.map((change) => {
    const account = accounts.get(change.id);
    if (account === undefined) throw notFound();
    const next = change.kind === 'remove' ? undefined : grantedFlags(services, account, change);
    return { kind: change.kind, account, next };
  });
}
