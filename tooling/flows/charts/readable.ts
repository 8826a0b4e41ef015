/** Marks a promise as React's `use` does, so that a fulfilled one is read without suspending. */
export const readable = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
};
