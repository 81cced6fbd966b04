import { NAME_BOOKS, type NameBook } from './data/names.ts';
import type { Trade } from './data/trades/trade.ts';
import type { Random } from './random.ts';
import type { CustomerRow } from './rows.ts';
import { DAY, WINDOW_DAYS } from './trade/calendar.ts';

/** Reserved domains, so that no mail is delivered. */
const MAIL_DOMAINS = ['surat.example', 'kotak.example', 'post.example'] as const;

const BUSINESS_SHARE = 0.07;

/** Share of customers that the business has archived. */
const ARCHIVED_SHARE = 0.06;

/** Days before the window in which the oldest customers joined. */
const OLDER_DAYS = 200;

/** Index of the last archived customer among the first ones, and of an erased one. */
const ARCHIVED = 2;
const ERASED = 4;

/** Customers of a business, oldest first. */
export function makeCustomers(trade: Trade, count: number, now: number, random: Random): CustomerRow[] {
  const book = NAME_BOOKS[trade.country];
  const span = (WINDOW_DAYS + OLDER_DAYS) * DAY;
  const joined: number[] = [];
  // The square root makes later dates more frequent, as the business grows.
  for (let index = 0; index < count; index++) joined.push(now - span + Math.floor(Math.sqrt(random.unit()) * span));
  joined.sort((a, b) => a - b);
  // The first customer joined before the first sale.
  if (joined.length > 0) joined[0] = Math.min(joined[0] ?? now, now - (WINDOW_DAYS + 3) * DAY);
  return joined.map((created, index) => {
    const customer = makeCustomer(trade, book, created, index, now, random);
    if (index === ARCHIVED) return { ...customer, status: 'ARCHIVED' };
    return index === ERASED ? erased(customer) : customer;
  });
}

/** An erased customer: the business's reference replaces the name. */
function erased({ reference, ...customer }: CustomerRow): CustomerRow {
  const erasedFields = {
    name: reference,
    email: null,
    phone_number: null,
    company_registration: null,
    city: null,
    description: null,
  };
  return { ...customer, ...erasedFields, reference, status: 'ERASED' };
}

function makeCustomer(
  trade: Trade,
  book: NameBook,
  created: number,
  index: number,
  now: number,
  random: Random,
): CustomerRow {
  const isBusiness = random.chance(BUSINESS_SHARE);
  const name = isBusiness ? businessName(book, random) : personName(book, random);
  const [mainCity = ''] = book.cities;
  const changed = random.chance(0.2) ? created + Math.floor(random.unit() * (now - created)) : created;
  const id = random.uuid(created);
  const isArchived = random.chance(ARCHIVED_SHARE);
  return {
    id,
    created: new Date(created),
    updated: new Date(isArchived ? Math.floor((created + now) / 2) : changed),
    type: isBusiness ? 'BUSINESS' : 'INDIVIDUAL',
    status: isArchived ? 'ARCHIVED' : 'ACTIVE',
    name,
    email: random.chance(0.86) ? emailOf(name, random) : null,
    phone_number: random.chance(0.9) ? random.pick(book.mobilePrefixes) + random.digits(book.mobileDigits) : null,
    country: trade.country,
    city: trade.country === 'SG' ? 'Singapore' : random.chance(0.94) ? random.pick(book.cities) : mainCity,
    reference: `${trade.prefix}-C${String(index + 1).padStart(5, '0')}`,
    company_registration: isBusiness ? book.registrationPrefix + String(index).padStart(5, '0') : null,
    description: isBusiness ? book.paysByInvoice : null,
  };
}

export function personName(book: NameBook, random: Random): string {
  const given = random.pick(book.given);
  const second = random.chance(0.18) ? ` ${random.pick(book.given)}` : '';
  return `${given}${second} ${random.pick(book.family)}`;
}

export function businessName(book: NameBook, random: Random): string {
  const form = random.pick(book.businessForms);
  const name = random.pick(book.businessNames);
  return form.endsWith(' ni') ? `${form} ${random.pick(book.given)}` : `${form} ${name}`;
}

/** An e-mail address from a name, at a reserved domain. */
export function emailOf(name: string, random: Random): string {
  const local = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return `${local}${random.whole(1, 99)}@${random.pick(MAIL_DOMAINS)}`;
}
