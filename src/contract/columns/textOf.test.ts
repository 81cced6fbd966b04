import { expect, it } from 'vitest';
import type { ColumnType, ResolvedColumn } from '../generated/api.ts';
import type { ColumnReader } from './ColumnReader.ts';
import { textOf } from './textOf.ts';

const WORDS: Readonly<Record<string, string>> = {
  'shell.yes': 'Ya',
  'values.activity_log.actor_name.System': 'Sistem',
  'countries.PH': 'Filipina',
  'records.payment_link': 'Tautan pembayaran',
  'values.payment.status.PAID': 'Lunas',
  'values.payment.bank.BCA': 'Bank Central Asia',
};

const READER: ColumnReader = {
  language: 'id',
  country: 'ID',
  timeZone: 'Asia/Jakarta',
  currency: 'IDR',
  words: (key) => WORDS[key],
};

const MOMENT = '2026-11-21T02:05:09Z';

function column(type: ColumnType, more: Partial<ResolvedColumn> = {}): ResolvedColumn {
  return { type, field: 'value', label: 'fields.payment.value', sortable: false, hidden: false, ...more };
}

it.each<[ColumnType, Partial<ResolvedColumn>, unknown, string | undefined]>([
  ['text', {}, 'inv-1', 'inv-1'],
  ['text', { values: [{ value: 'System', label: 'values.activity_log.actor_name.System' }] }, 'System', 'Sistem'],
  ['text', { values: [{ value: 'System', label: 'values.activity_log.actor_name.System' }] }, 'Sari', 'Sari'],
  ['text', { format: 'upper' }, 'inv-1', 'INV-1'],
  ['text', { format: 'lower' }, 'INV-1', 'inv-1'],
  ['text', { format: 'month' }, '2026-10', 'Okt 2026'],
  ['text', { format: 'month' }, '2026-13', '2026-13'],
  ['text', { format: 'percent' }, '1.5', '1,5%'],
  ['text', { format: 'percent' }, 'x', 'x'],
  ['text', { format: 'colour' }, '#31b1ee', '#31b1ee'],
  ['number', {}, 1234.5, '1.234,5'],
  ['number', { format: 'percent' }, '0.015', '1,5%'],
  ['number', { format: 'percent', decimals: 2 }, '0.014999', '1,50%'],
  ['number', { format: 'percent' }, '-12', '\u22121.200%'],
  ['number', { decimals: 0 }, '2.5', '3'],
  ['number', { decimals: 0 }, '-0.4', '0'],
  ['number', { decimals: 3 }, '1', '1,000'],
  ['number', { decimals: 1 }, '9.96', '10,0'],
  ['number', {}, 'many', 'many'],
  ['money', {}, '1500000', 'Rp1.500.000'],
  ['money', { sign: true }, '1500000', '+Rp1.500.000'],
  ['money', { outgoing: true }, '1500000', '\u2212Rp1.500.000'],
  ['money', { outgoing: true, sign: true }, '1500000', '\u2212Rp1.500.000'],
  ['money', { outgoing: true }, '-1500000', 'Rp1.500.000'],
  ['money', { outgoing: true }, '0', 'Rp0'],
  ['money', { outgoing: { field: 'type', values: ['REFUND'] } }, '1500000', 'Rp1.500.000'],
  ['money', { outgoing: { field: 'other', values: ['SGD'] } }, '1500000', '\u2212Rp1.500.000'],
  ['money', { format: 'compact' }, '1500000', 'Rp1,5\u00a0jt'],
  ['money', { currency: 'other' }, '12.5', 'SGD\u00a012,5'],
  ['date', {}, MOMENT, '21 Nov 2026'],
  ['date', { format: 'short' }, MOMENT, '21 Nov'],
  ['date', { format: 'long' }, MOMENT, 'Sab, 21 Nov 2026'],
  ['datetime', {}, MOMENT, '21 Nov 2026, 09.05'],
  ['datetime', { format: 'short' }, MOMENT, '21 Nov, 09.05'],
  ['datetime', { format: 'long' }, MOMENT, 'Sab, 21 Nov 2026, 09.05.09'],
  ['relative-time', {}, MOMENT, '21 Nov 2026, 09.05'],
  ['status', { values: [{ value: 'PAID', label: 'values.payment.status.PAID' }] }, 'PAID', 'Lunas'],
  ['enum', {}, 'NEW_VALUE', 'NEW_VALUE'],
  ['steps', { values: [{ value: 'PAID', label: 'values.payment.status.PAID' }], text: 'other' }, 'PAID', 'Lunas'],
  ['boolean', {}, true, 'Ya'],
  ['boolean', { yes: 'values.payment.status.PAID' }, true, 'Lunas'],
  ['boolean', { yes: 'shell.yes', no: 'values.payment.status.PAID' }, false, 'Lunas'],
  ['boolean', {}, false, 'false'],
  ['boolean', {}, 'perhaps', 'perhaps'],
  ['country', {}, 'PH', 'Filipina'],
  ['country', {}, 'XX', 'XX'],
  ['record-kind', {}, 'payment-link', 'Tautan pembayaran'],
  ['record-kind', {}, 'no-such-kind', 'no-such-kind'],
  ['bank', { values: [{ value: 'BCA', label: 'values.payment.bank.BCA' }] }, 'BCA', 'Bank Central Asia'],
  ['channel', {}, 'GCASH', 'GCash'],
  ['channel', {}, 'constructor', 'constructor'],
  ['masked-card', {}, '424242••••4242', '424242••••4242'],
  ['masked-card', { text: 'network' }, '424242••••4242', 'Visa 424242••••4242'],
  ['email', {}, 'sari@kopi.test', 'sari@kopi.test'],
  ['phone', {}, '+628123', '+628123'],
  ['link', {}, 'https://kopi.test/a', 'https://kopi.test/a'],
  ['image', { text: 'other' }, '/logo.png', 'SGD'],
  ['qr-code', {}, '000201', '000201'],
  ['link', { path: '/pay/' }, 'abc', '/pay/abc'],
  ['image', {}, '/logo.png', '/logo.png'],
  ['date', {}, '2026-11-21', '21 Nov 2026'],
  ['date', {}, 'soon', 'soon'],
  ['datetime', {}, 'soon', 'soon'],
  ['money', { currency: 'absent' }, '1500', 'Rp1.500'],
  ['enum', { values: [{ value: 'PAID', label: 'no.such.word' }] }, 'PAID', 'PAID'],
  ['bank', { values: [{ value: 'GCASH', label: 'values.payment.status.PAID' }] }, 'GCASH', 'Lunas'],
  ['tags', {}, ['new', 'vip'], 'new, vip'],
  ['tags', { abbreviate: true }, ['a', 'b', 'c', 'd', 'e'], 'a, b, c, d, e'],
  ['tags', { values: [{ value: 'PAID', label: 'values.payment.status.PAID' }] }, ['PAID', 'vip'], 'Lunas, vip'],
  ['tags', {}, { not: 'a list' }, '{"not":"a list"}'],
  ['relation', { text: 'other' }, 'cust_1', 'SGD'],
  ['relation', {}, 'cust_1', 'cust_1'],
  ['file', {}, 'file_1', 'file_1'],
  ['exported-list', {}, 'transactions?columns=created', 'transactions'],
  ['json', {}, { a: 1 }, '{"a":1}'],
  [
    'address',
    {},
    { line: 'Jalan Braga 1', area_1_name: 'Jawa Barat', postal_code: '40111' },
    'Jalan Braga 1, Jawa Barat 40111',
  ],
  ['address', {}, {}, '{}'],
  ['text', {}, null, undefined],
  ['money', {}, '', undefined],
])('%s %j of %j is %s', (type, more, value, text) => {
  expect(textOf(column(type, more), { value, other: 'SGD', network: 'VISA' }, READER)).toBe(text);
});

it('names the network of a card where it is known', () => {
  const cards = column('masked-card', { text: 'network' });
  const described = (network: string) => textOf(cards, { value: '491730••••0001', network }, READER);
  expect([described('VISA-ELECTRON'), described('UNKNOWN')]).toEqual([
    'Visa Electron 491730••••0001',
    '491730••••0001',
  ]);
});

it.each([
  ['AMOUNT', '25000000', 'Rp25.000.000'],
  ['AMOUNT', 'many', 'many IDR'],
  ['COUNTRY', 'PH', 'Filipina'],
  ['CARDS', '1200', '1.200'],
  ['NAME', '1200', '1200'],
  [null, '1200', '1200'],
])('a text that is %s by the field beside it: %s is shown as %s', (kind, value, shown) => {
  const means = { money: ['AMOUNT'], country: ['COUNTRY'], number: ['CARDS'] };
  expect(textOf(column('text', { text: 'kind', means }), { kind, value }, READER)).toBe(shown);
});

it('a type that this version does not know is shown as it came', () => {
  for (const type of ['newer', 'constructor', 'toString'])
    expect(textOf(column(type as ColumnType), { value: 'inv-1' }, READER)).toBe('inv-1');
});
