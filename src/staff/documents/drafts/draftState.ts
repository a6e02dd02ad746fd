import type { Draft } from './drafts.ts';

/**
 * The form's own draft, and an earlier one that it offers:
 *
 *     clean ── changed ──► dirty ── pause ──► stored or failed ── pause ──► stored or failed
 *       ▲                    │                       │
 *       └────── undone ──────┴───────────────────────┘
 *
 *     searching ── found ──► offered ── restored ──► none: the own draft has its key
 *         ▲                     │
 *         └───── discarded ─────┘
 */
export interface DraftState {
  /** Of the own draft. */
  readonly key: string;
  readonly own: 'clean' | 'dirty' | 'stored' | 'failed';
  /** When the own draft was stored last. */
  readonly savedAt: Date | null;
  readonly offered: Draft<unknown> | null;
  /** Counts the searches for a draft to offer. */
  readonly search: number;
}

export type DraftEvent =
  | { readonly type: 'changed' | 'undone' | 'stored' | 'failed' | 'discarded' | 'search' }
  | { readonly type: 'found'; readonly draft: Draft<unknown> }
  | { readonly type: 'restored'; readonly key: string };

export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'changed':
      return state.own === 'clean' ? { ...state, own: 'dirty' } : state;
    case 'undone':
      return state.own === 'clean' ? state : { ...state, own: 'clean', savedAt: null };
    case 'stored':
      return { ...state, own: 'stored', savedAt: new Date() };
    case 'failed':
      return { ...state, own: 'failed' };
    case 'found':
      return { ...state, offered: event.draft };
    case 'restored':
      return { ...state, key: event.key, offered: null };
    case 'discarded':
      return { ...state, offered: null };
    case 'search':
      return { ...state, search: state.search + 1 };
  }
}
