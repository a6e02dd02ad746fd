import { Component, type ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';

interface Props {
  readonly children: ReactNode;
  /** What to show instead; by default the message of SPEC 2. */
  readonly fallback?: (error: unknown) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps the failure of one section from taking the rest of the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { fallback } = this.props;
    return fallback ? fallback(failure.error) : <LoadError message={messageOf(failure.error)} />;
  }
}

/** The words of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
