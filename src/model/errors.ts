/** The detail of 'refused' is the database's message. */
export type LoadErrorCode =
  | 'database/timeout'
  | 'database/unreachable'
  | 'database/unreadable'
  | 'database/notReady'
  | 'database/refused';

/** The detail of 'refused' is the HTTP status, of 'missingColumns' their names. */
export type SheetErrorCode =
  | 'shipments/timeout'
  | 'shipments/unreachable'
  | 'shipments/refused'
  | 'shipments/incomplete'
  | 'shipments/webPage'
  | 'shipments/empty'
  | 'shipments/missingColumns'
  | 'shipments/openQuote';

/** Codes with a message on any page (src/locales/messageOf.ts). */
export type ErrorCode = 'app/unreachable' | LoadErrorCode;
