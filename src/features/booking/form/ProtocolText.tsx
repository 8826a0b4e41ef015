import { lazy } from 'react';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { LegalArticles } from '#src/ui/LegalArticles.tsx';
import type { LegalText } from '#src/ui/legalText.ts';
import { inForceSince } from '#src/ui/legalText.ts';
import { protocols } from './protocolTexts.ts';

/** An agreement in full, in a box of its own that scrolls. */
function Protocol({ text }: { text: LegalText }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text.title}
      className="mt-2 max-h-96 overflow-y-auto rounded-md border border-line bg-canvas px-4 py-3 sm:px-6"
    >
      <p className="text-center text-lg font-semibold">{text.title}</p>
      <p className="mb-4 text-center text-sm text-ink-soft">{inForceSince(text)}</p>
      <LegalArticles text={text} />
    </section>
  );
}

const textOf = (line: ServiceLine) =>
  lazy(async () => {
    const text = await protocols[line]();
    return { default: () => <Protocol text={text} /> };
  });

/** The agreement of each line as a view, loaded when it is first drawn. */
export const ProtocolText = Object.fromEntries(serviceLine.options.map((line) => [line, textOf(line)])) as Record<
  ServiceLine,
  ReturnType<typeof textOf>
>;
