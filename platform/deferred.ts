/** A promise that is settled from outside. It may be rejected while nobody waits for it. */
export class Deferred<T> {
  resolve: (value: T) => void = () => {}
  reject: (error: Error) => void = () => {}
  readonly promise: Promise<T>

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
    this.promise.catch(() => undefined)
  }
}
