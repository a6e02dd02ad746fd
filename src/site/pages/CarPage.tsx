import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from 'react-router-dom';
import { carMessages } from '#locales/car.ts';
import { carPageMessages } from '#locales/carPage.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { shellMessages } from '#locales/shell.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { fetchCar } from '../../data/public/cars.ts';
import { imageSources, previewUrl } from '../../data/public/images.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import { carTitle, carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { type Car, type CarSummary, isForSale, isWithdrawn } from '../../model/car/car.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Container, Section } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { CarFacts } from '../cars/CarFacts.tsx';
import { CarGrid } from '../cars/CarGrid.tsx';
import { CarPlace } from '../cars/CarPlace.tsx';
import { CarSections } from '../cars/CarSections.tsx';
import { type CarOffer, fetchOffer, fetchSimilar } from '../cars/carOffer.ts';
import { InspectedBadge } from '../cars/InspectedBadge.tsx';
import { InspectedLine } from '../cars/InspectedLine.tsx';
import { KeyFacts } from '../cars/KeyFacts.tsx';
import { MonthlyLine } from '../cars/MonthlyLine.tsx';
import { PriceDetails } from '../cars/PriceDetails.tsx';
import { PriceNews } from '../cars/PriceNews.tsx';
import { ShareCar } from '../cars/ShareCar.tsx';
import { StatusBadge } from '../cars/StatusBadge.tsx';
import { VideoFrame } from '../cars/VideoFrame.tsx';
import { fetchMonthly, type Monthly } from '../finance/monthly.ts';
import { Carousel } from '../gallery/Carousel.tsx';
import { BookingButton, InquiryButton } from '../inquiry/InquiryButton.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { PrintedAddress } from '../print/PrintedAddress.tsx';
import { type CarReport, fetchReport } from '../report/carReport.ts';
import { ReportSummary } from '../report/ReportSummary.tsx';
import { breadcrumbData } from '../seo/breadcrumbData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AboutPrice } from '../shared/AboutPrice.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { almostLoaded } from '../shared/almostLoaded.ts';
import { markEnglish } from '../shared/inEnglish.ts';
import { keepTogether } from '../shared/keepTogether.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { getShown } from '../shared/shown.ts';
import { untilDialogsClose } from '../shared/untilDialogsClose.ts';
import { WhenNear } from '../shared/WhenNear.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import styles from './CarPage.module.css';
import { DocumentNotFound } from './documentNotFound.ts';

const loadCalculator = () => import('./CarCalculator.tsx');

const CarCalculator = lazyPart(() => loadCalculator().then((module) => module.CarCalculator));

const CarContact = lazyPart(() => import('./CarContact.tsx').then((module) => module.CarContact));

export async function loader(args: LoaderFunctionArgs) {
  const car = fetchCar(args.params.id ?? '');
  const shown = getShown<OfferByMonth | null>('car', 'offer', args);
  // Its code is not awaited until the data is there.
  if (!shown) markHandled(loadCalculator());
  const monthly = fetchMonthly(car, shown, loadCalculator);
  const report = fetchReport(car, getShown('car', 'report', args));
  // A line or a report that comes later would move the page.
  const offer = Promise.all([fetchOffer(car), monthly, report.catch(() => null)]).then(
    async ([found, line]): Promise<OfferByMonth | null> => {
      // A form about it would go with its state.
      const before = await shown?.catch(() => null);
      if (before && before.car.status !== found?.car.status) await untilDialogsClose();
      return found && { ...found, monthly: line };
    },
  );
  const parts = {
    offer: markHandled(offer),
    report: markHandled(report),
    similar: markHandled(fetchSimilar(car)),
  };
  await almostLoaded(offer);
  return parts;
}

interface OfferByMonth extends CarOffer {
  readonly monthly: Monthly | null;
}

export function Component() {
  const { offer, report, similar } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <AsyncBoundary
      key={id}
      promise={offer}
      loading={<PageSkeleton className={styles.skeleton} />}
      failed={(error) => (
        <Section as="div">
          <ErrorMessage message={messageOf(error)} />
        </Section>
      )}
    >
      {(found) =>
        found && found.car.id !== id ? (
          <Navigate to={paths.car(found.car.id)} replace />
        ) : found ? (
          <CarDetail offer={found} report={report} similar={similar} />
        ) : (
          <DocumentNotFound
            message={carPageMessages.notFound}
            reason={notFoundMessages.carGone}
            back={paths.inventory}
            backText={carPageMessages.seeAll}
          />
        )
      }
    </AsyncBoundary>
  );
}

interface CarDetailProps {
  readonly offer: OfferByMonth;
  readonly report: Promise<CarReport | null>;
  readonly similar: Promise<readonly CarSummary[]>;
}

