export class HttpError extends Error {
  readonly status: number;
  readonly fields: readonly string[] | undefined;

  /** @param message is sent to the client; must not reveal internals */
  constructor(status: number, message: string, fields?: readonly string[]) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
