import { describe, expect, it } from 'vitest';
import { REVIEWS } from '#contract/generated/transitions.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { write } from '../../helpers/testApp.ts';
import { methodOf, setStatus } from './applications.ts';
import { kopiMethods } from './kopiMethods.ts';

const kopi = kopiMethods();
const { act, apply } = kopi;

async function openAccount(bank: string) {
  const { business, environment, person } = kopi.merchant;
  const input = { bank, name: 'Sari Wulandari', type: 'MULTIPLE_USE' };
  const { status } = await write(person, '/api/virtual-accounts/actions/create', {
    business_id: business,
    environment,
    input,
  });
  return status;
}

const DONE = [200, undefined];

// Rule payment-methods.applied-again, payment-methods.deactivated, reviews.sandbox.
describe('a payment method that was deactivated', () => {
  it('is applied for again in test mode, and payers pay by it again', async () => {
    await setStatus(kopi.merchant, 'enabled', 'BNI');
    expect(await openAccount('BNI')).toBe(200);
    expect(await act('BNI', 'deactivate')).toEqual(DONE);
    expect(await openAccount('BNI')).toBe(409);
    expect(await methodOf(kopi.merchant, 'BNI')).toMatchObject({
      sub_status: 'deactivated',
      reason: 'INCOMPLETE',
      can: ['apply-again'],
    });
    expect(await apply('BNI', 'apply-again')).toEqual(DONE);
    expect(await methodOf(kopi.merchant, 'BNI')).toMatchObject({
      status: 'pending',
      sub_status: 'new_submission',
      reason: null,
      deactivated_at: null,
    });
    expect(await act('BNI', 'enable')).toEqual(DONE);
    expect(await openAccount('BNI')).toBe(200);
  });

  it.each(REVIEWS['payment-method'].reasons)(
    'for the reason %s is applied for again only where that can be corrected',
    async (reason) => {
      await setStatus(kopi.merchant, 'enabled', 'BRI');
      expect(await act('BRI', 'deactivate')).toEqual(DONE);
      const { id } = await methodOf(kopi.merchant, 'BRI');
      await kopi.merchant.test.database.pool.query(
        'update payment_methods set reason = $1 where id = right($2, 32)::uuid',
        [reason, id],
      );
      const isCorrectable = new Set<string>(VALUE_LISTS['correctable-reasons']).has(reason);
      expect((await methodOf(kopi.merchant, 'BRI')).can).toEqual(isCorrectable ? ['apply-again'] : []);
      const expected = isCorrectable ? DONE : [409, 'DUPLICATE_PRODUCT_APPLICATION_ERROR'];
      expect(isCorrectable ? await apply('BRI', 'apply-again') : await act('BRI', 'apply-again', {})).toEqual(expected);
    },
  );
});
