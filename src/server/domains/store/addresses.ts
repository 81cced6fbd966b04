import { and, eq, ne } from 'drizzle-orm';
import type { Address } from '#contract/addresses/Address.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { store_addresses, stores } from '../../database/schema/index.ts';
import type { OperationContext, OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { currentRow, updateRecord } from '../../engine/operations/records/changeRecord.ts';
import { addressColumns, shownAddress } from './addressColumns.ts';
import { newRow } from './newRow.ts';

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
