import type { Rule } from './Contradiction.ts';

/** The way to be paid of a transaction's channel, where it is not called as the channel is. */
const METHOD = `case
  when row.channel_category = 'CARD' then case when row.currency = 'PHP' then 'PH_CARDS' else 'CARDS' end
  when row.channel_category = 'RETAIL_OUTLET' and row.channel = '7ELEVEN' then 'SEVEN_ELEVEN'
  else row.channel end`;

/** Regional remittance has no screen of payment methods. */
const HAS_METHODS = `exists (select 1 from businesses b where b.business_id = row.business_id and b.entity <> 'remittance')`;

function live(method: string): string {
  return `exists (select 1 from payment_methods other
    where other.business_id = row.business_id and other.environment = row.environment and other.channel = ${method}
      and other.status = 'enabled' and other.activated_at <= row.created)`;
}

/** A business is paid only by what is live, and a store sells only where it is connected. */
export function channelRules(): Rule[] {
  return [
    {
      name: 'a payment came by a method that was live',
      table: 'transactions',
      contradicts: `row.type = 'PAYMENT' and ${HAS_METHODS} and not ${live(METHOD)}`,
    },
    {
      name: 'a payer was offered a method that was live',
      table: 'payment_requests',
      contradicts: `${HAS_METHODS} and not ${live(METHOD)}`,
    },
    ...['virtual_accounts', 'virtual_account_payments'].map((table) => ({
      name: `${table} are of banks that are live`,
      table,
      contradicts: `not ${live('row.bank')}`,
    })),
    {
      name: 'a listing of a channel that is not connected is not listed',
      table: 'store_listings',
      contradicts: `row.status = 'LISTED' and exists (select 1 from store_channels other
        where other.business_id = row.business_id and other.environment = row.environment
          and other.id = row.channel_id and other.status = 'DISCONNECTED')`,
    },
    ...['store_channels', 'integrations'].map((table) => ({
      name: `${table} that are not connected were not synced today`,
      table,
      contradicts: `row.status in ('DISCONNECTED', 'EXPIRED') and row.synced > now() - interval '1 day'`,
    })),
    {
      name: 'a product names its size once',
      table: 'store_products',
      contradicts: `row.variant is not null and row.name ~ ' [0-9]+ (g|kg|L)$'`,
    },
    {
      name: 'a product is out of stock when its stock is 0',
      table: 'store_products',
      contradicts: `(row.status = 'OUT_OF_STOCK') <> (row.stock = 0)`,
    },
    {
      name: 'a code of one payment is paid once',
      table: 'qr_codes',
      contradicts: `row.type = 'DYNAMIC' and row.payments_count > 1`,
    },
    ...['qr_codes', 'payment_links'].map((table) => ({
      name: `${table} count the payments whose amount they have`,
      table,
      contradicts: `(row.payments_count > 0) <> (row.paid_amount > 0)`,
    })),
    {
      name: 'a link is not used more often than it may',
      table: 'payment_links',
      contradicts: 'row.payments_count > row.usage_limit',
    },
  ];
}
