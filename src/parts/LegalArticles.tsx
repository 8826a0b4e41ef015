import type { LegalText } from '#src/texts/text.ts';

/** A legal text's preamble and articles, their paragraphs numbered within each. */
export function LegalArticles({ text: { preamble, articles } }: { text: LegalText }) {
  return (
    <div className="leading-relaxed break-words">
      <p>{preamble}</p>
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-5">
          <h3 className="font-semibold">{heading}</h3>
          <ol className="mt-1.5 list-decimal space-y-1.5 pl-6 text-ink-soft">
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
