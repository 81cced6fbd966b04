import { bank_accounts } from '#server/database/schema/index.ts';
import type { SampleKey } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Bank = (typeof bank_accounts.$inferSelect)['bank'];

const BANKS: Readonly<Record<'ID' | 'PH' | 'SG', readonly Bank[]>> = {
  ID: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'BSI', 'PERMATA'],
  PH: ['BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'BDO'],
  SG: ['DBS', 'OCBC', 'UOB', 'DBS', 'OCBC', 'UOB'],
};

/** The first account is primary; the others have one of the other states each, and the last can become primary. */
const STATES = [
  ['VERIFIED', null],
  ['PENDING', null],
  ['REJECTED', 'NAME_MISMATCH'],
  ['REJECTED', 'ACCOUNT_NOT_FOUND'],
  ['REJECTED', 'ACCOUNT_CLOSED'],
  ['DELETED', null],
  ['VERIFIED', null],
] as const;

export const BANK_ACCOUNTS = sample(bank_accounts, (demo) => {
  const [own = 'BCA', ...others] = BANKS[demo.business.country];
  const banks = [demo.business.trade?.ownBank ?? own, ...others];
  const account = ({ id, created }: SampleKey, index: number) => {
    const [status, rejected_reason] = STATES[index] ?? STATES[0];
    return {
      id,
      created,
      updated: created,
      status,
      bank: banks[index] ?? own,
      account_number: demo.random.digits(10),
      account_name: demo.business.name.toUpperCase(),
      is_primary: index === 0,
      rejected_reason,
      verified: status === 'VERIFIED' ? demo.after(created, 12) : null,
      currency: demo.currency,
      created_by: demo.member('can_administer'),
    };
  };
  const count = demo.business.key === 'kopi' ? STATES.length : 2;
  return [...demo.early(1, account), ...demo.times(count - 1, (key, index) => account(key, index + 1))];
});
