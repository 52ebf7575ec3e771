import { Box, Flex, TextInput } from '@sanity/ui'
import { type StringInputProps, set, unset } from 'sanity'

/** A text field for the code of a colour, beside the browser's colour picker. */
export function ColourInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const write = (colour: string) => onChange(colour ? set(colour.toLowerCase()) : unset())
  return (
    <Flex gap={2} align="center">
      <input
        type="color"
        aria-label="Pick a colour"
        value={/^#[0-9a-f]{6}$/i.test(value ?? '') ? value : '#ffffff'}
        disabled={readOnly}
        onChange={(event) => write(event.currentTarget.value)}
        style={{
          width: 40,
          height: 33,
          padding: 2,
          border: 0,
          background: 'none',
          opacity: value ? 1 : 0.35,
        }}
      />
      <Box flex={1}>
        <TextInput
          {...elementProps}
          value={value ?? ''}
          readOnly={readOnly}
          placeholder="#1f5eff"
          spellCheck={false}
          onChange={(event) => write(event.currentTarget.value.trim())}
        />
      </Box>
    </Flex>
  )
}
