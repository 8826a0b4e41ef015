import type { ReactNode } from 'react';

interface Props {
  picture?: ReactNode;
  code?: ReactNode;
  title: string;
  /** The same in English. */
  latin?: string;
  text: string;
  /** Links and buttons to continue with. */
  actions: ReactNode;
  children?: ReactNode;
}

/** An error page that replaces another: what happened, and where to go from here. */
export function ErrorPage({ picture, code, title, latin, text, actions, children }: Props) {
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center sm:py-16">
      {picture}
      {code && <p className="text-3xl font-bold text-brand-700 tabular-nums">{code}</p>}
      <h1 className="mt-2 text-2xl font-semibold">{title}</h1>
      {latin && (
        <p lang="en" className="text-ink-soft">
          {latin}
        </p>
      )}
      <p className="mt-3 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      {children}
    </section>
  );
}
