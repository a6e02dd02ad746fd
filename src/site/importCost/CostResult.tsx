import type { ComponentType } from 'react';
import { importCostMessages as messages } from '#locales/importCost.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatPiastres } from '../../locales/formatPiastres.ts';
import {
  type ImportFaults,
  type ImportInput,
  importFields,
  isBlank,
  serializeImportInput,
  type toImportedCar,
} from '../../model/import/importInput.ts';
import { type ImportedCar, landedCost } from '../../model/import/landedCost.ts';
import { type ImportRates, parseImportRates } from '../../model/import/rates.ts';
import { toCairoTime } from '../../model/inquiry/cairoTime.ts';
import { type Fields, parseMap, parseText } from '../../model/text/parse.ts';
import { Button } from '../../ui/components/Button.tsx';
import { focusMainAfter } from '../../ui/focusMain.ts';
import styles from './CostResult.module.css';
import { CostSummary } from './CostSummary.tsx';
import { CostTable } from './CostTable.tsx';
import { costAsText, describeImported, describeLines, describeMissing } from './describeCost.ts';

export interface AskProps {
  readonly car: ImportedCar;
  /** The car in words. */
  readonly facts: string;
  /** The car and its cost in words. */
  readonly enclosed: string;
}

interface Props {
  readonly stored: Fields | null;
  readonly input: ImportInput;
  readonly judged: ReturnType<typeof toImportedCar>;
  readonly Ask: ComponentType<AskProps>;
  /** Fills in the fields. */
  readonly onExample: () => void;
}

export function CostResult({ stored, input, judged, Ask, onExample }: Props) {
  const rates = parseImportRates(stored);
  return (
    <>
      {'car' in judged ? (
        <Cost rates={rates} input={input} car={judged.car} Ask={Ask} />
      ) : (
        <div ref={focusMainAfter} className={styles.start}>
          <p>{isBlank(judged) ? messages.start : messages.remaining(namesOf(judged.faults))}</p>
          {isBlank(judged) && (
            <Button variant="quiet" onClick={onExample}>
              {messages.example}
            </Button>
          )}
        </div>
      )}
      <PersonalRules texts={parseMap(stored?.texts)} />
    </>
  );
}

function namesOf(faults: ImportFaults): string {
  const fields = importFields.filter((field) => faults[field]);
  return fields.map((field) => messages.fields[field]).join(localeInfo.comma);
}

interface CostProps extends Pick<Props, 'input' | 'Ask'> {
  readonly rates: ImportRates | null;
  readonly car: ImportedCar;
}

function Cost({ rates, input, car, Ask }: CostProps) {
  const cost = rates && landedCost(car, rates, toCairoTime(new Date()).slice(0, 10));
  const facts = describeImported(car);
  const address = addressIn('en', `${paths.importCost}?${serializeImportInput(input)}`);
  const shown = facts.map(([, value]) => value).join(localeInfo.comma);
  if (!rates || !cost || 'missing' in cost) {
    const reason = describeMissing(cost && 'missing' in cost ? cost : null);
    return (
      <div className={styles.missing}>
        <p role="status">{reason}</p>
        <p>{messages.askInstead}</p>
        <Ask car={car} facts={shown} enclosed={costAsText(car, reason, address)} />
      </div>
    );
  }
  const lines = describeLines(cost.lines, car, rates);
  const total = formatPiastres(cost.total);
  return (
    <div className={styles.cost}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CostSummary cost={cost}>
        <Ask car={car} facts={shown} enclosed={costAsText(car, { lines, total }, address)} />
        <Button variant="quiet" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </CostSummary>
      <CostTable lines={lines} total={total} />
      <div className={styles.notes}>
        <p>{messages.validUntil(formatCalendarDate(cost.until))}</p>
        <p>{messages.rounding}</p>
        <p>{messages.indicative}</p>
      </div>
    </div>
  );
}

/** What staff wrote about importing a car oneself; in English where it is not translated. */
function PersonalRules({ texts }: { readonly texts: Fields }) {
  const own = parseText(texts[localeInfo.code]);
  const text = own || parseText(texts.en);
  if (!text) return null;
  return (
    <section className={styles.rules} aria-labelledby="personal-import">
      <h2 id="personal-import">{messages.rules}</h2>
      <div {...(!own && { lang: 'en', dir: 'ltr' })}>
        {text.split(/\n+/).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={styles.advice}>{messages.notAdvice}</p>
    </section>
  );
}
