import { bucketUrl } from '../../src/config/firebaseUrls.ts';
import { heroPath } from '../../src/model/image/hero.ts';
import { advice, type Checks, couldNotTell, good, wrong } from './finding.ts';
import { projectOf } from './live-site.ts';
import { ask, fetchWithin } from './request.ts';
import { deployRules } from './rules.ts';

/** The bucket of pictures and its rules. */
export const storageChecks: Checks = {
  'the bucket answers': async (site) => {
    const { status, message } = await ask(
      site,
      `${bucketUrl(projectOf(site))}?prefix=Hero%2F&delimiter=%2F`,
      { method: 'GET' },
    );
    if (status === 200) return good;
    if (status === 403) return wrong(`It denies visitors the hero image. ${deployRules(site)}`);
    if (status === 402) return wrong('Storage needs the Blaze plan: Firebase console → Upgrade.');
    if (status === 404)
      return wrong(
        'There is no such bucket. Compare VITE_FIREBASE_STORAGE_BUCKET in Netlify with Firebase console → Storage.',
      );
    return couldNotTell(`Storage: ${message}`);
  },
  'visitors cannot list pictures': async (site) => {
    const { status, message } = await ask(
      site,
      `${bucketUrl(projectOf(site))}?prefix=Cars%2F&delimiter=%2F`,
      { method: 'GET' },
    );
    if (status === 403) return good;
    return status === 200 ? wrong(`Anyone can. ${deployRules(site)}`) : couldNotTell(`Storage: ${message}`);
  },
  'visitors cannot change pictures': async (site) => {
    // An upload would stay where it is allowed. The rules let the same people upload and delete, and to delete a file
    // that does not exist changes nothing.
    const file = encodeURIComponent(`Cars/${crypto.randomUUID()}.webp`);
    const { status, message } = await ask(site, `${bucketUrl(projectOf(site))}/${file}`, {
      method: 'DELETE',
    });
    if (status === 403) return good;
    return [200, 204, 404].includes(status)
      ? wrong(`Anyone can. ${deployRules(site)}`)
      : couldNotTell(`Storage: ${message}`);
  },
  'Backup can download pictures': async (site) => {
    const url = `${bucketUrl(projectOf(site))}/${encodeURIComponent(heroPath)}?alt=media`;
    const { status, headers } = await fetchWithin(url, { headers: { Origin: site.origin } });
    if (status !== 200) return couldNotTell(`The hero image answers ${status}.`);
    if (['*', site.origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')) return good;
    return advice(
      `Dashboard → Backup needs a CORS rule for ${site.origin}: README → Backups. \`npm run backup\` needs none.`,
    );
  },
};
