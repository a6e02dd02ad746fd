import { useLocation } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { BackupPanel } from '../backup/BackupPanel.tsx';
import { BlogAdmin } from '../blogs/BlogAdmin.tsx';
import { blogKind } from '../blogs/blogForm.ts';
import { CarAdmin } from '../cars/CarAdmin.tsx';
import { carKind } from '../cars/carForm.ts';
import { ActivityPanel } from '../documents/history/ActivityPanel.tsx';
import { kindsOf } from '../documents/history/kinds.ts';
import { FinancePanel } from '../finance/FinancePanel.tsx';
import { financeKind } from '../finance/financeForm.ts';
import { HeroEditor } from '../hero/HeroEditor.tsx';
import { Attention } from '../home/Attention.tsx';
import { ShownTogether } from '../home/ShownTogether.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { importKind } from '../import/importForm.ts';
import { createInspectionKind } from '../inspections/inspectionForm.ts';
import layout from '../layout/layout.module.css';
import { getSection } from '../layout/sections.ts';
import { AskedCount } from '../leads/AskedCount.tsx';
import { LeadAdmin } from '../leads/LeadAdmin.tsx';
import { leadKind } from '../leads/leadForm.ts';
import { LabelDesign } from '../paper/LabelDesign.tsx';
import { labelKind } from '../paper/labelForm.ts';
import { PricePanel } from '../prices/PricePanel.tsx';
import { usualPriceKind } from '../prices/usualPriceForm.ts';
import { PublishingPanel } from '../publishing/PublishingPanel.tsx';
import { ReviewAdmin } from '../reviews/ReviewAdmin.tsx';
import { reviewKind } from '../reviews/reviewForm.ts';
import { TeamPanel } from '../team/TeamPanel.tsx';
import styles from './DashboardPage.module.css';

const kinds = {
  ...kindsOf(carKind),
  ...kindsOf(createInspectionKind({ id: '', car: {}, report: null })),
  ...kindsOf(blogKind),
  ...kindsOf(reviewKind),
  ...kindsOf(leadKind),
  'Settings/price': usualPriceKind,
  'Settings/import': importKind,
  'Settings/finance': financeKind,
  'Settings/label': labelKind,
};

const contents = {
  [staffPaths.cars]: <CarAdmin Asked={AskedCount} />,
  [staffPaths.blogs]: <BlogAdmin />,
  [staffPaths.reviews]: <ReviewAdmin />,
  [staffPaths.hero]: <HeroEditor />,
  [staffPaths.leads]: <LeadAdmin />,
  [staffPaths.prices]: (
    <div className={layout.sections}>
      <PricePanel />
      <LabelDesign />
    </div>
  ),
  [staffPaths.import]: <ImportPanel />,
  [staffPaths.finance]: <FinancePanel />,
  [staffPaths.publishing]: <PublishingPanel />,
  [staffPaths.team]: <TeamPanel />,
  [staffPaths.backup]: <BackupPanel kinds={kinds} />,
  [staffPaths.activity]: <ActivityPanel kinds={kinds} />,
} as const;

/** What /dashboard itself shows, SPEC 2. */
const overview = [staffPaths.cars, staffPaths.blogs, staffPaths.hero] as const;

/** /dashboard, and the address of each section below it. */
export function Component() {
  const section = getSection(useLocation().pathname);
  return (
    <div className={styles.page}>
      <PageMeta title={section?.name ?? 'Dashboard'} description="The staff area." noIndex />
      <h1 className={section && 'visually-hidden'}>Dashboard</h1>
      {section ? (
        <Section path={section.path as keyof typeof contents} />
      ) : (
        <ShownTogether>
          <div className={styles.page}>
            <Attention />
            {overview.map((path) => (
              <Section key={path} path={path} />
            ))}
          </div>
        </ShownTogether>
      )}
    </div>
  );
}

function Section({ path }: { readonly path: keyof typeof contents }) {
  return <section aria-labelledby={path.split('/').at(-1)}>{contents[path]}</section>;
}
