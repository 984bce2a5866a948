import { Component, type ReactNode } from 'react';
import type { ErrorDetail } from './EmbedElement.ts';

interface FailureBoundaryProps {
  readonly onFailure: (detail: ErrorDetail) => void;
  readonly children: ReactNode;
}

/** Shows a sentence instead of an element that cannot be drawn, and reports the error to the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    this.props.onFailure({ code: 'E_ELEMENT', status: 0, message });
  }

  override render() {
    // Uses no components of ours, since they may be what failed.
    if (this.state.hasFailed) return <p role="alert">This part of the page failed. Reload the page to try again.</p>;
    return this.props.children;
  }
}
