import { Component, type ReactNode } from 'react';
import { messageOf } from '../../locales/messageOf.ts';
import type { LoadFailure } from '../lazyPart.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

interface Props {
  readonly children: ReactNode;
  /** Defaults to the message of SPEC 2. */
  readonly fallback?: ((error: unknown) => ReactNode) | undefined;
  /** Clears the error when any of them changes. */
  readonly resetKeys?: readonly unknown[];
  /** By default loads failed code again, or else reloads the page. */
  readonly onRetry?: (() => void) | undefined;
}

interface State {
  readonly failure: { readonly error: LoadFailure | undefined } | null;
  readonly resetKeys: readonly unknown[];
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKeys: this.props.resetKeys ?? [] };

  static getDerivedStateFromError(error: LoadFailure | undefined): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKeys = [] }: Props, state: State): State | null {
    const isSame = resetKeys.every((key, index) => Object.is(key, state.resetKeys[index]));
    return isSame ? null : { failure: null, resetKeys };
  }

  override componentDidCatch(error: LoadFailure) {
    error?.loadAgain?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    const { fallback, onRetry = error?.loadAgain && (() => this.setState({ failure: null })) } = this.props;
    if (fallback) return fallback(error);
    return <ErrorMessage message={messageOf(error)} onRetry={onRetry} />;
  }
}
