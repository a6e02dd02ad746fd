import { afterAll } from 'vitest';
import { finance } from '../../seed/finance.ts';
import { importRates } from '../../seed/importRates.ts';
import { usualPrice } from '../../seed/price.ts';
import { accountCases } from './account-cases.ts';
import { staffCases } from './all-cases.ts';
import { put } from './firestore-client.ts';
import { historyCases } from './history-cases.ts';
import { testAccountCases } from './test-accounts.ts';

testAccountCases([...staffCases, ...accountCases, ...historyCases]);

// The browser tests use the sample data next.
afterAll(async () => {
  await put('Settings/price', usualPrice);
  await put('Settings/import', importRates);
  await put('Settings/finance', finance);
});
