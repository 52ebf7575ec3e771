import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { type ObjectInputProps, set, setIfMissing } from 'sanity'
import { promoNodeTypes } from '../../schemas/objects/promo-node.ts'

/** Chooses tile or card: sets the `_type` of the node, which decides the fields shown. */
export function PromoNodeInput(props: ObjectInputProps) {
  const { value, onChange, readOnly, renderDefault } = props
  const name = useId()
  const chosen = value?._type ?? 'promoTile'
  return (
    <Stack gap={4}>
      <Stack gap={3} role="radiogroup" aria-label="Tile or card">
        {promoNodeTypes.map(({ value: type, title }) => (
          <Flex key={type} as="label" align="center" gap={2}>
            <Radio
              name={name}
              checked={chosen === type}
              readOnly={readOnly}
              onChange={() => onChange([setIfMissing({ _type: type }), set(type, ['_type'])])}
            />
            <Text size={1}>{title}</Text>
          </Flex>
        ))}
      </Stack>
      {renderDefault(props)}
    </Stack>
  )
}
