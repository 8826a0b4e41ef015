import { html } from 'hono/html';
import type { Markup } from './page.ts';

/** A table of messages without a carrier; `none` instead if there are none. */
export const messageTable = (columns: readonly string[], rows: readonly Markup[], none: Markup | ''): Markup | '' =>
  rows.length === 0
    ? none
    : html`<table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th>${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`;
