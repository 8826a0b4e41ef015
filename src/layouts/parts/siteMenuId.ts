/** The id of the menu, for the button that opens it. */
export const siteMenuId = 'site-menu';
