export interface Deferred<T> {
  promise: Promise<T>
  resolve: (value: T) => void
}

/** A promise for a test to keep open. (Promise.withResolvers is not in Node 20.) */
export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
