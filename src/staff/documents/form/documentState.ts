import type { ConflictError } from '../../../data/staff/errors.ts';

/**
 * The steps of a form. A conflict is shown over a form that failed; it is resolved by saving again.
 *
 *     restoring ◄──► editing ──► waiting ──► asking ──► saving ──► saved
 *                    ▲ ▲ │ ▲        │         │ ▲       ▲ │
 *                    │ │ └─┼────────┼─────────┼─┘ ──────┘ │
 *                    │ │   └────────┴─────────┘           │
 *                    │ └─ the router has cancelled ── failed ◄┘
 */
const moves = {
  editing: ['restoring', 'waiting', 'asking', 'saving'],
  /** A draft is loaded, which replaces the content. */
  restoring: ['editing'],
  /** The question about refused pictures. */
  waiting: ['editing', 'asking', 'saving'],
  /** The question before saving. */
  asking: ['editing', 'saving'],
  saving: ['failed', 'saved'],
  /** Until the router has cancelled the navigation: an editable form would ask about it. */
  failed: ['editing', 'saving'],
  saved: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Step = keyof typeof moves;

/** The document of a form, its versions, and how far its save is. */
export interface DocumentState<Form> {
  readonly step: Step;
  readonly id: string;
  /** The form as opened, or null for a new document. */
  readonly base: Form | null;
  /** The form at its last attempt to save, or null. */
  readonly submitted: Form | null;
  /** Changes when the content is replaced: a key for uncontrolled fields. */
  readonly revision: number;
  readonly conflict: ConflictError | null;
  /** Of each upload, 0 to 1, by path. */
  readonly progress: ReadonlyMap<string, number>;
}

export type DocumentEvent<Form> =
  | { readonly type: 'go'; readonly to: Exclude<Step, 'failed'> }
  | { readonly type: 'fail'; readonly conflict: ConflictError | null }
  | { readonly type: 'progress'; readonly path: string; readonly part: number }
  | { readonly type: 'submit'; readonly form: Form }
  /** Replaces the content, and what it is compared with. */
  | ({ readonly type: 'replace' } & Partial<Pick<DocumentState<Form>, 'id' | 'base' | 'submitted'>>)
  | { readonly type: 'closeConflict' };

/** Ignores invalid transitions, such as a second press. */
export function reduceDocument<Form>(
  state: DocumentState<Form>,
  event: DocumentEvent<Form>,
): DocumentState<Form> {
  const follows = (to: Step) => (moves[state.step] as readonly Step[]).includes(to);
  switch (event.type) {
    case 'go':
      if (!follows(event.to)) return state;
      return event.to === 'saving'
        ? { ...state, step: 'saving', conflict: null, progress: new Map() }
        : { ...state, step: event.to };
    case 'fail':
      return follows('failed') ? { ...state, step: 'failed', conflict: event.conflict } : state;
    case 'progress':
      return { ...state, progress: new Map(state.progress).set(event.path, event.part) };
    case 'submit':
      return { ...state, submitted: event.form };
    case 'replace': {
      const { type: _, ...replaced } = event;
      return { ...state, ...replaced, revision: state.revision + 1 };
    }
    case 'closeConflict':
      return { ...state, conflict: null };
  }
}
