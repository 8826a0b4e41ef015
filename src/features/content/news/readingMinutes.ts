const charactersPerMinute = 400;

/** How long it takes to read an article, in minutes begun. */
export const readingMinutes = (html: string): number =>
  Math.ceil(html.replaceAll(/<[^>]*>|\s+/g, '').length / charactersPerMinute);
