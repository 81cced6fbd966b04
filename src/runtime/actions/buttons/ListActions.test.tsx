// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import type { PageInfo } from '../../core/listState/pageInfo.ts';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { ListActions } from './ListActions.tsx';

setUpBrowser();

const CREATE: ResolvedAction = {
  id: 'create',
  label: 'actions.more',
  scope: 'list',
  done: 'actions.saved',
  tone: 'normal',
};
const PLAIN: ResolvedResource = { ...FIXTURE_PAYMENTS, actions: [CREATE] };
const SINGLETON: ResolvedResource = { ...PLAIN, singleton: true };
const EMPTY: PageInfo = { count: 0, total: 0, capped: false };

it.each<[string, ResolvedResource, PageInfo | undefined, number]>([
  ['a list shows its action before it has answered', PLAIN, undefined, 1],
  ['a singleton shows none before its list has answered', SINGLETON, undefined, 0],
  ['a singleton without a record shows it', SINGLETON, EMPTY, 1],
  ['a singleton with its record shows none', SINGLETON, { ...EMPTY, count: 1, unavailable: ['create'] }, 0],
])('%s', async (_what, resource, answer, count) => {
  renderConsole(
    <main>
      <ListActions resource={resource} answer={answer} />
    </main>,
  );
  await screen.findByRole('main');
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});
