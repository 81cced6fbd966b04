import { top_up_accounts } from '#server/database/schema/index.ts';
import { TOP_UP_BANKS } from '#server/domains/topUps/addTopUpAccounts.ts';
import { sample } from '../sample.ts';

export const TOP_UP_ACCOUNTS = sample(top_up_accounts, (demo) => {
  const banks = TOP_UP_BANKS[demo.business.country];
  return demo.early(banks.length, ({ id, created }, index) => ({
    id,
    created,
    bank: banks[index] ?? 'BCA',
    account_number: `8808${demo.random.digits(8)}`,
    account_name: demo.business.name.toUpperCase(),
    currency: demo.currency,
  }));
});
