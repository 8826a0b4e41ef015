import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  /** Renders the fallback with the error's HTTP status, 500 if it has none, and the id of the failed request. */
  fallback: (status: number, requestId?: string) => ReactNode;
  children: ReactNode;
}

const statusOf = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 500;
  const { status, response } = error as { status?: unknown; response?: { status?: unknown } };
  const found = [status, response?.status].find((one) => typeof one === 'number');
  return found ?? 500;
};

const requestIdOf = (error: unknown): string | undefined =>
  error instanceof Error && 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;

interface Failure {
  status: number;
  requestId: string | undefined;
}

/** Keeps a page's failure within the page (specification section 8, generic error); its key must be the route. */
export class RouteBoundary extends Component<Props, { failure: Failure | undefined }> {
  override state = { failure: undefined as Failure | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { status: statusOf(error), requestId: requestIdOf(error) } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.status, failure.requestId) : this.props.children;
  }
}