function CarDetail({ offer, report, similar }: CarDetailProps) {
  const { car, structuredData } = offer;
  return (
    <>
      <PageMeta
        title={carTitleWithYear(car)}
        description={offer.meta}
        noIndex={isWithdrawn(car)}
        image={previewUrl(car.mainImage, 800)}
      />
      <JsonLd data={structuredData} />
      <JsonLd data={breadcrumbData(trailTo(car))} />
      <CarArticle
        {...offer}
        book={car.status === 'available' && <BookingButton car={car} />}
        contact={isForSale(car) && <Contact />}
      >
        <AsyncBoundary promise={report} loading={null} failed={() => null}>
          {(found) => found && <ReportSummary report={found} subject={carTitle(car)} />}
        </AsyncBoundary>
      </CarArticle>
      <AsyncBoundary promise={similar} loading={null} failed={() => null}>
        {(cars) => <Similar car={car} cars={cars} />}
      </AsyncBoundary>
      <InquiryButton car={car} />
    </>
  );
}

function Contact() {
  return (
    <WhenNear className={styles.dealer} rootMargin="200px" orIdle>
      <CarContact />
    </WhenNear>
  );
}

interface CarArticleProps extends Pick<CarOffer, 'car' | 'price'> {
  readonly monthly?: Monthly | null;
  readonly amountOfText?: CarOffer['amountOfText'];
  /** Below the price. */
  readonly book?: ReactNode;
  /** Below the facts, so that a first visit does not load it. */
  readonly contact?: ReactNode;
  /** Previews have no URL to save or share. */
  readonly isPreview?: boolean;
  /** Above the car's own sections. */
  readonly children?: ReactNode;
}

export function CarArticle({
  car,
  price,
  monthly,
  amountOfText = 'usual',
  book,
  contact,
  isPreview = false,
  children,
}: CarArticleProps) {
  const title = carTitle(car);
  const url = addressIn(localeInfo.code, paths.car(car.id));
  return (
    <Container as="article" className={styles.car} data-text={amountOfText}>
      <a className="skip" href="#offer">
        {carPageMessages.skip}
      </a>
      {!isPreview && (
        <a className="skip" href="#inquiry">
          {carPageMessages.skipToInquiry}
        </a>
      )}
      <Breadcrumb steps={trailTo(car)} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          {car.inspected && <InspectedBadge />}
          <Carousel
            name={`car-${car.id}`}
            images={car.images.flatMap((image) => imageSources(image) ?? [])}
            groupSizes={car.groupSizes}
            subject={title}
          />
        </div>
        <div id="offer" className={styles.summary}>
          <KeyFacts car={car} isRepeated className={styles.key} />
          <h1>
            <bdi>{keepTogether(title)}</bdi>
          </h1>
          <Offer car={car} price={price} book={book} />
          <MonthlyLine text={monthly}>
            <CarCalculator car={car} />
          </MonthlyLine>
          <div className={styles.actions} inert={isPreview}>
            <ShortlistButton car={car} withText />
            {isForSale(car) && <ShareCar car={car} url={url} />}
          </div>
          <h2 className="eyebrow">{carPageMessages.facts}</h2>
          <CarFacts car={car} />
          {contact}
        </div>
        <div className={styles.details}>
          {car.video && <VideoFrame car={car} />}
          {car.description && (
            <p className={`lead ${styles.description}`} {...markEnglish(car.fallbackFields, 'description')}>
              {car.description}
            </p>
          )}
          {children}
          <CarSections car={car} />
        </div>
      </div>
      <PrintedAddress path={paths.car(car.id)} />
    </Container>
  );
}

function trailTo(car: Car) {
  return [
    { name: shellMessages.crumbs.home, path: paths.home },
    { name: shellMessages.crumbs.inventory, path: paths.inventory },
    { name: carTitle(car), path: paths.car(car.id) },
  ];
}

function Offer({ car, price: text, book }: Pick<CarArticleProps, 'car' | 'price' | 'book'>) {
  const price = formatCarPrice(car.price) || carMessages.priceOnRequest;
  return (
    <>
      <StatusBadge status={car.status} />
      <p className={styles.price}>
        {isForSale(car) ? price : carPageMessages.sold}
        {isForSale(car) && <PriceNews car={car} />}
        {isForSale(car) && <AboutPrice price={car.price} />}
      </p>
      <CarPlace car={car} />
      {book && <div className={styles.book}>{book}</div>}
      <InspectedLine car={car} />
      {text && <PriceDetails text={text} />}
      {car.status === 'reserved' && <p>{carPageMessages.reserved}</p>}
    </>
  );
}

function Similar({ car, cars }: { readonly car: Car; readonly cars: readonly CarSummary[] }) {
  return (
    <Section className={styles.others} aria-labelledby="similar">
      <header className={styles.similar}>
        <h2 id="similar">{headSimilar(car, cars)}</h2>
        <ButtonLink to={paths.inventory} variant="quiet">
          {carPageMessages.seeAll}
        </ButtonLink>
      </header>
      <CarGrid cars={cars} layout="full" Action={ShortlistButton} />
    </Section>
  );
}

function headSimilar({ brand }: Car, cars: readonly CarSummary[]): string {
  const count = cars.filter((car) => car.brand === brand).length;
  if (count === 0) return carPageMessages.stillLooking;
  return count < cars.length ? carPageMessages.moreAndSimilar(brand) : carPageMessages.moreFrom(brand);
}
