import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { carMessages } from '#locales/car.ts';
import { carPageMessages } from '#locales/carPage.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { shellMessages } from '#locales/shell.ts';
import { company } from '../../config/company.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { fetchCar } from '../../data/public/cars.ts';
import { previewUrl } from '../../data/public/images.ts';
import { fetchInspection } from '../../data/public/inspections.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCount } from '../../locales/formats.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import {
  countFindings,
  type Inspection,
  outdatedFrom,
  parseInspection,
} from '../../model/inspection/inspection.ts';
import { findings } from '../../model/inspection/points.ts';
import { Container, Section } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { PrintedAddress } from '../cars/PrintedAddress.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { DocumentNotFound } from '../layout/DocumentNotFound.tsx';
import { FoundList } from '../report/FoundList.tsx';
import { Measurements } from '../report/Measurements.tsx';
import { OutdatedNote } from '../report/OutdatedNote.tsx';
import { PointGroups } from '../report/PointGroups.tsx';
import { describeOutdated, describeSummary, formatDay, listFound } from '../report/reportTexts.ts';
import { breadcrumbData } from '../seo/breadcrumbData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { staffEnglish } from '../shared/inEnglish.ts';
import { ReportFlaws } from './ReportFlaws.tsx';
import styles from './ReportPage.module.css';

export function loader({ params }: LoaderFunctionArgs) {
  return { found: markHandled(fetchReported(params.id ?? '')) };
}

/** Null if the car does not exist. @throws LoadError */
async function fetchReported(id: string) {
  const car = await fetchCar(id);
  const { inspected = null } = car ?? {};
  const stored = inspected && (await fetchInspection(id));
  // Its date is that of the car's own document, which is saved together with it and which lists show.
  return car && { car, report: stored && { ...parseInspection(stored), date: inspected.date } };
}

export function Component() {
  const { found } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return (
    <AsyncBoundary
      key={id}
      promise={found}
      loading={<LogoLoader />}
      failed={(error) => (
        <Section as="div">
          <ErrorMessage message={messageOf(error)} />
        </Section>
      )}
    >
      {(shown) =>
        shown?.report ? (
          <Report car={shown.car} report={shown.report} />
        ) : (
          <NoReport carId={shown ? id : null} />
        )
      }
    </AsyncBoundary>
  );
}

/** @param carId null if there is no such car */
function NoReport({ carId }: { readonly carId: string | null }) {
  if (carId === null)
    return (
      <DocumentNotFound
        message={carPageMessages.notFound}
        reason={notFoundMessages.carGone}
        back={paths.inventory}
        backText={carPageMessages.seeAll}
      />
    );
  return (
    <DocumentNotFound
      message={words.none}
      reason={words.noneReason}
      back={paths.car(carId)}
      backText={words.backToCar}
    />
  );
}

interface ReportProps {
  readonly car: Car;
  readonly report: Inspection;
}

function Report({ car, report }: ReportProps) {
  const { flaws, tread, paint } = report;
  const title = carTitleWithYear(car);
  const trail = trailTo(car);
  const found = listFound(report);
  const isMeasured = Object.keys({ ...tread, ...paint }).length > 0;
  return (
    <>
      <PageMeta
        title={words.of(title)}
        description={describe(title, report)}
        noIndex={car.hidden || !isForSale(car)}
        {...(car.mainImage && { image: previewUrl(car.mainImage, 800) })}
      />
      <JsonLd data={reportData(car, report)} />
      <JsonLd data={breadcrumbData(trail)} />
      <Container as="article" className={styles.report}>
        <Breadcrumb steps={trail} />
        <ReportHeader car={car} report={report} />
        <section aria-labelledby="found">
          <h2 id="found">{words.found}</h2>
          {found.length > 0 ? <FoundList items={found} /> : <p>{words.nothingFound}</p>}
        </section>
        {isMeasured && (
          <section aria-labelledby="measurements">
            <h2 id="measurements">{words.measurements}</h2>
            <Measurements tread={tread} paint={paint} />
          </section>
        )}
        {flaws.length > 0 && (
          <section aria-labelledby="flaws">
            <h2 id="flaws">{words.flaws}</h2>
            <ReportFlaws flaws={flaws} subject={title} />
          </section>
        )}
        <section aria-labelledby="points">
          <h2 id="points">{words.points}</h2>
          <PointGroups points={report.points} />
        </section>
        <p className={styles.about}>
          <Link to={paths.inspection}>{words.about}</Link>
        </p>
        <PrintedAddress path={paths.report(car.id)} />
      </Container>
    </>
  );
}

function ReportHeader({ car, report }: ReportProps) {
  const { date, inspector, place, odometer } = report;
  const counts = countFindings(report);
  return (
    <header className={styles.header}>
      <p className="eyebrow">{words.title}</p>
      <h1>
        <Link to={paths.car(car.id)}>
          <bdi>{carTitleWithYear(car)}</bdi>
        </Link>
      </h1>
      <dl className={styles.facts}>
        <Fact name={words.facts.date} value={formatDay(date)} />
        <Fact name={words.facts.inspector} value={inspector} isEnglish />
        <Fact name={words.facts.place} value={place} isEnglish />
        <Fact name={words.facts.odometer} value={odometer === null ? '' : carMessages.kilometres(odometer)} />
      </dl>
      <ul className={styles.counts}>
        {findings
          .filter((finding) => counts[finding] > 0)
          .map((finding) => (
            <li key={finding} data-finding={finding}>
              {formatCount(counts[finding], words.counts[finding])}
            </li>
          ))}
      </ul>
      <OutdatedNote from={outdatedFrom(report, car.mileage)} text={describeOutdated()} />
    </header>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isEnglish?: boolean;
}

function Fact({ name, value, isEnglish = false }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi {...(isEnglish && staffEnglish)}>{value}</bdi>
      </dd>
    </div>
  );
}

function trailTo(car: Car) {
  return [
    { name: shellMessages.crumbs.home, path: paths.home },
    { name: shellMessages.crumbs.inventory, path: paths.inventory },
    { name: carTitle(car), path: paths.car(car.id) },
    { name: words.title, path: paths.report(car.id) },
  ];
}

function describe(title: string, report: Inspection): string {
  const { good, remark, fault } = countFindings(report);
  return words.description(
    title,
    describeSummary({ date: report.date, good, remarks: remark, faults: fault }),
  );
}

function reportData(car: Car, { date }: Inspection) {
  return {
    '@type': 'Report',
    mainEntityOfPage: addressIn(localeInfo.code, paths.report(car.id)),
    name: words.of(carTitleWithYear(car)),
    inLanguage: localeInfo.code,
    dateCreated: date,
    about: { '@type': 'Car', name: carTitle(car), url: addressIn(localeInfo.code, paths.car(car.id)) },
    publisher: { '@id': `${company.siteUrl}/#dealer` },
  };
}
