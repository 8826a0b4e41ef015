/** A tank truck on the road, with its orange plate and its label. */
export function Picture() {
  return (
    <>
      <path d="M0 160c50-34 96-36 142-14 66-40 138-38 218 2v20H0Z" className="fill-brand-200" opacity=".8" />
      <path d="M0 166h360v34H0Z" className="fill-brand-800" />
      <path d="M8 186h40m30 0h40m30 0h40m30 0h40m30 0h40" className="stroke-brand-200" strokeWidth="3" />
      <path d="M254 166V92c0-6 4-10 10-10h24c6 0 10 2 13 8l14 30c2 4 3 8 3 12v34Z" className="fill-brand-600" />
      <path d="M274 92h16c3 0 5 2 6 4l12 26h-34Z" className="fill-brand-100" />
      <path d="M300 146h18v8h-18Z" className="fill-hazard" />
      <path d="M44 158h270v8H44Z" className="fill-brand-900" />
      <rect x="44" y="82" width="204" height="70" rx="32" fill="#fff" />
      <path d="M46 128c4 15 16 24 30 24h140c16 0 27-9 31-24Z" className="fill-brand-200" />
      <path d="M96 82v70m50-70v70m50-70v70" className="stroke-brand-500" strokeWidth="2" opacity=".5" />
      <path d="M116 74h60v8h-60Z" className="fill-brand-500" />
      <path d="m121 98 18 18-18 18-18-18Z" fill="#d3222a" stroke="#fff" strokeWidth="2" />
      <path d="M121 106c1 4 5 5 5 10a5 5 0 0 1-10 0c0-4 4-5 5-10Z" fill="#fff" />
      <path d="M156 108h32v18h-32Z" className="fill-hazard stroke-black" strokeWidth="2" />
      <path d="M156 117h32" className="stroke-black" strokeWidth="2" />
      <path
        d="M76 168h.1m32 0h.1m160 0h.1m30 0h.1"
        strokeWidth="26"
        strokeLinecap="round"
        className="stroke-brand-900"
      />
      <path
        d="M76 168h.1m32 0h.1m160 0h.1m30 0h.1"
        strokeWidth="10"
        strokeLinecap="round"
        className="stroke-brand-200"
      />
    </>
  );
}
