/** What a test may do with a request before it is answered; undefined lets it through. */
export type Intercept = (request: FetchRequest) => Response | Promise<Response> | undefined;

export interface FetchRequest {
  readonly url: string;
  readonly method: string;
  /** Parsed JSON, or null. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The body as it was sent. */
  readonly content: RequestInit['body'];
  /** Parsed JSON of the database's response, once received. */
  answer?: unknown;
  /** Lets it through, for a test that loses or delays the response. */
  pass(): Promise<Response>;
}
