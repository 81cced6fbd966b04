import { and, eq } from 'drizzle-orm';
import { compareScreens, type ScreenThing } from '#compiler/resolve/compareScreens.ts';
import type { Screens } from '#compiler/resolve/resolution.ts';
import type { AccessDifference, DifferenceGroup } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import type { Services } from '../../core/services.ts';
import { memberships } from '../../database/schema/index.ts';
import { type Flags, flagsOf } from './Flags.ts';
import { normalised, resolveFor } from './offeredPermissions.ts';
import type { PlannedChange } from './plannedChanges.ts';
import type { TeamAccount } from './teamAccounts.ts';

/** Elements by kind and screen, each name once, in the order of the language. */
function grouped(things: readonly ScreenThing[], language: string, say: (key: string) => string): DifferenceGroup[] {
  const { compare } = new Intl.Collator(language);
  const groups = new Map<string, { readonly group: DifferenceGroup; readonly names: Set<string> }>();
  for (const { kind, screen, label } of things) {
    const key = `${kind} ${screen ?? ''}`;
    const name = say(label);
    const known = groups.get(key);
    if (known !== undefined) known.names.add(name);
    else
      groups.set(key, { group: { kind, ...(screen && { screen: say(screen) }), names: [''] }, names: new Set([name]) });
  }
  return [...groups.values()].flatMap(({ group, names }) => {
    const [first, ...others] = [...names].sort(compare);
    return first === undefined ? [] : [{ ...group, names: [first, ...others] }];
  });
}

/** Permissions that a member has in an account through the platform that owns it. */
async function actingFlags(
  { database }: Pick<Services, 'database'>,
  account: TeamAccount,
  userId: string | undefined,
): Promise<Flags | undefined> {
  const master = account.row.master_business_id;
  if (userId === undefined || master === null || account.type !== 'OWNED') return undefined;
  const [row] = await database.drizzle
    .select()
    .from(memberships)
    .where(and(eq(memberships.business_id, master), eq(memberships.user_id, userId)));
  return row && normalised(account, flagsOf(row));
}

async function currentFlags({ database }: Pick<Services, 'database'>, account: TeamAccount, userId?: string) {
  if (userId === undefined) return undefined;
  const [row] = await database.drizzle
    .select()
    .from(memberships)
    .where(and(eq(memberships.business_id, account.id), eq(memberships.user_id, userId)));
  return row && flagsOf(row);
}

/**
 * The screens that a member gains and loses in each account, from the resolved consoles before and after the change.
 * `userId`: UUID; omitted for a new user. Rule team.preview.
 */
export async function previewAccess(
  services: Pick<Services, 'database' | 'config'>,
  { user }: SessionContext,
  changes: readonly PlannedChange[],
  userId: string | undefined,
): Promise<AccessDifference[]> {
  const answers: AccessDifference[] = [];
  for (const { account, next } of changes) {
    const acting = await actingFlags(services, account, userId);
    const before = (await currentFlags(services, account, userId)) ?? acting;
    const after = next ?? acting;
    const render = (flags: Flags | undefined): Screens | undefined =>
      flags && resolveFor(services, account, flags).screens;
    const { gains, losses } = compareScreens(render(before), render(after));
    const brand = services.config.brand(account.row.brand);
    const say = (key: string) => fillWords(brand, user.preferredLanguage, key, {});
    answers.push({
      business_id: formatRecordId(BUSINESS_ID_PREFIX, account.id),
      business_name: account.name,
      gains: grouped(gains, user.preferredLanguage, say),
      losses: grouped(losses, user.preferredLanguage, say),
    });
  }
  return answers;
}
