export { bundleLauncher, preload } from './bundle.ts';
export { type FirestoreOptions, type RunningFirestore, startFirestore } from './firestore/server.ts';
export { findOfficialFirestore, NoOfficialEmulator } from './official/find.ts';
export { type OfficialFirestore, startOfficialFirestore } from './official/start.ts';
export { loadRules, type Ruleset } from './rules/ruleset.ts';
export type { Block, PatternSegment } from './rules/syntax/ast.ts';
