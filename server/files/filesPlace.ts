/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Its address without a slash at the end: `https://s3.example.com/bucket`. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Whether new files go there; otherwise it is read-only, and new files go to the database. */
  isForNew: boolean;
}

/**
 * The parsed `FILES_URL`; undefined for an invalid one. Without a value, and as `database`, files are in the database.
 */
export const filesPlaceOf = (text: string | undefined): 'database' | Bucket | undefined => {
  if (text === undefined || text === 'database') return 'database';
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, origin, pathname, searchParams } = new URL(text);
  const known = new Set(['region', 'new']);
  const placeOfNew = searchParams.get('new') ?? 'bucket';
  const isWrong =
    !/^https?:$/.test(protocol) ||
    username === '' ||
    password === '' ||
    !/^\/[a-z0-9][a-z0-9.-]+$/.test(pathname) ||
    [...searchParams.keys()].some((name) => !known.has(name)) ||
    !['bucket', 'database'].includes(placeOfNew);
  if (isWrong) return undefined;
  return {
    address: origin + pathname,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    isForNew: placeOfNew === 'bucket',
  };
};
