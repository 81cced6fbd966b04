import type { PgTable } from 'drizzle-orm/pg-core';
import type { Environment, Permission } from '#contract/generated/config.ts';
import { CURRENCIES, type Currency, countryCurrency } from '#contract/money/currencies.ts';
import { DEMO_BUSINESSES } from '../data/businesses.ts';
import type { DemoBusiness, DemoMember } from '../data/DemoBusiness.ts';
import { NAME_BOOKS, type NameBook } from '../data/names.ts';
import { emailOf, personName } from '../makeCustomers.ts';
import { createRandom, type Random, weightedList } from '../random.ts';
import type { CustomerRow, PendingSettlement } from '../rows.ts';
import { DAY, WINDOW_DAYS } from '../trade/calendar.ts';

/** Exchange rates of the demo in rupiah: amounts are defined in rupiah. */
const RUPIAH: Readonly<Record<Currency, number>> = { IDR: 1, PHP: 280, USD: 16_000 };

/** The share of the window in which referenced rows are created. */
const EARLY_SHARE = 0.05;

/** A payer or recipient. */
export interface SamplePerson {
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** The columns of a row without business and environment. */
export type SampleRow<Table extends PgTable> = Omit<Table['$inferInsert'], 'business_id' | 'environment'>;

/** Creation time of a row, with a matching id. */
export interface SampleKey {
  readonly id: string;
  readonly created: Date;
}

interface SceneParts {
  readonly business: DemoBusiness;
  readonly environment: Environment;
  readonly customers: readonly CustomerRow[];
  /** Pending payments of the business's trade. */
  readonly settlements?: readonly PendingSettlement[];
  /** UTC milliseconds. */
  readonly now: number;
}

/** One permission, or any of several. */
type Needed = Permission | readonly Permission[];

function membersWith({ members }: DemoBusiness, needed: readonly Needed[]): readonly DemoMember[] {
  return members.filter(({ permissions }) =>
    needed.every((anyOf) => [anyOf].flat().some((permission) => permissions.includes(permission))),
  );
}

/** One environment of a business, as the source of its samples; reproducible. */
export class SampleScene {
  readonly business: DemoBusiness;
  readonly environment: Environment;
  readonly customers: readonly CustomerRow[];
  readonly settlements: readonly PendingSettlement[];
  readonly currency: Currency;
  readonly names: NameBook;
  readonly now: number;
  readonly #made = new Map<PgTable, readonly object[]>();
  #random: Random;

  constructor({ business, environment, customers, settlements = [], now }: SceneParts) {
    this.business = business;
    this.environment = environment;
    this.customers = customers;
    this.settlements = settlements;
    this.now = now;
    this.currency = countryCurrency(business.country);
    this.names = NAME_BOOKS[business.country];
    this.#random = createRandom(this.#stream('samples'));
  }

  #stream(name: string): string {
    return `${this.business.key}/${this.environment}/${name}`;
  }

  /** Switches to the table's own random stream, so that other samples do not affect it. */
  begin(table: string): void {
    this.#random = createRandom(this.#stream(table));
  }

  keep(table: PgTable, rows: readonly object[]): void {
    this.#made.set(table, rows);
  }

  get random(): Random {
    return this.#random;
  }

  get isTest(): boolean {
    return this.environment === 'DEVELOPMENT';
  }

  /** Number of rows for this business, at most `most` for a busy one in live mode; at least `least`. */
  count(most: number, least: number): number {
    const share = this.isTest ? 0.4 : this.business.key === 'kopi' ? 1 : 0.6;
    return Math.max(least, Math.round(most * share));
  }

  /** Creates rows over the last days, oldest first. */
  times<Row>(count: number, make: (key: SampleKey, index: number) => Row, days: number = WINDOW_DAYS): Row[] {
    const span = Math.min(days, this.business.age) * DAY * (1 - EARLY_SHARE);
    // The newest rows are minutes old, so that today's lists are never empty.
    return this.#rows(count, make, () => 300_000 + Math.floor(this.#random.unit() ** 1.5 * span));
  }

  /** Creates rows before all rows of `times`, for references. */
  early<Row>(count: number, make: (key: SampleKey, index: number) => Row): Row[] {
    const span = Math.min(WINDOW_DAYS, this.business.age) * DAY;
    const latest = span * (1 - EARLY_SHARE) + 600_000;
    return this.#rows(count, make, () => latest + Math.floor(this.#random.unit() * (span - latest)));
  }

