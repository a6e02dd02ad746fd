/** Errors of Google's APIs: a canonical code, its HTTP status and number, and a message. Source: google.rpc.Code. */
const CODES = {
  UNKNOWN: { http: 500, grpc: 2 },
  INVALID_ARGUMENT: { http: 400, grpc: 3 },
  NOT_FOUND: { http: 404, grpc: 5 },
  ALREADY_EXISTS: { http: 409, grpc: 6 },
  PERMISSION_DENIED: { http: 403, grpc: 7 },
  FAILED_PRECONDITION: { http: 400, grpc: 9 },
  ABORTED: { http: 409, grpc: 10 },
  UNIMPLEMENTED: { http: 501, grpc: 12 },
} as const;

export type Code = keyof typeof CODES;

export class FirestoreError extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code;
  }

  /** The HTTP status of the response. */
  get httpStatus(): number {
    return CODES[this.code].http;
  }

  /** The number of the code in `google.rpc.Status`. */
  get grpcCode(): number {
    return CODES[this.code].grpc;
  }

  /** The JSON body of an error response. Omits an empty message, as the official emulator does. */
  toJSON() {
    const message = this.message === '' ? {} : { message: this.message };
    return { error: { code: this.httpStatus, ...message, status: this.code } };
  }
}

export const invalidArgument = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);
export const notFound = (message: string) => new FirestoreError('NOT_FOUND', message);
export const alreadyExists = (message: string) => new FirestoreError('ALREADY_EXISTS', message);
export const permissionDenied = (message: string) => new FirestoreError('PERMISSION_DENIED', message);
export const failedPrecondition = (message: string) => new FirestoreError('FAILED_PRECONDITION', message);
export const aborted = (message: string) => new FirestoreError('ABORTED', message);
export const unimplemented = (what: string) =>
  new FirestoreError('UNIMPLEMENTED', `${what} is not implemented by this Firestore stand-in`);

/** Reads the field of a message that clients of this product never send. */
export const readUnimplemented = (what: string) => (): never => {
  throw unimplemented(what);
};

/** The official emulator's response to any body or parameter that does not fit its request message. */
export const invalidPayload = () => invalidArgument("Payload isn't valid for request.");
