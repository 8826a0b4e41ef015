/**
 * An open twenty-foot container with a filled flexitank; without a hazard label, because flexitanks carry no dangerous
 * goods.
 */
export function Picture() {
  return (
    <>
      <path d="M0 176V92h58V64h60v28h42V48h16v44h74V72h52v20h58v84Z" className="fill-brand-200" opacity=".7" />
      <path d="M0 176h360v24H0Z" className="fill-brand-800" />
      <path d="M0 176h360" className="stroke-brand-500" strokeWidth="3" />
      <path d="M48 62h204v110H48Z" className="fill-brand-900" />
      <path
        d="M58 166c-6-18-5-44 8-52 16-9 36-4 52-7 20-4 42-5 62 0 18 3 38-1 54 8 12 8 13 34 7 51Z"
        className="fill-brand-50"
      />
      <path
        d="M61 168c-4-10-5-20-3-29 28-9 56 3 88-2 34-6 66-8 97 1 1 10 0 20-3 30Z"
        className="fill-brand-200"
        opacity=".8"
      />
      <path
        d="M112 108c-4 18-4 40 0 60M182 106c5 18 5 42 0 62"
        fill="none"
        className="stroke-brand-500"
        strokeOpacity=".4"
        strokeWidth="2"
      />
      <path d="M140 100h22v9h-22ZM146 94h10v6h-10Z" className="fill-brand-600" />
      <path d="M48 62h204v110H48Z" fill="none" className="stroke-brand-700" strokeWidth="6" />
      <path d="M252 62h34l16 14v104l-16-8h-34Z" className="fill-brand-600" />
      <path d="M286 62l16 14v104l-16-8Z" className="fill-brand-700" />
      <path d="M262 68v98M272 68v98" className="stroke-brand-500" strokeWidth="2" />
      <path
        d="M234 150h26v8h-26ZM260 146h8v16h-8ZM268 152h22c8 0 12 4 12 12v12"
        className="fill-brand-500 stroke-brand-500"
        strokeWidth="1"
      />
      <path d="M45 59h9v9h-9ZM246 59h9v9h-9ZM45 166h9v9h-9ZM246 166h9v9h-9Z" className="fill-brand-800" />
    </>
  );
}
