import { randomUUID } from 'node:crypto';
import { today } from '#contract/dates/days.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Speciality } from '../businesses.ts';
import type { Answer, Made, Shop } from '../Shop.ts';

/** One thing that happens in a business. */
export type Step = (shop: Shop, random: Random, now: Date) => Promise<unknown>;

const DAY = 86_400_000;

/** The channels and banks of a country. */
export const OF_COUNTRY = {
  ID: {
    channels: VALUE_LISTS['payer-channels-of-indonesia'],
    banks: VALUE_LISTS['banks-of-indonesia'],
    accountBanks: VALUE_LISTS['account-banks-of-indonesia'],
    payees: VALUE_LISTS['payees-of-indonesia'],
  },
  PH: {
    channels: VALUE_LISTS['payer-channels-of-philippines'],
    banks: VALUE_LISTS['banks-of-philippines'],
    accountBanks: VALUE_LISTS['account-banks-of-philippines'],
    payees: VALUE_LISTS['payees-of-philippines'],
  },
} as const;

/** A day in so many days, YYYY-MM-DD. */
export function dayIn(now: Date, days: number): string {
  return today('Asia/Jakarta', new Date(now.getTime() + days * DAY));
}

/** The number of a bank account: the simulated bank answers by its end. */
export function accountNumber(random: Random): string {
  return `12345${random.between(10, 99)}${random.weighted({ '1234': 8, '0000': 1, '9999': 1 })}`;
}

/** Runs an action of a record that was made, if there is one. */
export async function later(shop: Shop, resource: string, action: string, body?: object): Promise<Answer | undefined> {
  const made = shop.some(resource);
  if (made === undefined) return undefined;
  const answer = await shop.post(`${resource}/${made.id}/${action}`, body);
  if (answer.status === 200) made.status = answer.json.status;
  return answer;
}

/** Creates a record by API key, and keeps it for later steps. */
export async function create(shop: Shop, resource: string, body: object): Promise<Made | undefined> {
  return shop.keep(resource, await shop.post(resource, { external_id: randomUUID(), ...body }));
}

/** A channel by which payers of the business's country pay. */
export function channelOf({ business }: Shop, random: Random): string {
  return random.pick<string>(OF_COUNTRY[business.country].channels);
}

/** A step that runs an action of a record that was made before. */
export function act(resource: string, action: string, body?: (shop: Shop) => object): Step {
  return (shop) => later(shop, resource, action, body?.(shop));
}

/** Steps by name, each with its share of what happens. */
export type Steps = Readonly<Record<string, WeightedStep>>;

interface WeightedStep {
  readonly weight: number;
  readonly run: Step;
  /** Whose step it is; default: any business's. */
  readonly of?: Speciality;
}

/** Makes steps those of the businesses of a speciality. */
export function stepsOf(of: Speciality, steps: Steps): Steps {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { ...step, of }]));
}