  #rows<Row>(count: number, make: (key: SampleKey, index: number) => Row, ago: () => number): Row[] {
    const moments = Array.from({ length: count }, () => this.now - ago());
    moments.sort((left, right) => left - right);
    return moments.map((time, index) => make({ id: this.#random.uuid(time), created: new Date(time) }, index));
  }

  /** The key of a row created at a given time. */
  key(created: Date): SampleKey {
    return { id: this.#random.uuid(created.getTime()), created };
  }

  /** A weighted state; the first rows of a sample have each state once. */
  state<Value>(states: readonly (readonly [Value, number])[], index: number): Value {
    const first = states[index];
    return first === undefined ? weightedList(states).pick(this.#random) : first[0];
  }

  pick<Value>(values: readonly Value[]): Value {
    return this.#random.pick(values);
  }

  chance(share: number): boolean {
    return this.#random.chance(share);
  }

  /** A rounded amount between two amounts of rupiah, in minor units of the business's currency. */
  amount(from: number, to: number): bigint {
    const { exponent } = CURRENCIES[this.currency];
    const rupiah = from * (to / from) ** this.#random.unit();
    const major = rupiah / RUPIAH[this.currency];
    const step = 10 ** Math.max(-exponent, Math.floor(Math.log10(major)) - 1);
    return BigInt(Math.round((Math.round(major / step) * step || step) * 10 ** exponent));
  }

  /** What an amount in minor units of the business's currency is in rupiah. */
  inRupiah(amount: bigint): number {
    return (Number(amount) / 10 ** CURRENCIES[this.currency].exponent) * RUPIAH[this.currency];
  }

  person(): SamplePerson {
    const name = personName(this.names, this.#random);
    const phone = this.#random.pick(this.names.mobilePrefixes) + this.#random.digits(this.names.mobileDigits);
    return { name, email: emailOf(name, this.#random), phone };
  }

  /** A customer of the business at a given time; `undefined` when it had none. */
  customer(moment: Date): CustomerRow | undefined {
    const joined = this.customers.findLastIndex(({ created }) => created <= moment);
    return joined === -1 ? undefined : this.customers[this.#random.whole(0, joined)];
  }

  /** The text in the language of the business: English in the Philippines. */
  say(indonesian: string, english: string): string {
    return this.business.country === 'ID' ? indonesian : english;
  }

  /** An item that the business sells. */
  item(): string {
    return this.pick(this.business.trade?.orders ?? [['Pesanan', 0]])[0];
  }

  /**
   * E-mail of a person with the permissions in the business; in an owned account without one, of its platform, whose
   * people act for it.
   */
  member(...needed: readonly Needed[]): string {
    const { accounts, email, master, members } = this.business;
    const above = accounts.includes('owned') ? DEMO_BUSINESSES.filter(({ key }) => key === master) : [];
    const acting = above
      .flatMap((business) => membersWith(business, needed))
      .filter((person) => !members.some((member) => member.email === person.email));
    const able = membersWith(this.business, needed);
    const people = able.length > 0 ? able : acting;
    return people.length === 0 ? email : this.pick(people).email;
  }

  /** A time within a number of hours after another, never in the future. */
  after(moment: Date, hours: number): Date {
    const latest = Math.min(this.now, moment.getTime() + hours * 3_600_000);
    return new Date(moment.getTime() + Math.floor(this.#random.unit() * Math.max(0, latest - moment.getTime())));
  }

  /** A time a number of days after another; may be in the future. */
  daysAfter(moment: Date, days: number): Date {
    return new Date(moment.getTime() + days * DAY);
  }

  /** The date, YYYY-MM-DD, in the business's time zone. */
  day(moment: Date): string {
    const offset = (this.business.trade?.offsetMinutes ?? 420) * 60_000;
    return new Date(moment.getTime() + offset).toISOString().slice(0, 10);
  }

  /**
   * Rows of a table from an earlier sample; of transactions, the newest of each kind and method, and of ledger entries
   * those of lost chargebacks.
   */
  rowsOf<Table extends PgTable>(table: Table): readonly SampleRow<Table>[] {
    return (this.#made.get(table) ?? []) as readonly SampleRow<Table>[];
  }
}
