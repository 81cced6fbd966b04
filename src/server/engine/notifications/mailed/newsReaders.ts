import { eq } from 'drizzle-orm';
import { mailsName } from '#compiler/resolve/screens/showing.ts';
import type { ResolvedCentre } from '#compiler/resolve/settings/resolveCentre.ts';
import { canUseLive } from '#contract/canUseLive.ts';
import type { Country, Language } from '#contract/generated/api.ts';
import type { NotificationDeclaration } from '#contract/generated/config.ts';
import { factsOf } from '../../../access/sessions/people/factsOf.ts';
import { languageOf } from '../../../access/sessions/people/languageOf.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import type { Services } from '../../../core/services.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import { businesses } from '../../../database/schema/index.ts';
import { membersWithout } from '../mailReaders.ts';

/** A member to whom notifications are mailed. */
export interface NewsReader {
  readonly to: string;
  readonly to_name: string;
  readonly language: Language;
  /** The notification centre as it is for them. */
  readonly centre: ResolvedCentre;
}

/** A business and those of its members to whom notifications are mailed. */
export interface NewsReaders {
  readonly business: string;
  readonly country: Country;
  readonly brand: BrandConfig;
  readonly readers: readonly NewsReader[];
}

/**
 * The members to whom the notifications of a declaration are mailed: those whose profile lists it, who have not turned it
 * off, and whose notification centre is open.
 * Rule notifications.mailed-kinds.
 */
export async function newsReaders(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { businessId, environment }: BusinessScope,
  { id }: Pick<NotificationDeclaration, 'id'>,
): Promise<NewsReaders | undefined> {
  const [row] = await database.drizzle.select().from(businesses).where(eq(businesses.business_id, businessId));
  if (row === undefined || (environment === 'PRODUCTION' && !canUseLive(row.go_live_status))) return undefined;
  const { flags } = config.current().config.flags.value;
  const members = await membersWithout(database.drizzle, businessId, mailsName(id));
  const readers = members.flatMap(({ to, to_name, chosen, membership }) => {
    const { notifications, centre } = config.resolve(row.brand, factsOf(row, membership, environment, flags));
    if (centre === undefined || !notifications.some((kind) => kind.id === id)) return [];
    return [{ to, to_name, language: languageOf(chosen, undefined, row.country), centre }];
  });
  return { business: row.name, country: row.country, brand: config.brand(row.brand), readers };
}
