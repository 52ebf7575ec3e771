import { fieldNames } from './fields.ts'

/** What the front door asks of every form: its signed token, and a field that only programs fill in. */
export const DoorFields = ({ token }: { token: string }) => (
  <>
    <input type="hidden" name={fieldNames.token} value={token} />
    <div hidden aria-hidden>
      <label>
        Leave this field empty
        <input type="text" name={fieldNames.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)
