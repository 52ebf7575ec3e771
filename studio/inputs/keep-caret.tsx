import { Component, type ReactNode, type RefObject } from 'react'
import { movedCaret } from './moved-caret.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

interface Props {
  field: RefObject<Field | null>
  children?: ReactNode
}

interface Snapshot {
  text: string
  start: number
  end: number
}

/**
 * Around a text field: keeps the caret beside the letters it stands at while somebody else writes in the same field. The
 * browser sets it to the end whenever a script changes the text, and what is typed next would land there.
 */
export class KeepCaret extends Component<Props> {
  // A class, because no hook runs between rendering and the change of the field.
  override getSnapshotBeforeUpdate(): Snapshot | null {
    const field = this.props.field.current
    if (!field || field !== document.activeElement) return null
    const { value: text, selectionStart: start, selectionEnd: end } = field
    // Fields of some types, such as email, have no caret that scripts may read.
    return start === null || end === null ? null : { text, start, end }
  }

  override componentDidUpdate(_before: Props, _state: unknown, snapshot: Snapshot | null) {
    const field = this.props.field.current
    if (!field || !snapshot || field.value === snapshot.text) return
    const { text, start, end } = snapshot
    field.setSelectionRange(movedCaret(text, field.value, start), movedCaret(text, field.value, end))
  }

  override render() {
    return this.props.children
  }
}
