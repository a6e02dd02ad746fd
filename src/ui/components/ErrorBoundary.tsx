import { Component, type ReactNode } from 'react';
import { messageOf } from '../../locales/messageOf.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

interface Props {
  readonly children: ReactNode;
  /** Defaults to the message of SPEC 2. */
  readonly fallback?: (error: unknown) => ReactNode;
  /** Clears the error when any of them changes. */
  readonly resetKeys?: readonly unknown[];
  readonly onRetry?: () => void;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKeys: readonly unknown[];
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKeys: this.props.resetKeys ?? [] };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKeys = [] }: Props, state: State): State | null {
    const isSame = resetKeys.every((key, index) => Object.is(key, state.resetKeys[index]));
    return isSame ? null : { failure: null, resetKeys };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { fallback, onRetry } = this.props;
    if (fallback) return fallback(failure.error);
    return <ErrorMessage message={messageOf(failure.error)} {...(onRetry && { onRetry })} />;
  }
}
