import type { StoryObj } from '@storybook/react-vite';
import centerCss from '#server/auth/center/center.css?raw';
import serviceCss from '#server/app/pages/service.css?raw';

/** Removes the site's own styles, which pages of the service do not have. */
const withoutSite = [
  ':where(.service-page, .service-page :not(svg, svg *)) { all: revert; }',
  'body:has(.service-page) { font: inherit; color: inherit; }',
].join('\n');

/** A page that the service renders, with the service's styles. */
export const servicePage = (page: string): StoryObj => ({
  render: () => (
    <>
      <style>{[withoutSite, serviceCss, centerCss].join('\n')}</style>
      <div className="service-page" dangerouslySetInnerHTML={{ __html: page }} />
    </>
  ),
});
