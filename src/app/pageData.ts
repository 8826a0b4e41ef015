import type { DrawnWith } from '#src/api/initialData.ts';

/** What a prerendered document says of itself: the address it was drawn for and the answers it was drawn with. */
export interface PageData extends DrawnWith {
  path: string;
  query: string;
}

const elementId = 'page-data';

/** Reads what a document says of itself; undefined for one that was not prerendered. */
export const pageDataIn = (document: Document): PageData | undefined => {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
};

/** JSON that may stand in an element of a document: no text in it can close one. */
export const dataText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The element a document carries its data in. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${elementId}">${dataText(data)}</script>`;
