import { expect, it } from 'vitest';
import { CONFIG } from './resolutionOf.ts';

/** Icons of actions that go well, or that make or bring something back. */
const FAVOURABLE: readonly string[] = ['check', 'plus', 'restore'];

it('an action that is shown in red has no icon of success', () => {
  const actions = [...CONFIG.resources].flatMap(([name, { value }]) =>
    (value.actions ?? []).map((action) => ({ name: `${name}.${action.id}`, ...action })),
  );
  const critical = actions.filter(({ tone }) => tone === 'critical');
  expect(critical.length).toBeGreaterThan(20);
  expect(critical.filter(({ icon = '' }) => FAVOURABLE.includes(icon)).map(({ name }) => name)).toEqual([]);
});
