/** A request the function does not sendMail, and what it answers instead. */
export class HttpError extends Error {
  readonly status: number;
  /** The fields at fault, where it is the fields. */
  readonly fields: readonly string[] | undefined;

  /** @param message is told to the visitor, so it gives nothing away */
  constructor(status: number, message: string, fields?: readonly string[]) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
