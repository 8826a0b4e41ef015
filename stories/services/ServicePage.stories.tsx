import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/ServicePage', id: 'pages-servicepage' } satisfies Meta;

export const AirFreight = sitePage('airFreight');
export const Consolidated = sitePage('consolidated');
export const FullContainerEnquiry = sitePage('fullContainerEnquiry');
export const RailFreight = sitePage('railFreight');

export const SeaRail = sitePage('seaRail');
export const TankContainers = sitePage('tankContainers');
export const Flexitanks = sitePage('flexitanks');
export const Warehousing = sitePage('warehousing');
export const Trucks = sitePage('trucks');
