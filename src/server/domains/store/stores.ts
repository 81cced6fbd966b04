import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Address } from '#contract/addresses/Address.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo, isRecord, scopeColumns } from '../../database/belongsTo.ts';
import { store_addresses, store_channels, store_couriers, stores } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeRecord, currentRow, updateRecord } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { addressColumns, shownAddress } from './addressColumns.ts';
import { listProducts } from './listProducts.ts';

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

/** The columns of a new row of the business. */
function newRow({ session, now }: OperationContext) {
  return { ...scopeColumns(session.scope), id: uuidv7({ msecs: now.getTime() }), created: now, updated: now };
}

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
    primary_colour: '#1f5eff',
    secondary_colour: '#1749c9',
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
  const couriers = await transaction
    .select({ id: store_couriers.id })
    .from(store_couriers)
    .where(
      and(
        belongsTo(store_couriers, session.scope),
        eq(store_couriers.store_id, recordId),
        eq(store_couriers.status, 'ENABLED'),
      ),
    )
    .limit(1);
  const pickups = await transaction
    .select({ id: store_addresses.id })
    .from(store_addresses)
    .where(
      and(
        belongsTo(store_addresses, session.scope),
        eq(store_addresses.store_id, recordId),
        eq(store_addresses.is_pickup_address, true),
      ),
    )
    .limit(1);
  if (couriers.length === 0 || pickups.length === 0) {
    throw new ApiError('STORE_NOT_READY_ERROR', 'The store has no courier, or no address where parcels are picked up.');
  }
  return changeRecord(context);
}

/** Makes an address the only one that is shown as the store's, and shows it there. */
async function showAsStores(
  context: OperationContext,
  storeId: string,
  addressId: string,
  address: Address,
): Promise<void> {
  const { transaction, session, now } = context;
  const { scope } = session;
  await transaction
    .update(store_addresses)
    .set({ is_store_address: false, updated: now })
    .where(
      and(
        belongsTo(store_addresses, scope),
        eq(store_addresses.store_id, storeId),
        eq(store_addresses.is_store_address, true),
        ne(store_addresses.id, addressId),
      ),
    );
  await transaction
    .update(stores)
    .set({ address: { ...address }, ...shownAddress(address), updated: now })
    .where(isRecord(stores, scope, storeId));
}

/** `store_addresses.add`: adds an address to a store. Rule store.store-editor, store.address. */
export async function addAddress(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, recordId, input } = context;
  const { name, contact_person, phone_number, lat, lng } = input;
  const address = input.address as Address;
  const row = {
    ...newRow(context),
    store_id: recordId,
    name: String(name),
    contact_person: String(contact_person),
    phone_number: String(phone_number),
    ...addressColumns(address),
    lat: typeof lat === 'string' ? lat : null,
    lng: typeof lng === 'string' ? lng : null,
    is_store_address: input.is_store_address === true,
    is_pickup_address: input.is_pickup_address === true,
  };
  await transaction.insert(store_addresses).values(row);
  if (row.is_store_address) await showAsStores(context, recordId, row.id, address);
  const after = { name: row.name, city: row.city, is_store_address: row.is_store_address };
  return { activity: 'RECORD_CHANGED', before: {}, after };
}

/**
 * `store_addresses.update`: changes an address. The store's own stays so until another one is: a store is never without.
 * Rule store.address.
 */
export async function updateAddress(context: RecordContext): Promise<OperationOutcome> {
  const before = (await currentRow(context)) as typeof store_addresses.$inferSelect;
  const address = context.input.address as Address;
  const isStores = before.is_store_address || context.input.is_store_address === true;
  // One writer at a time: two addresses of a store must not both become its own.
  await context.transaction
    .select({ id: stores.id })
    .from(stores)
    .where(isRecord(stores, context.session.scope, before.store_id))
    .for('update');
  const outcome = await updateRecord(context, () => ({ ...addressColumns(address), is_store_address: isStores }));
  if (isStores) await showAsStores(context, before.store_id, context.recordId, address);
  return outcome;
}
