import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inventoryFilePath, pathIn, vehicleFeedPath } from '../../config/paths.ts';
import { fetchHasFeeds, saveHasFeeds } from '../../data/staff/feeds.ts';
import { locales } from '../../model/locales.ts';
import { CheckField } from '../../ui/components/CheckField.tsx';
import layout from '../layout/layout.module.css';
import { showNotice } from '../notices/notices.ts';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { showFailure } from '../notices/showFailure.ts';

const queryKey = ['feeds'];

/** Whether builds publish the stock for the catalogues of Meta and TikTok. */
export function FeedSwitch() {
  const client = useQueryClient();
  const stored = useQuery({ queryKey, queryFn: fetchHasFeeds });
  const save = useMutation({
    mutationFn: saveHasFeeds,
    onSuccess: (_, hasFeeds) => {
      client.setQueryData(queryKey, hasFeeds);
      showNotice(
        'success',
        hasFeeds
          ? 'The next publishing adds the feeds of the stock.'
          : 'The next publishing removes the feeds of the stock.',
      );
    },
    onError: (error) => showFailure(error, 'Failed to save the publishing settings.'),
  });
  return (
    <details className={layout.box}>
      <summary>Feeds of the stock</summary>
      <div className={layout.stack}>
        <p className={layout.note}>
          The cars for sale as files for the automotive catalogues of Meta and TikTok, and as JSON for
          partners. Each publishing writes them again.
        </p>
        <ul className={layout.note}>
          {[...locales.map((locale) => pathIn(locale, vehicleFeedPath)), inventoryFilePath].map((path) => (
            <li key={path}>
              <a href={path}>{path}</a>
            </li>
          ))}
        </ul>
        {stored.isError && (
          <StaffFailure message="The settings could not be loaded." onRetry={stored.refetch} />
        )}
        <CheckField
          label="Publish the feeds"
          checked={(save.isPending ? save.variables : stored.data) ?? false}
          disabled={stored.data === undefined}
          onChange={({ target }) => save.isPending || save.mutate(target.checked)}
        />
      </div>
    </details>
  );
}
