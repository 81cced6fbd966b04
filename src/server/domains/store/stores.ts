import { and, eq } from 'drizzle-orm';
import type { Address } from '#contract/addresses/Address.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { store_addresses, store_channels, store_couriers } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeRecord, updateRecord } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { addressColumns, shownAddress } from './addressColumns.ts';
import { listProducts } from './channels/listProducts.ts';
import { sendStoreListings } from './channels/queueListings.ts';
import { newRow } from './newRow.ts';

type Courier = (typeof VALUE_LISTS)['couriers'][number];
type CourierRow = typeof store_couriers.$inferInsert;

/** What each courier offers: its service, and the days that it takes. */
const OFFERS: Readonly<Record<Courier, Pick<CourierRow, 'service' | 'days_from' | 'days_to'>>> = {
  JNE: { service: 'REGULAR', days_from: 2, days_to: 4 },
  JNT: { service: 'NEXT_DAY', days_from: 1, days_to: 1 },
  SICEPAT: { service: 'CARGO', days_from: 3, days_to: 7 },
  ANTERAJA: { service: 'REGULAR', days_from: 2, days_to: 3 },
  POS: { service: 'REGULAR', days_from: 3, days_to: 6 },
  GOSEND: { service: 'INSTANT', days_from: 0, days_to: 0 },
  GRABEXPRESS: { service: 'SAME_DAY', days_from: 0, days_to: 1 },
};

/** The columns of a store that show its own address. */
function storeColumns(address: unknown) {
  return address === null || address === undefined ? {} : shownAddress(address as Address);
}

/**
 * `stores.create`: adds a store as a draft. It has its first address, which is its own and where parcels are picked up, its
 * own sales channel, on which products are listed, and the couriers, none of them chosen yet. Rule store.store-editor.
 */
export async function createStore(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, input } = context;
  const outcome = await createRecord(context, (given) => ({
    ...storeColumns(given.address),
    language: 'id',
    // As those of a new checkout.
    primary_colour: '#31b1ee',
    secondary_colour: '#1285e2',
    font: VALUE_LISTS.fonts[0],
    ttl_hours: 24,
    country_id: 228,
  }));
  const store_id = outcome.recordId;
  const address = input.address as Address;
  await transaction.insert(store_addresses).values({
    ...newRow(context),
    store_id,
    name: String(input.name),
    contact_person: String(input.contact_person),
    phone_number: String(input.phone_number),
    ...addressColumns(address),
    is_store_address: true,
    is_pickup_address: true,
  });
  await transaction.insert(store_couriers).values(
    VALUE_LISTS.couriers.map((courier) => ({
      ...newRow(context),
      store_id,
      courier,
      ...OFFERS[courier],
      status: 'DISABLED' as const,
    })),
  );
  const channel = { ...newRow(context), store_id, platform: 'ONLINE_STORE' as const, name: String(input.name) };
  await transaction.insert(store_channels).values({ ...channel, status: 'CONNECTED', synced: context.now });
  await listProducts({ transaction, session, now: context.now }, { channelId: channel.id });
  return outcome;
}

/** `stores.update`: changes a store, and its own address with it. Rule store.store-editor. */
export async function updateStore(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, input, now } = context;
  const outcome = await updateRecord(context, (given) => storeColumns(given.address));
  const own = and(
    belongsTo(store_addresses, session.scope),
    eq(store_addresses.store_id, recordId),
    eq(store_addresses.is_store_address, true),
  );
  const columns = addressColumns(input.address as Address);
  await transaction
    .update(store_addresses)
    .set({ ...columns, updated: now })
    .where(own);
  return outcome;
}

/**
 * `stores.publish`: lets people buy there. Throws STORE_NOT_READY_ERROR without a courier or an address where parcels are
 * picked up. Rule store.publish.
 */
export async function publishStore(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  const ofStore = (table: typeof store_couriers | typeof store_addresses) =>
    and(belongsTo(table, session.scope), eq(table.store_id, recordId));
  const couriers = and(ofStore(store_couriers), eq(store_couriers.status, 'ENABLED'));
  const pickups = and(ofStore(store_addresses), eq(store_addresses.is_pickup_address, true));
  const hasCourier = (await transaction.$count(store_couriers, couriers)) > 0;
  if (!hasCourier || (await transaction.$count(store_addresses, pickups)) === 0) {
    throw new ApiError('STORE_NOT_READY_ERROR', 'The store has no courier, or no address where parcels are picked up.');
  }
  await sendStoreListings(context);
  return changeRecord(context);
}

/** `stores.close`: ends sales in a store, on its pages and on its connected sales channels. Rule store.closed. */
export async function closeStore(context: RecordContext): Promise<OperationOutcome> {
  await sendStoreListings(context);
  return changeRecord(context);
}
