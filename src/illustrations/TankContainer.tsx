/** A twenty-foot tank container, 150 by 64, with the label of flammable liquids. */
export function TankContainer() {
  return (
    <g>
      <rect x="9" y="9" width="132" height="46" rx="21" className="fill-brand-100" />
      <path d="M13 40c2 9 9 15 17 15h90c8 0 15-6 17-15Z" className="fill-brand-200" />
      <path d="M46 9v46M75 9v46M104 9v46" className="stroke-brand-500" strokeOpacity=".45" strokeWidth="2" />
      <path d="M62 5h26v4H62Z" className="fill-brand-500" />
      <path d="M3 3h144v58H3ZM3 3l16 58M147 3l-16 58" fill="none" className="stroke-brand-500" strokeWidth="4" />
      <path d="M1 1h7v7H1ZM142 1h7v7h-7ZM1 56h7v7H1ZM142 56h7v7h-7Z" className="fill-brand-700" />
      <path d="m89.5 20 12 12-12 12-12-12Z" fill="#d3222a" stroke="#fff" />
      <path d="M89.5 25c.6 2.4 3.4 3.4 3.4 6.6a3.4 3.4 0 0 1-6.8 0c0-2.6 2.4-3.8 3.4-6.6Z" fill="#fff" />
    </g>
  );
}
