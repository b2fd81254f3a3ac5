export interface Deferred<T> {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (reason: Error) => void
}

/** A promise that a test can keep pending. (Promise.withResolvers is not in Node 20.) */
export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<T>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  return { promise, resolve, reject }
}
