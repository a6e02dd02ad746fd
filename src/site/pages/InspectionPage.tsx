import type { ReactNode } from 'react';
import { carMessages } from '#locales/car.ts';
import { inspectionNames } from '#locales/inspectionNames.ts';
import { inspectionPageMessages as messages } from '#locales/inspectionPage.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { paths } from '../../config/paths.ts';
import { formatDecimal } from '../../locales/formatDecimal.ts';
import { formatCount, formatNumber } from '../../locales/formats.ts';
import { outdatedAfter } from '../../model/inspection/inspection.ts';
import { flawThresholds, flawTypes, groupCodes, inspectionGroups } from '../../model/inspection/points.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container } from '../../ui/components/Container.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { describeLevels } from '../report/describeMeasurements.ts';
import styles from './InspectionPage.module.css';

/** What an inspection covers, from the lists that the form uses too. */
export function Component() {
  const levels = describeLevels();
  return (
    <>
      <PageMeta title={messages.title} description={messages.description} />
      <PageHeader title={messages.title}>{messages.lead}</PageHeader>
      <Container className={styles.page}>
        <section aria-labelledby="points">
          <h2 id="points">{messages.points}</h2>
          <p>{messages.findings}</p>
          <div className={styles.groups}>
            {groupCodes.map((group) => (
              <section key={group}>
                <h3>{inspectionNames.groups[group]}</h3>
                <p className={styles.count}>
                  {formatCount(inspectionGroups[group].length, messages.pointsLead)}
                </p>
                <ul>
                  {inspectionGroups[group].map((point) => (
                    <li key={point}>{inspectionNames.points[point]}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
        <div className={styles.limits}>
          <Limits
            title={messages.flaws}
            lead={messages.flawsLead}
            rows={flawTypes.map((type) => [
              inspectionNames.flaws[type],
              words.centimetres(formatDecimal(flawThresholds[type])),
            ])}
          />
          <Limits
            title={messages.tread}
            lead={messages.treadLead}
            rows={levels.map(([, finding, , tread = '']) => [finding, tread])}
          />
          <Limits
            title={messages.paint}
            lead={messages.paintLead}
            picture={
              <img
                src="/inspection/paint-gauge.svg"
                alt={messages.paintPicture}
                width={480}
                height={200}
                loading="lazy"
              />
            }
            rows={levels.map(([, finding, paint = '']) => [finding, paint])}
          />
          <section>
            <h2>{messages.age}</h2>
            <p>
              {messages.ageLead(
                formatNumber(outdatedAfter.days),
                carMessages.kilometres(outdatedAfter.kilometres),
              )}
            </p>
            <ButtonLink to={`${paths.inventory}?report=1`} variant="quiet">
              {messages.see}
            </ButtonLink>
          </section>
        </div>
      </Container>
    </>
  );
}

interface LimitsProps {
  readonly title: string;
  readonly lead: string;
  readonly picture?: ReactNode;
  readonly rows: readonly (readonly [name: string, limit: string])[];
}

function Limits({ title, lead, picture, rows }: LimitsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{lead}</p>
      {picture}
      <dl>
        {rows.map(([name, limit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{limit}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
