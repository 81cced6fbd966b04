import { expect, it } from 'vitest';
import { withoutForm } from './followSwitch.ts';

// Rule session.other-tabs.
it.each([
  ['https://a.example/customers?action=create&sort=name', 'https://a.example/customers?sort=name'],
  ['https://a.example/payment-links/create', 'https://a.example/payment-links'],
  ['https://a.example/payment-links/single/create?x=1#y', 'https://a.example/payment-links/single?x=1#y'],
  ['https://a.example/home', 'https://a.example/home'],
])('%s is loaded again as %s', (address, loaded) => {
  expect(withoutForm(address)).toBe(loaded);
});
