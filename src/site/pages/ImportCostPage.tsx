import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importCostMessages as messages } from '#locales/importCost.ts';
import { fetchImportSettings } from '../../data/public/importRates.ts';
import {
  exampleImport,
  parseImportInput,
  serializeImportInput,
  toImportedCar,
} from '../../model/import/importInput.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { useDebouncedSearchParams } from '../../ui/hooks/useDebouncedSearchParams.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { CostResult } from '../importCost/CostResult.tsx';
import { ImportFields } from '../importCost/ImportFields.tsx';
import { ImportInquiry } from '../inquiry/ImportInquiry.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import styles from './ImportCostPage.module.css';

const codec = { parse: parseImportInput, serialize: serializeImportInput };
const blank = parseImportInput(new URLSearchParams());

/** `/import-cost`: what a car to order costs in Egypt. The address has what is typed. */
export function Component() {
  const hydrated = useHydrated();
  const { state, patch } = useDebouncedSearchParams(codec);
  const [params] = useSearchParams();
  const [stored, setStored] = useState<ReturnType<typeof fetchImportSettings> | null>(null);
  // In an effect, because rates change daily and must not be prerendered.
  const fetchRates = () => setStored(fetchImportSettings());
  useEffect(fetchRates, []);

  // The prerendered page has an empty form.
  const input = hydrated ? state : blank;
  const judged = toImportedCar(input);
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader title={messages.title}>{messages.lead}</PageHeader>
      <Container className={styles.page}>
        {hydrated && params.has('rate') && <Alert kind="error">{messages.ownRates}</Alert>}
        <ImportFields input={input} faults={'faults' in judged ? judged.faults : {}} onChange={patch} />
        <section className={styles.result} aria-label={messages.result}>
          {stored ? (
            <AsyncBoundary
              promise={stored}
              failed={() => <ErrorMessage message={messages.missing.failed} onRetry={fetchRates} />}
            >
              {(fields) => (
                <CostResult
                  stored={fields}
                  input={input}
                  judged={judged}
                  Ask={ImportInquiry}
                  onExample={() => patch(exampleImport())}
                />
              )}
            </AsyncBoundary>
          ) : (
            <LogoLoader size="section" />
          )}
        </section>
      </Container>
    </>
  );
}
