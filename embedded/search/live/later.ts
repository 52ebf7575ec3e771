/** A promise that is settled from outside. One that nobody waits for may fail. */
export class Later<T> {
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
