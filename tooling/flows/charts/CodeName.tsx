/** A name of the code beside its Chinese meaning, as small print; a page has no other foreign text. */
export const CodeName = ({ children }: { children: string }) => <code lang="en">{children}</code>;
