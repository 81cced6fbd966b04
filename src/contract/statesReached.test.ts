import { expect, it } from 'vitest';
import { filledFields } from './statesReached.ts';
import type { DeclaredEvent } from './transitions.ts';

const EVENTS: readonly DeclaredEvent[] = [
  { to: 'DRAFT', by: ['person'] },
  { to: 'OPEN', by: ['person'], fills: ['opened'] },
  { from: ['DRAFT'], to: 'OPEN', by: ['person'], fills: ['opened', 'approved'] },
  { from: ['OPEN'], to: 'PAUSED', by: ['person'], fills: ['paused'] },
  { from: ['PAUSED'], to: 'OPEN', by: ['person'], clears: ['paused'] },
  { from: ['OPEN', 'PAUSED'], to: 'CLOSED', by: ['clock'], fills: ['closed'] },
  { from: ['LOST'], to: 'FOUND', by: ['person'] },
];

// Rule config-language.transitions.
it('follows every way to a state, and what is filled in and cleared on it', () => {
  const reached = [...filledFields(EVENTS)].map(([state, { always, sometimes }]) => [
    state,
    [...always].sort().join(),
    [...sometimes].sort().join(),
  ]);
  expect(reached).toEqual([
    ['DRAFT', '', ''],
    ['OPEN', 'opened', 'approved,opened'],
    ['PAUSED', 'opened,paused', 'approved,opened,paused'],
    ['CLOSED', 'closed,opened', 'approved,closed,opened,paused'],
  ]);
});
