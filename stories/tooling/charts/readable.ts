/** Marks a promise as React's `use` marks those it waited for: once it is kept it is read at once, without a wait. */
export const readable = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
};
