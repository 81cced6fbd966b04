// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { LoggedValue } from './LoggedValue.tsx';

setUpBrowser();
let unmount: (() => void) | undefined;
afterEach(() => unmount?.());

const OWNERS = [{ name: 'Dian', role: 'DIRECTOR', share: 60 }, { name: 'Bayu' }];

// Rule reviews.documents.
it.each([
  ['owners', OWNERS, 'Dian · Director · 60Bayu'],
  ['owners', [], '–None'],
  ['address', { area_1: '32', area_1_name: 'Jawa Barat', line: 'Jalan Braga 1' }, 'Jalan Braga 1, Jawa Barat'],
  ['representative_birth_date', '1985-04-12', '12 Apr 1985'],
  ['entity_type', 'CORPORATION', 'Corporation'],
] as const)('a logged %s of %j reads %j', (field, value, text) => {
  const shown = renderConsole(<LoggedValue kind="activation" field={field} value={value} />);
  unmount = shown.unmount;
  expect(shown.container.textContent).toBe(text);
});
