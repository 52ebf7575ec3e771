/**
 * An object that is JSON already, from a caller in the same process: it is stored as it stands. For everybody else it
 * writes itself out as the object it is.
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
