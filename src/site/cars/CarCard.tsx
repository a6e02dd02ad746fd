import { useState } from 'react';
import { Link } from 'react-router-dom';
import { carMessages } from '#locales/car.ts';
import { paths } from '../../config/paths.ts';
import { imageSources } from '../../data/public/images.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { SharedElement } from '../../ui/components/SharedElement.tsx';
import { AboutPrice } from '../shared/AboutPrice.tsx';
import { keepTogether } from '../shared/keepTogether.tsx';
import styles from './CarCard.module.css';
import { CarPlace } from './CarPlace.tsx';
import { InspectedBadge } from './InspectedBadge.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { NewBadge } from './NewBadge.tsx';
import { PriceNews } from './PriceNews.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  readonly car: CarSummary;
  readonly priority: boolean;
  /** Beside the price. */
  readonly note?: string | undefined;
  /** Of the picture. */
  readonly sizes?: string | undefined;
}

const usualSizes = '(width < 45rem) 92vw, (width < 70rem) 46vw, 28rem';

export function CarCard({ car, priority, note, sizes = usualSizes }: Props) {
  const title = carTitle(car);
  const [isPressed, setPressed] = useState(false);
  return (
    <Link to={paths.car(car.id)} className={styles.card} onClick={() => setPressed(true)}>
      <SharedElement name={isPressed ? `car-${car.id}` : undefined}>
        <ResponsiveImage
          src={null}
          {...imageSources(car.mainImage)}
          sizes={sizes}
          alt=""
          width={1200}
          height={800}
          priority={priority}
        />
      </SharedElement>
      {/* The name first: the link is called by it. */}
      <div className={styles.body}>
        <h3 className={styles.title}>
          <bdi>{keepTogether(title)}</bdi>
        </h3>
        <KeyFacts car={car} className={styles.facts} />
        <CarPlace car={car} />
        {car.status !== 'sold' && (
          <p className={styles.price}>
            {formatCarPrice(car.price) || carMessages.priceOnRequest}
            {note && <small> · {note}</small>}
            <PriceNews car={car} />
            <AboutPrice price={car.price} />
          </p>
        )}
      </div>
      <StatusBadge status={car.status} />
      {car.inspected && <InspectedBadge />}
      <NewBadge car={car} />
    </Link>
  );
}
