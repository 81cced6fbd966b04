import { expect, it } from 'vitest';
import { nextStep, stepsOf } from './nextStep.ts';

const STEPS = ['REQUESTED', 'REVIEWED', 'CONNECTED', 'LIVE'];

it('a channel goes to the step after its own, until only the last one follows', () => {
  expect([...STEPS, undefined].map((step) => nextStep(STEPS, step, undefined))).toEqual([
    'REVIEWED',
    'CONNECTED',
    undefined,
    undefined,
    'REQUESTED',
  ]);
});

// Rule payment-methods.switch-confirmed, payment-methods.completed.
it('only who leaves a provider confirms it, and what was submitted is not requested again', () => {
  const steps = ['REQUESTED', 'fill_forms', 'awaiting_pg_switch_confirmation_from_customer', 'SENT', 'LIVE'];
  const given = [{ current_provider: 'Lain Bayar' }, { current_provider: '' }, { current_provider: null }, undefined];
  expect(given.map((submitted) => nextStep(steps, 'REQUESTED', submitted))).toEqual([
    'awaiting_pg_switch_confirmation_from_customer',
    'SENT',
    'SENT',
    'SENT',
  ]);
});

it('the steps are those of the channel, else those of the others', () => {
  const column = { type: 'steps', steps: { BCA: STEPS }, others: ['REQUESTED', 'LIVE'] };
  const list = (columns: unknown[]) => ({ value: { record: 'payment-method', list: { columns } } });
  const config = (...resources: unknown[]) => ({ resources: new Map(resources.entries()) }) as never;
  const other = { value: { record: 'invoice', list: { columns: [{ ...column, others: ['x'] }] } } };
  const all = config(other, list(['name', { type: 'text' }, column]));
  expect([stepsOf(all, 'BCA'), stepsOf(all, 'GCASH'), stepsOf(all, 'constructor')]).toEqual([
    STEPS,
    ['REQUESTED', 'LIVE'],
    ['REQUESTED', 'LIVE'],
  ]);
  expect(stepsOf(config(list(['name'])), 'BCA')).toEqual([]);
  expect(stepsOf(config(list([{ ...column, others: undefined }])), 'GCASH')).toEqual([]);
});
