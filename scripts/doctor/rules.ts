import { type Check, type Checks, couldNotTell, type Finding, good, wrong } from './finding.ts';
import { deleteNothing, equals, getDocument, runQuery } from './firestore.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import type { Answer } from './request.ts';

const list = (collectionId: string, where?: object) => (site: LiveSite) =>
  runQuery(site, { from: [{ collectionId }], limit: 1, ...(where && { where }) });
const get = (path: string) => (site: LiveSite) => getDocument(site, path);

/** The rules of Firestore, as a visitor meets them. Nothing here stores or removes anything. */
export const ruleChecks: Checks = {
  'visitors can list public cars': async (site) => {
    const answer = await list('Cars', equals('Hidden', false))(site);
    if (answer.status === 200) return good;
    if (answer.code === 'PERMISSION_DENIED')
      return wrong(`The database denies visitors the public cars. ${deployRules(site)}`);
    if (answer.code === 'NOT_FOUND')
      return wrong(
        `${answer.message} Firebase console → Firestore: create the database, or correct VITE_FIREBASE_PROJECT_ID in Netlify.`,
      );
    return couldNotTell(`Firestore: ${answer.message}`);
  },
  'visitors cannot list hidden cars': isDenied(list('Cars', equals('Hidden', true))),
  'visitors cannot list cars without a filter': isDenied(list('Cars')),
  'visitors cannot list hidden reviews': isDenied(list('HiddenReviews')),
  'visitors cannot list staff': isDenied(list('Staff')),
  'visitors cannot read the build hook': isDenied(get('Settings/publishing')),
  'visitors cannot read the team': isDenied(get('Settings/access')),
  'visitors cannot read other collections': isDenied(list('Unknown')),
  'visitors cannot change cars': isDenied((site) => deleteNothing(site, 'Cars')),
  'visitors cannot write to other collections': isDenied((site) => deleteNothing(site, 'Unknown')),
};

function isDenied(request: (site: LiveSite) => Promise<Answer>): Check {
  return async (site): Promise<Finding> => {
    const answer = await request(site);
    if (answer.code === 'PERMISSION_DENIED') return good;
    if (answer.status === 200) return wrong(`Anyone can. ${deployRules(site)}`);
    return couldNotTell(`Firestore: ${answer.message}`);
  };
}

export function deployRules(site: LiveSite): string {
  return `Deploy the rules: npx firebase deploy --only firestore,storage --project ${projectOf(site).firebase.projectId}`;
}
