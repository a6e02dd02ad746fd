/** The part of the package that the local host uses; it has no types of its own. */
declare module 'netlify-redirector' {
  interface Matcher {
    match(request: {
      readonly scheme: string;
      readonly host: string;
      /** As requested, encoded. */
      readonly path: string;
      readonly query: string;
      getHeader(name: string): string;
      getCookie(name: string): string;
    }): { readonly to: string; readonly status: number; readonly force: boolean } | null;
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
