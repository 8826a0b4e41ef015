/** A name of the code next to its Chinese meaning, in small print; a page has no other foreign text. */
export const CodeName = ({ children }: { children: string }) => <code lang="en">{children}</code>;
