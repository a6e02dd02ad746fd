/** A request the function does not relay, and what it answers instead. */
export class Refusal extends Error {
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
