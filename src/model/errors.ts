/** What can go wrong where the database is read. 'refused' comes with its own words as the detail. */
export type LoadErrorCode =
  | 'database/timeout'
  | 'database/unreachable'
  | 'database/unreadable'
  | 'database/notReady'
  | 'database/refused';

/**
 * What can go wrong where the shipment sheet is read. 'refused' comes with the HTTP status as the detail,
 * 'missingColumns' with their names.
 */
export type SheetErrorCode =
  | 'shipments/timeout'
  | 'shipments/unreachable'
  | 'shipments/refused'
  | 'shipments/incomplete'
  | 'shipments/webPage'
  | 'shipments/empty'
  | 'shipments/missingColumns'
  | 'shipments/openQuote';

/** The codes a visitor is told of in words (src/locales/messageOf.ts). */
export type ErrorCode = 'app/unreachable' | LoadErrorCode | SheetErrorCode;
