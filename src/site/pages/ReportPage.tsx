import { Link, type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { shellMessages } from '#locales/shell.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { imageSources, previewUrl } from '../../data/public/images.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container, Section } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import type { Fact, ReportSource, ReportText } from '../report/describeWholeReport.ts';
import { FlawPictures } from '../report/FlawPictures.tsx';
import { FoundList } from '../report/FoundList.tsx';
import { Measurements } from '../report/Measurements.tsx';
import { OutdatedNote } from '../report/OutdatedNote.tsx';
import { PointGroups } from '../report/PointGroups.tsx';
import { fetchWholeReport, type WholeReport } from '../report/wholeReport.ts';
import { breadcrumbData } from '../seo/breadcrumbData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { staffEnglish } from '../shared/inEnglish.ts';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { getShown } from '../shared/shown.ts';
import { DocumentNotFound } from './documentNotFound.ts';
import styles from './ReportPage.module.css';

export function loader(args: LoaderFunctionArgs) {
  return { report: markHandled(fetchWholeReport(args.params.id ?? '', getShown('report', 'report', args))) };
}

export function Component() {
  const { report } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <AsyncBoundary
      key={id}
      promise={report}
      loading={<PageSkeleton className={styles.skeleton} />}
      failed={(error) => (
        <Section as="div">
          <ErrorMessage message={messageOf(error)} />
        </Section>
      )}
    >
      {(found) => <Found whole={found} />}
    </AsyncBoundary>
  );
}

function Found({ whole }: { readonly whole: WholeReport }) {
  const { content, source } = whole;
  const { id } = useParams();
  if (source && source.car.id !== id) return <Navigate to={paths.report(source.car.id)} replace />;
  if ('missing' in content) return <DocumentNotFound {...content.missing} />;
  return source && <Report text={content.report} car={source.car} />;
}

interface ReportProps {
  readonly text: ReportText;
  readonly car: ReportSource['car'];
}

function Report({ text, car }: ReportProps) {
  const { headings, found, measurements, flaws } = text;
  const trail = trailTo(text, car);
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.meta}
        noIndex={car.hidden || car.status === 'sold'}
        image={previewUrl(car.mainImage, 800)}
      />
      <JsonLd data={text.structuredData} />
      <JsonLd data={breadcrumbData(trail)} />
      <Container as="article" className={styles.report}>
        <Breadcrumb steps={trail} />
        <Header text={text} car={car} />
        <section aria-labelledby="found">
          <h2 id="found">{headings.found}</h2>
          {found.length > 0 ? <FoundList items={found} /> : <p>{text.nothingFound}</p>}
        </section>
        {measurements && (
          <section aria-labelledby="measurements">
            <h2 id="measurements">{headings.measurements}</h2>
            <Measurements text={measurements} />
          </section>
        )}
        {flaws.length > 0 && (
          <section aria-labelledby="flaws">
            <h2 id="flaws">{headings.flaws}</h2>
            <FlawPictures pictures={flaws} subject={text.carName} />
          </section>
        )}
        <section aria-labelledby="points">
          <h2 id="points">{headings.points}</h2>
          <PointGroups groups={text.groups} />
        </section>
        <p className={styles.next}>
          <ButtonLink to={paths.car(car.id)}>{text.toCar}</ButtonLink>
          <Link to={paths.inspection}>{text.about}</Link>
        </p>
        <p className={styles.address} dir="ltr">
          {addressIn(localeInfo.code, paths.report(car.id))}
        </p>
      </Container>
    </>
  );
}

function Header({ text, car }: ReportProps) {
  return (
    <header className={styles.header}>
      <p className="eyebrow">{[text.kind, text.status].filter(Boolean).join(' · ')}</p>
      <h1>
        <Link to={paths.car(car.id)}>
          <bdi>{text.carName}</bdi>
        </Link>
      </h1>
      <p className="lead">{text.verdict}</p>
      <ul className={styles.counts}>
        {text.counts.map(([finding, count]) => (
          <li key={finding} data-finding={finding}>
            {count}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {text.facts.map((fact) => (
          <FactRow key={fact.name} {...fact} />
        ))}
      </dl>
      <OutdatedNote {...text.outdated} />
      {car.mainImage && (
        <div className={styles.picture}>
          <ResponsiveImage
            src={null}
            {...imageSources(car.mainImage)}
            sizes="26rem"
            alt=""
            width={1200}
            height={800}
          />
        </div>
      )}
    </header>
  );
}

function FactRow({ name, value, isTyped }: Fact) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi {...(isTyped && staffEnglish)}>{value}</bdi>
      </dd>
    </div>
  );
}

function trailTo({ kind }: ReportText, car: ReportSource['car']) {
  return [
    { name: shellMessages.crumbs.home, path: paths.home },
    { name: shellMessages.crumbs.inventory, path: paths.inventory },
    { name: carTitle(car), path: paths.car(car.id) },
    { name: kind, path: paths.report(car.id) },
  ];
}
