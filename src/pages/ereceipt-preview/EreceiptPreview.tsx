import { useTranslate } from 'react-admin';
import { type ApiRecord, ErrorMessage, Skeleton } from '#runtime/islands/index.ts';
import { Receipt } from './Receipt.tsx';
import { useNewest } from './useNewest.ts';

/** An example receipt for a business without receipts. */
const EXAMPLE: ApiRecord = {
  id: 'example',
  number: 'OR-0001',
  buyer_name: 'Maria Santos',
  buyer_email: 'maria@example.com',
  amount: '1120.00',
  vat_amount: '120.00',
  currency: 'PHP',
  purchase_date: '2026-11-20',
};

/** The newest receipt as its buyer sees it; an example if there are no receipts yet. */
export function EreceiptPreview() {
  const translate = useTranslate();
  const settings = useNewest('ereceipt-settings');
  const receipt = useNewest('ereceipts');
  for (const { error, refetch } of [settings, receipt]) {
    if (error) return <ErrorMessage title={translate('ereceipts.preview_error')} error={error} onRetry={refetch} />;
  }
  if (settings.newest === undefined || receipt.newest === undefined) return <Skeleton lines={10} height={20} />;
  return (
    <>
      {settings.newest === null && <p>{translate('ereceipts.preview_without_settings')}</p>}
      {receipt.newest === null && <p>{translate('ereceipts.preview_example')}</p>}
      <Receipt receipt={receipt.newest ?? EXAMPLE} settings={settings.newest} />
    </>
  );
}
