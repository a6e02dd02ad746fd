/** The cases of every rule. */

import { type AccountCase, accountCases, stampCases } from './account-cases.ts';
import { backupCases } from './backup-cases.ts';
import { blogCases } from './blog-cases.ts';
import { carCases } from './car-cases.ts';
import type { RuleCase } from './cases.ts';
import { closedCases } from './closed-cases.ts';
import type { DocumentCase } from './document-cases.ts';
import { feedCases } from './feed-cases.ts';
import { fileCases } from './file-cases.ts';
import { financeCases } from './finance-cases.ts';
import { folderCases } from './folder-cases.ts';
import { historyCases } from './history-cases.ts';
import { importCases } from './import-cases.ts';
import { inspectionCases } from './inspection-cases.ts';
import { labelCases } from './label-cases.ts';
import { leadCases } from './lead-cases.ts';
import { listCases } from './list-cases.ts';
import { priceCases } from './price-cases.ts';
import { publishingCases } from './publishing-cases.ts';
import { removalCases } from './removal-cases.ts';
import { reviewCases } from './review-cases.ts';
import { teamCases } from './team-cases.ts';

export const documentCases: readonly DocumentCase[] = [
  ...carCases,
  ...inspectionCases,
  ...blogCases,
  ...reviewCases,
  ...leadCases,
];

/** Settings and audit fields; each case uses accounts of its own. */
export const staffCases: readonly AccountCase[] = [
  ...stampCases,
  ...publishingCases,
  ...priceCases,
  ...importCases,
  ...financeCases,
  ...backupCases,
  ...feedCases,
  ...labelCases,
  ...removalCases,
];

export const allCases: readonly RuleCase[] = [
  ...documentCases,
  ...staffCases,
  ...accountCases,
  ...historyCases,
  ...teamCases,
  ...closedCases,
  ...listCases,
  ...fileCases,
  ...folderCases,
];
