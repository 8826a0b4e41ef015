/** Drums, a bulk container and a flask: goods for sale. */
export function Picture() {
  return (
    <>
      <path d="M0 174h360v26H0Z" className="fill-brand-200" />
      <path d="M66 108h40v70H66Zm44 0h40v70h-40Z" className="fill-brand-600" />
      <path d="M66 128h40m-40 24h40m4-24h40m-40 24h40" className="stroke-brand-900" strokeWidth="3" />
      <path d="M66 104h40v6H66Zm44 0h40v6h-40Z" className="fill-brand-900" />
      <path d="m130 132 9 9-9 9-9-9Z" fill="#fff" />
      <path d="M162 90h78v76h-78Z" fill="#fff" />
      <path d="M162 118c20-6 40 6 78 0v48h-78Z" className="fill-brand-200" />
      <path
        d="M162 90h78v76h-78Zm20 0v76m19-76v76m19-76v76m-58-51h78m-78 26h78"
        fill="none"
        className="stroke-brand-800"
        strokeWidth="2.5"
      />
      <path d="M190 82h22v8h-22Z" className="fill-brand-800" />
      <path d="M156 166h90v12h-90Z" className="fill-brand-500" />
      <path d="M262 92v26l-18 44c-4 10 0 16 10 16h40c10 0 14-6 10-16l-18-44V92Z" fill="#fff" />
      <path d="m255 136-11 26c-4 10 0 16 10 16h40c10 0 14-6 10-16l-11-26Z" className="fill-brand-500" />
      <path d="M258 90h32" className="stroke-brand-800" strokeWidth="5" strokeLinecap="round" />
      <path d="M266 160h.1m14-8h.1m4 14h.1" className="stroke-brand-100" strokeWidth="7" strokeLinecap="round" />
    </>
  );
}
