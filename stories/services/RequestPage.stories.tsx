import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/RequestPage', id: 'pages-requestpage' } satisfies Meta;

export const AirFreight = sitePage('airRequest');
export const RailFreight = sitePage('railRequest');
export const Consolidated = sitePage('consolidatedRequest');
