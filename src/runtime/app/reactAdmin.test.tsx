// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ListContextProvider,
  RecordsIterator,
  useAddUndoableMutation,
  useCanAccess,
  useDataProvider,
  useGetList,
  useList,
  useListContext,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import type { Islands } from '../console/Islands.ts';
import { IslandsContext } from '../console/IslandsContext.ts';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../fixtures/fixturePayments.ts';
import { ScreenSwitch } from '../shell/ScreenSwitch.tsx';
import { listResponse, mockFetch } from '../testing/mockFetch.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../testing/setUpBrowser.ts';

setUpBrowser();
setUpOverlays();

describe('components of react-admin', () => {
  it('read a list of the console, in the days of its time zone', async () => {
    const sent = mockFetch(() => listResponse([fixturePayment(1)]));
    function Payments() {
      const { data = [] } = useGetList('payments');
      return (
        <ListContextProvider value={useList({ data, resource: 'payments' })}>
          <RecordsIterator render={(record) => <b>{record.reference}</b>} />
          <Total />
        </ListContextProvider>
      );
    }
    function Total() {
      return <p>{useListContext().total} found</p>;
    }
    renderConsole(<Payments />);
    expect(await screen.findByText('INV-1')).toBeDefined();
    expect(screen.getByText('1 found')).toBeDefined();
    expect(sent.at(-1)?.url.searchParams.get('time_zone')).toBe('Asia/Jakarta');
  });

  it('read the record and the resource of the screen in whose tab they are', async () => {
    mockFetch(() => ({ body: fixturePayment(7) }));
    function Reference() {
      return (
        <p>
          {useResourceContext()} {useRecordContext()?.reference}
        </p>
      );
    }
    const tab = { type: 'page', id: 'steps', label: 'detail.overview', page: 'payment-timeline', fields: [] };
    const { payments } = FIXTURE_CONSOLE.resources;
    const detail = { ...payments?.detail, tabs: [tab] };
    const resources = { ...FIXTURE_CONSOLE.resources, payments: { ...payments, detail } };
    const islands = { tabs: { 'payment-timeline': async () => Reference }, pages: {} } as unknown as Islands;
    renderConsole(
      <IslandsContext value={islands}>
        <ScreenSwitch />
      </IslandsContext>,
      { at: '/payment/pay_7', console: { ...FIXTURE_CONSOLE, resources } as unknown as Console },
    );
    expect(await screen.findByText('payments INV-7')).toBeDefined();
  });

  it('may not write records, which change by their actions', async () => {
    const sent = mockFetch(() => listResponse([]));
    let write: (() => Promise<unknown>) | undefined;
    function Writer() {
      const provider = useDataProvider();
      write = () => provider.update('payments', { id: 'pay_1', data: {}, previousData: { id: 'pay_1' } });
      return null;
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderConsole(<Writer />);
    await expect(write?.()).rejects.toThrow('Records change by their actions');
    expect(sent).toEqual([]);
  });

  it('find out what the signed-in user may do', async () => {
    mockFetch(() => listResponse([]));
    function Access() {
      const list = useCanAccess({ resource: 'payments', action: 'list' });
      const other = useCanAccess({ resource: 'nothing', action: 'list' });
      return <p>{`${list.canAccess} ${other.canAccess}`}</p>;
    }
    renderConsole(<Access />);
    expect(await screen.findByText('true false')).toBeDefined();
  });

  it.each([
    { undone: true, sends: 'is taken back by its toast' },
    { undone: false, sends: 'is sent when another toast replaces its own' },
  ])('notify by toasts, and an undoable change $sends', async ({ undone }) => {
    mockFetch(() => listResponse([]));
    const mutation = vi.fn();
    function Notifier() {
      const notify = useNotify();
      const add = useAddUndoableMutation();
      return (
        <>
          <button
            type="button"
            onClick={() => {
              add(mutation);
              notify('Payment archived', { undoable: true });
            }}
          >
            Archive
          </button>
          <button type="button" onClick={() => notify('Something else', { type: 'error' })}>
            Other
          </button>
        </>
      );
    }
    renderConsole(<Notifier />);
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Payment archived')).toBeDefined();
    expect(mutation).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: undone ? 'Undo' : 'Other' }));
    await act(async () => undefined);
    expect(mutation.mock.calls).toEqual([[{ isUndo: undone }]]);
  });
});
