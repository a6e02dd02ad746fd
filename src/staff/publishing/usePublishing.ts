import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchAllBlogs } from '../../data/staff/blogs.ts';
import { fetchAllCars } from '../../data/staff/cars.ts';
import { fetchUsualPrice } from '../../data/staff/prices.ts';
import { fetchPublishing, getServerTime } from '../../data/staff/publishing.ts';
import { fetchAllReviews } from '../../data/staff/reviews.ts';
import { findDifferences, findPriceDifference, pendingBuild } from '../../model/publishing.ts';
import { showNotice } from '../notices/notices.ts';
import { toBlogPage, toCarPage, toReviewPages } from './currentPage.ts';
import { useBuildReport } from './publishing.ts';

/** While waiting for a build to be live, in milliseconds. */
const pollMs = 15_000;
/** Updates the time left, in milliseconds. */
const tickMs = 5_000;

/** The state of the static pages: the live build, the pending one, the settings, and what differs. */
export function usePublishing() {
  const client = useQueryClient();
  const now = useNow();
  const settings = useQuery({ queryKey: ['publishing'], queryFn: fetchPublishing });
  const [isWaiting, setIsWaiting] = useState(false);
  const report = useBuildReport(isWaiting ? pollMs : undefined);
  const cars = useQuery({ queryKey: ['Cars'], queryFn: fetchAllCars });
  const blogs = useQuery({ queryKey: ['Blogs'], queryFn: fetchAllBlogs });
  const reviews = useQuery({ queryKey: ['Reviews'], queryFn: fetchAllReviews });
  const price = useQuery({ queryKey: ['price'], queryFn: fetchUsualPrice });

  const builtAt = report.data ? new Date(report.data.time) : null;
  const pending =
    settings.data && !report.isPending ? pendingBuild(settings.data.settings, builtAt, now) : null;
  const before = useRef(pending);
  useEffect(() => {
    setIsWaiting(pending === 'waiting');
    if (before.current && !pending) {
      showNotice('success', 'The static pages are live.');
      // After a save the lists have this browser's time; the build has the server's.
      for (const queryKey of [['Cars'], ['Blogs'], ['Reviews']]) void client.invalidateQueries({ queryKey });
    }
    before.current = pending;
  }, [pending, client]);

  const differences = report.data &&
    cars.data &&
    blogs.data &&
    reviews.data &&
    price.data !== undefined && [
      ...findDifferences('cars', report.data, cars.data.map(toCarPage)),
      ...findDifferences('blogs', report.data, blogs.data.map(toBlogPage)),
      ...findDifferences(
        'reviews',
        report.data,
        toReviewPages(reviews.data, Object.keys(report.data.reviews ?? {})),
      ),
      ...findPriceDifference(report.data, price.data),
    ];
  return {
    now,
    builtAt,
    pending,
    settings: settings.data,
    differences,
    failed: {
      settings: settings.isError && !settings.data,
      report: report.isError,
      lists:
        (cars.isError && !cars.data) ||
        (blogs.isError && !blogs.data) ||
        (reviews.isError && !reviews.data) ||
        (price.isError && price.data === undefined),
    },
    retry: () => {
      for (const query of [settings, report, cars, blogs, reviews, price])
        if (query.isError) void query.refetch();
    },
  };
}

/** By the host's clock. */
function useNow(): Date {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
