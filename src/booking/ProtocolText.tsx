import { shippingProtocol } from '#src/texts/shippingProtocol.ts';
import { inForceSince } from '#src/texts/text.ts';

/** The shipping protocol in full, in a box of its own that scrolls. */
export function ProtocolText() {
  const { title, preamble, articles } = shippingProtocol;
  return (
    <article
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={title}
      className="mt-2 max-h-96 overflow-y-auto rounded-md border border-line bg-canvas px-4 py-3 sm:px-6"
    >
      <h3 className="text-center text-lg font-semibold">{title}</h3>
      <p className="text-center text-sm text-ink-soft">{inForceSince(shippingProtocol)}</p>
      <p className="mt-4 text-ink-soft">{preamble}</p>
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-4">
          <h4 className="font-semibold">{heading}</h4>
          <ol className="mt-1 list-decimal space-y-1 pl-5 text-ink-soft">
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
