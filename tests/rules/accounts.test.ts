import { afterAll } from 'vitest';
import { finance } from '../../seed/finance.ts';
import { importRates } from '../../seed/importRates.ts';
import { usualPrice } from '../../seed/price.ts';
import { accountCases, stampCases } from './account-cases.ts';
import { backupCases } from './backup-cases.ts';
import { feedCases } from './feed-cases.ts';
import { financeCases } from './finance-cases.ts';
import { put } from './firestore-client.ts';
import { historyCases } from './history-cases.ts';
import { importCases } from './import-cases.ts';
import { labelCases } from './label-cases.ts';
import { priceCases } from './price-cases.ts';
import { publishingCases } from './publishing-cases.ts';
import { removalCases } from './removal-cases.ts';
import { testAccountCases } from './test-accounts.ts';

testAccountCases([
  ...stampCases,
  ...accountCases,
  ...publishingCases,
  ...priceCases,
  ...importCases,
  ...financeCases,
  ...backupCases,
  ...feedCases,
  ...labelCases,
  ...removalCases,
  ...historyCases,
]);

// The browser tests use the sample data next.
afterAll(async () => {
  await put('Settings/price', usualPrice);
  await put('Settings/import', importRates);
  await put('Settings/finance', finance);
});
