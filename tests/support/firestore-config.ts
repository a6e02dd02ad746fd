import { readFileSync } from 'node:fs';

/** What is deployed to Firestore, for databases in a test's own process. */
export const firestoreRules = readFileSync('firestore.rules', 'utf8');
export const firestoreIndexes = readFileSync('firestore.indexes.json', 'utf8');
