import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteError } from '#src/app/pages/RouteError.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';

export default { title: 'parts/RouteBoundary', id: 'parts-routeboundary' } satisfies Meta;

export const Passing: StoryObj = {
  render: () => (
    <RouteBoundary fallback={(status) => <RouteError status={status} onRetry={() => {}} />}>
      <p>页面内容</p>
    </RouteBoundary>
  ),
};
