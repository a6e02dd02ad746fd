import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';

/** A redirect, or a rewrite if its status is 200 or 404. */
export interface HostRule {
  /** A path of the site or a URL. */
  readonly to: string;
  readonly status: number;
  /** Whether it applies even if the path has a file. */
  readonly force: boolean;
}

export interface HostRules {
  /** The first matching rule of `_redirects` and then of netlify.toml. */
  findRule(pathname: string): HostRule | null;
  /** The headers for a requested path, whatever file it is rewritten to. */
  headersFor(pathname: string): Readonly<Record<string, string>>;
}

/** https://docs.netlify.com/manage/routing/headers#limitations: Netlify sets these itself. */
const ignoredHeaders =
  /^(accept-ranges|age|allow|alt-svc|connection|content-(encoding|length|range)|date|location|server|set-cookie|trailer|transfer-encoding|upgrade)$/i;

/**
 * Loads a site's routing rules with Netlify's own parsers and its compiled matcher, so that splats, placeholders and
 * trailing slashes match as they do in production.
 * @param outDir has `_headers` and `_redirects`; each may be missing
 * @throws if a file has errors
 */
export async function loadHostRules(outDir: string, configFile = 'netlify.toml'): Promise<HostRules> {
  const redirects = await loadRedirects(join(outDir, '_redirects'), configFile);
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), {});
  const headers = await loadHeaders(join(outDir, '_headers'), configFile);
  return {
    findRule: (path) =>
      matcher.match({
        scheme: 'https',
        host: 'site',
        path,
        query: '',
        getHeader: () => '',
        getCookie: () => '',
      }),
    headersFor: (pathname) => {
      const matching = headers.filter(({ forRegExp }) => forRegExp.test(pathname));
      return Object.assign({}, ...matching.map(({ values }) => values));
    },
  };
}

async function loadRedirects(file: string, configFile: string) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    netlifyConfigPath: configFile,
    configRedirects: [],
    minimal: false,
  });
  refuseErrors(errors);
  // The matcher has other names for two fields.
  return (redirects as readonly { readonly from: string; readonly query: object }[]).map(
    ({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }),
  );
}

async function loadHeaders(file: string, configFile: string): Promise<readonly Header[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: configFile,
    configHeaders: undefined,
    minimal: false,
  });
  refuseErrors(errors);
  return (headers as readonly Header[]).map(({ values, ...rule }) => ({
    ...rule,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !ignoredHeaders.test(name))),
  }));
}

function refuseErrors(errors: readonly Error[]): void {
  if (errors.length > 0)
    throw new AggregateError(errors, `Netlify would refuse these rules:\n${errors.map(String).join('\n')}`);
}
