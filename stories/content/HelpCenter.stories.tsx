import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/HelpCenter', id: 'pages-helpcenter' } satisfies Meta;

export const Guide = sitePage('helpCenter');
export const Ordering = sitePage('helpCenter', '?id=1.1.2');
export const Segregation = sitePage('helpCenter', '?id=1.2.1');
export const Documents = sitePage('helpCenter', '?id=1.2.2');
export const SmallQuantities = sitePage('helpCenter', '?id=1.2.3');
export const Downloads = sitePage('helpCenter', '?id=2');
export const Agreement = sitePage('helpCenter', '?id=3.1');
export const Unknown = sitePage('helpCenter', '?id=9.9');
