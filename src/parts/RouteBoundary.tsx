import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  /** What is shown instead; told the error's HTTP status, 500 where it has none. */
  fallback: (status: number) => ReactNode;
  children: ReactNode;
}

const statusOf = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 500;
  const { status, response } = error as { status?: unknown; response?: { status?: unknown } };
  const found = [status, response?.status].find((one) => typeof one === 'number');
  return found ?? 500;
};

/** Keeps a page's failure within the page (specification section 8, generic error); key it by the route. */
export class RouteBoundary extends Component<Props, { status: number | undefined }> {
  override state = { status: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { status: statusOf(error) };
  }

  override render() {
    const { status } = this.state;
    return status === undefined ? this.props.children : this.props.fallback(status);
  }
}
