import { Search } from 'lucide-react'

/** Field for the words of a search, with its label above it. */
export function WordsField({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-muted" />
        <input
          id={id}
          name="query"
          type="search"
          defaultValue={value}
          maxLength={200}
          className="field pl-10"
        />
      </div>
    </div>
  )
}
