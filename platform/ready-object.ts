/**
 * An object that a caller in the same process has as JSON already: it is stored as it is. `JSON.stringify` writes it as
 * the object it stands for.
 */
export class ReadyObject {
  [attribute: string]: unknown
  readonly objectID: string
  readonly json: string

  constructor(objectID: string, json: string) {
    this.objectID = objectID
    this.json = json
  }

  toJSON(): Record<string, unknown> {
    return JSON.parse(this.json)
  }
}
