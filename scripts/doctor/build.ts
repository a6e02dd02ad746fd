import { type CurrentPage, findDifferences } from '../../src/model/publishing.ts';
import { type Checks, goodIfNone, wrong } from './finding.ts';
import { list, messageOf } from './google.ts';
import type { LiveSite } from './live-site.ts';

interface Listed {
  readonly document?: {
    readonly name: string;
    readonly fields?: Readonly<
      Record<string, { readonly stringValue?: string; readonly timestampValue?: string }>
    >;
  };
}

/** Bills one document read for each public car and article. */
export const buildChecks: Checks = {
  'static pages are as new as the database': async (site) => {
    const { report } = site;
    if (!report)
      return wrong(
        '/build.json is missing. Netlify → Deploys: find out why the last build failed, and deploy again.',
      );
    const [visible, sold, blogs] = await Promise.all([
      fetchCurrent(site, 'Cars', { Hidden: false }),
      fetchCurrent(site, 'Cars', { Status: 'sold' }),
      fetchCurrent(site, 'Blogs'),
    ]);
    const cars = [...new Map([...visible, ...sold].map((car) => [car.id, car])).values()];
    return goodIfNone(
      [...findDifferences('cars', report, cars), ...findDifferences('blogs', report, blogs)].map(
        ({ title, id, change }) => `${title || id} (${change})`,
      ),
      `Built ${report.time}, before these changes: LIST. Dashboard → Publishing: publish.`,
    );
  },
};

async function fetchCurrent(
  site: LiveSite,
  collection: string,
  equal?: Parameters<typeof list>[1],
): Promise<readonly CurrentPage[]> {
  const fields = ['Name', 'Model', 'title', 'Status', 'updatedAt'].map((fieldPath) => ({ fieldPath }));
  const answer = await list(collection, equal, { select: { fields }, limit: undefined })(site);
  if (answer.status !== 200) throw new Error(messageOf(answer));
  return (answer.body as readonly Listed[]).flatMap(({ document }) => (document ? [toPage(document)] : []));
}

function toPage({ name, fields = {} }: NonNullable<Listed['document']>): CurrentPage {
  const texts = [fields.title, fields.Name, fields.Model].map((value) => value?.stringValue);
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    title: texts.filter(Boolean).join(' '),
    version: fields.updatedAt?.timestampValue ? Date.parse(fields.updatedAt.timestampValue) : 0,
    isPublic: true,
    isSold: fields.Status?.stringValue === 'sold',
    soldAt: null,
  };
}
