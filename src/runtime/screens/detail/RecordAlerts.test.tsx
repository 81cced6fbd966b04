// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedDetail } from '#contract/generated/api.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { RecordAlerts } from './RecordAlerts.tsx';

setUpBrowser();

const TEXTS = { critical: 'list.error', caution: 'list.empty', info: 'list.no_match' } as const;
const TONES = ['critical', 'caution', 'info'] as const;

it('shows each notice that the record has in its tone', async () => {
  const alerts = TONES.map((tone) => ({
    id: tone,
    tone,
    text: TEXTS[tone],
    link: 'actions.more',
    resource: 'refunds',
  }));
  const detail = {
    screen: 'payments-detail',
    path: '/payments/{id}',
    record: 'records.transaction',
    tabs: [],
    alerts,
  } satisfies ResolvedDetail;
  const record = fixturePayment(1, { alerts: { caution: 'ref_1', info: 'ref_2' } });
  renderConsole(<RecordAlerts detail={detail} record={record} />);
  const toneOf = (text: string) => screen.getByText(text).closest('section')?.dataset.tone;
  await screen.findByText('No results match your filters');
  expect([toneOf('No data yet'), toneOf('No results match your filters')]).toEqual(['caution', 'info']);
  expect(screen.queryByText('Couldn’t load this list')).toBeNull();
});
