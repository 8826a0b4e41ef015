/** A declaration among its documents, checked. */
export function Picture() {
  return (
    <>
      <path d="M0 176h360v24H0Z" className="fill-brand-200" />
      <path d="m92 70 92-16 18 112-92 16Z" className="fill-brand-200" />
      <path d="m176 58 92 14-16 112-92-14Z" className="fill-brand-500" />
      <path d="M126 44h82l26 26v122H126Z" fill="#fff" />
      <path d="m208 44 26 26h-26Z" className="fill-brand-200" />
      <path d="M140 62h46" className="stroke-brand-800" strokeWidth="6" />
      <path
        d="M140 80h80m-80 12h80m-80 12h54m-54 26h40m-40 12h40m-40 12h28"
        className="stroke-brand-200"
        strokeWidth="4"
      />
      <path d="m206 98 16 16-16 16-16-16Z" fill="#d3222a" />
      <path d="M206 105c1 3 5 5 5 9a5 5 0 0 1-10 0c0-4 4-5 5-9Z" fill="#fff" />
      <circle cx="214" cy="160" r="22" className="fill-success" />
      <path
        d="m204 160 8 8 13-15"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
