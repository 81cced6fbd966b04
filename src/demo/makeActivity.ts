import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { DEMO_PEOPLE } from './data/people.ts';
import { createRandom, type Random } from './random.ts';
import type { ActivityRow, VirtualAccountPaymentRow } from './rows.ts';
import { DAY, HOUR, isBankingDay, localMidnight, WINDOW_DAYS } from './trade/calendar.ts';

const USER_AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
] as const;

const SIMULATIONS = 60;

interface Actor {
  readonly name: string;
  readonly email: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** Activities of a business's people in one environment over the window, oldest first. */
export function makeActivity(
  business: DemoBusiness,
  { businessId, environment }: BusinessScope,
  paid: readonly VirtualAccountPaymentRow[],
  now: number,
): ActivityRow[] {
  const random = createRandom(`${business.key}/${environment}/activity`);
  if (business.trade === undefined || business.members.length === 0) return [];
  const actors = business.members.map(({ email }) => actor(email, random));
  const rows: ActivityRow[] = [];
  const target = { target_type: 'business', target_id: formatRecordId(BUSINESS_ID_PREFIX, businessId) } as const;
  const today = localMidnight(now, 420);
  for (let index = Math.min(WINDOW_DAYS, business.age) - 1; index >= 0; index--) {
    const midnight = today - index * DAY;
    const share = (isBankingDay(midnight, 420) ? 0.6 : 0.15) * (environment === 'PRODUCTION' ? 1 : 0.3);
    for (const person of actors) {
      if (random.chance(share)) rows.push(...dayOf(person, target, midnight, random));
    }
  }
  const editors = actors.filter((_, index) => business.members[index]?.permissions.includes('can_edit'));
  if (environment === 'DEVELOPMENT' && editors.length > 0) rows.push(...simulations(editors, paid, random));
  return rows
    .filter(({ created }) => created.getTime() <= now)
    .sort((a, b) => a.created.getTime() - b.created.getTime());
}

function actor(email: string, random: Random): Actor {
  return {
    name: DEMO_PEOPLE[email] ?? email,
    email,
    // Reserved for documentation (RFC 5737).
    ip: `203.0.113.${random.whole(2, 250)}`,
    userAgent: random.pick(USER_AGENTS),
  };
}

function row(person: Actor, time: number, action: ActivityRow['action'], random: Random): ActivityRow {
  return {
    id: random.uuid(time),
    created: new Date(time),
    action,
    actor_type: 'PERSON',
    actor_name: person.name,
    actor_email: person.email,
    target_type: null,
    target_id: null,
    ip_address: person.ip,
    user_agent: person.userAgent,
    before: null,
    after: null,
  };
}

type Target = Pick<ActivityRow, 'target_type' | 'target_id'>;

function dayOf(person: Actor, business: Target, midnight: number, random: Random): ActivityRow[] {
  let time = midnight + 8 * HOUR + random.whole(0, 4 * HOUR);
  const rows: ActivityRow[] = [];
  function add(action: ActivityRow['action'], change?: Partial<ActivityRow>) {
    rows.push({ ...row(person, time, action, random), ...change });
    time += random.whole(20_000, HOUR);
  }
  if (random.chance(0.07)) add('SIGN_IN_FAILED', business);
  add('SIGN_IN', business);
  if (random.chance(0.02)) {
    add('LANGUAGE_CHANGED', { before: { preferred_language: 'id' }, after: { preferred_language: 'en' } });
    add('LANGUAGE_CHANGED', { before: { preferred_language: 'en' }, after: { preferred_language: 'id' } });
  }
  if (random.chance(0.01)) {
    add('TIME_ZONE_CHANGED', {
      before: { preferred_timezone: 'Asia/Jakarta' },
      after: { preferred_timezone: 'Asia/Makassar' },
    });
    add('TIME_ZONE_CHANGED', {
      before: { preferred_timezone: 'Asia/Makassar' },
      after: { preferred_timezone: 'Asia/Jakarta' },
    });
  }
  if (random.chance(0.4)) add('SIGN_OUT');
  return rows;
}

function simulations(
  actors: readonly Actor[],
  paid: readonly VirtualAccountPaymentRow[],
  random: Random,
): ActivityRow[] {
  return paid.slice(-SIMULATIONS).map((payment) => {
    const time = (payment.paid ?? payment.created).getTime();
    return {
      ...row(random.pick(actors), time, 'PAYMENT_SIMULATED', random),
      target_type: 'virtual-account-payment',
      target_id: formatRecordId('vap', payment.id),
      before: { status: 'PENDING' },
      after: { status: 'COMPLETED', paid: new Date(time).toISOString() },
    };
  });
}
