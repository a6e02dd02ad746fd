/** Firestore's limit, in bytes of UTF-8. */
const maxIdBytes = 1500;

/**
 * Firestore rejects requests with other ids
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export function isDocumentId(text: string): boolean {
  if (text === '' || text === '.' || text === '..' || text.includes('/')) return false;
  return !/^__.*__$/s.test(text) && new TextEncoder().encode(text).length <= maxIdBytes;
}

/** The likely id where none is as it was typed or sent: in small letters, without its sentence's full stop or bracket. */
export function toLikelyId(typed: string): string {
  return typed.toLowerCase().replace(/\W+$/, '');
}
