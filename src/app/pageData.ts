import type { InitialData } from '#src/api/initialData.ts';

/** The data in a prerendered document: its address and the responses it was rendered with. */
export interface PageData extends InitialData {
  path: string;
  query: string;
}

const elementId = 'page-data';

/** Reads the data of a document; undefined if it was not prerendered. */
export const pageDataIn = (document: Document): PageData | undefined => {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
};

/** JSON for an element of a document: no text in it can close the element. */
export const dataText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The element with a document's data. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${elementId}">${dataText(data)}</script>`;
