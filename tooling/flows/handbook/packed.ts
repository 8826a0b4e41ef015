/** Reads data that the handbook's command has compressed with gzip, by its address; undefined if it is missing. */
export const readPacked = async <Data>(address: string): Promise<Data | undefined> => {
  const { ok, body } = await fetch(address);
  if (!ok || !body) return undefined;
  return (await new Response(body.pipeThrough(new DecompressionStream('gzip'))).json()) as Data;
};
