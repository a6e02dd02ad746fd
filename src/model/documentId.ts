/** The longest id Firestore takes, in bytes of UTF-8. */
const maxIdBytes = 1500;

/**
 * Whether Firestore can have a document of this id: the others it answers with an error, as it should with "none"
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export function isDocumentId(text: string): boolean {
  if (text === '' || text === '.' || text === '..' || text.includes('/')) return false;
  return !/^__.*__$/s.test(text) && new TextEncoder().encode(text).length <= maxIdBytes;
}
